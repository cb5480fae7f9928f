import type { ProgressPayLine } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import type { States } from '../components/state-tag.tsx';

export function useProgressPayStates(): States<ProgressPayLine['state']> {
  const { t } = useLingui();
  return {
    open: { label: t`Pending`, tone: 'warning' },
    proposed: { label: t`Included in payout`, tone: 'accent' },
    paid: { label: t`Paid out`, tone: 'success' },
  };
}
