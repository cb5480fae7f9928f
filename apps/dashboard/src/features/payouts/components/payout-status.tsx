import type { Payout } from '@boostdesk/api-client/contract';
import { Tag } from '@boostdesk/ui/badge';
import { useLingui } from '@lingui/react/macro';

export function usePayoutStatusLabels(): Readonly<Record<Payout['status'], string>> {
  const { t } = useLingui();
  return { proposed: t`Proposed`, paid: t({ context: 'payout', message: 'Paid' }) };
}

export const PayoutStatus = ({ payout: { status } }: { readonly payout: Pick<Payout, 'status'> }) => (
  <Tag tone={status === 'paid' ? 'success' : 'warning'}>{usePayoutStatusLabels()[status]}</Tag>
);
