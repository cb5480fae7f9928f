import { Tag } from '@boostdesk/ui/badge';
import { useLingui } from '@lingui/react/macro';
import type { Payment } from './api.ts';

/** Labels of the payment state. */
export function usePaymentStateLabels(): Readonly<Record<Payment['state'], string>> {
  const { t } = useLingui();
  return { open: t`Unpaid`, paid: t`Paid`, cancelled: t`Cancelled` };
}

const tones = { open: 'warning', paid: 'success', cancelled: 'neutral' } as const;

export const PaymentState = ({ state }: { readonly state: Payment['state'] }) => (
  <Tag tone={tones[state]}>{usePaymentStateLabels()[state]}</Tag>
);
