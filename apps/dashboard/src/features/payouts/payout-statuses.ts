import type { Payout } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import type { States } from '../../shared/components/state-tag.tsx';

export function usePayoutStatuses(): States<Payout['status']> {
  const { t } = useLingui();
  return {
    proposed: { label: t`Proposed`, tone: 'warning' },
    paid: { label: t({ context: 'payout', message: 'Paid' }), tone: 'success' },
  };
}
