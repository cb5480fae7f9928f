import type { OrderRow } from '@boostdesk/api-client/contract';
import { Tag } from '@boostdesk/ui/badge';
import { StatusPill } from '@boostdesk/ui/status-pill';
import { useLingui } from '@lingui/react/macro';
import { statusLabel } from '../../../i18n/format-order.ts';

/** The status of an order in a list; a cancelled order keeps its status and is marked. */
export const RowStatus = ({ order }: { readonly order: OrderRow }) => {
  const { t } = useLingui();
  if (order.cancelledAt !== null) return <Tag tone="danger" icon="ban">{t`Cancelled`}</Tag>;
  return <StatusPill status={order.status} label={statusLabel(order.status)} variant="plain" />;
};
