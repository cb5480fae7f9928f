import type { OrderRow } from '@boostdesk/api-client/contract';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { Tag } from '@boostdesk/ui/badge';
import { StatusPill, type StatusPillProps } from '@boostdesk/ui/status-pill';
import { useLingui } from '@lingui/react/macro';

interface OrderStatusProps extends Pick<StatusPillProps, 'variant'> {
  readonly order: Pick<OrderRow, 'cancelledAt' | 'status'>;
}

/** The status of an order; a cancelled order keeps its status and is marked. */
export const OrderStatus = ({ order, variant }: OrderStatusProps) => {
  const { t } = useLingui();
  if (order.cancelledAt !== null) return <Tag tone="danger" icon="ban">{t`Cancelled`}</Tag>;
  return <StatusPill status={order.status} label={statusLabel(order.status)} variant={variant} />;
};
