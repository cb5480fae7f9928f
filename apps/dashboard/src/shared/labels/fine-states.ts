import type { FineLine } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import type { States } from '../components/state-tag.tsx';

export function useFineStates(): States<FineLine['state']> {
  const { t } = useLingui();
  return {
    open: { label: t`Pending`, tone: 'warning' },
    proposed: { label: t`Included in payout`, tone: 'accent' },
    taken: { label: t`Deducted`, tone: 'neutral' },
    lifted: { label: t`Waived`, tone: 'success' },
  };
}
