import { Tag } from '@boostdesk/ui/badge';
import { t } from '@lingui/core/macro';
import type { DuoqAccount } from '../api.ts';

/** Whether an account can be borrowed now. */
export function availabilityLabel({ free, holder, hasLogin }: DuoqAccount): string {
  if (free) return t`Available`;
  if (holder !== null) return t`Borrowed`;
  return hasLogin ? t`Unavailable` : t`No login details`;
}

function toneOf({ free, holder }: DuoqAccount) {
  if (free) return 'success';
  return holder === null ? 'neutral' : 'accent';
}

export const DuoqState = ({ account }: { readonly account: DuoqAccount }) => (
  <Tag tone={toneOf(account)}>{availabilityLabel(account)}</Tag>
);
