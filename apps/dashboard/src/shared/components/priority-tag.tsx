import type { OrderRow } from '@boostdesk/api-client/contract';
import { Tag } from '@boostdesk/ui/badge';
import { Trans } from '@lingui/react/macro';

/** Why an order is listed first on the board; renders nothing without priority. */
export const PriorityTag = ({ order }: { readonly order: Pick<OrderRow, 'priority'> }) =>
  order.priority ? (
    <Tag tone="warning">
      <Trans>Priority</Trans>
    </Tag>
  ) : null;
