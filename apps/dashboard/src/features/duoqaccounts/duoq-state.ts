import { t } from '@lingui/core/macro';
import type { StateView } from '../../shared/components/state-tag.tsx';
import type { DuoqAccount } from './api.ts';

/** Whether an account can be borrowed now. */
export function stateOf({ free, holder, hasLogin }: DuoqAccount): StateView {
  if (free) return { label: t`Available`, tone: 'success' };
  if (holder !== null) return { label: t`Borrowed`, tone: 'accent' };
  return { label: hasLogin ? t`Unavailable` : t`No login details`, tone: 'neutral' };
}
