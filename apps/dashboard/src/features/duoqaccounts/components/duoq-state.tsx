import { Tag } from '@boostdesk/ui/badge';
import { t } from '@lingui/core/macro';
import type { DuoqAccount } from '../duoq-account.ts';

/** Whether an account can be borrowed now, in a word. */
export function standingWord({ free, holder, hasLogin }: DuoqAccount): string {
  if (free) return t`Free`;
  if (holder !== null) return t`Lent`;
  return hasLogin ? t`Off` : t`No login`;
}

function toneOf({ free, holder }: DuoqAccount) {
  if (free) return 'success';
  return holder === null ? 'neutral' : 'accent';
}

export const DuoqState = ({ account }: { readonly account: DuoqAccount }) => (
  <Tag tone={toneOf(account)}>{standingWord(account)}</Tag>
);
