import { useLingui } from '@lingui/react/macro';
import type { States } from '../../shared/components/state-tag.tsx';
import type { Payment } from './api.ts';

export function usePaymentStates(): States<Payment['state']> {
  const { t } = useLingui();
  return {
    open: { label: t`Unpaid`, tone: 'warning' },
    paid: { label: t`Paid`, tone: 'success' },
    cancelled: { label: t`Cancelled`, tone: 'neutral' },
  };
}
