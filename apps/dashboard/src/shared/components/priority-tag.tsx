import type { OrderRow } from '@boostdesk/api-client/contract';
import { Tag } from '@boostdesk/ui/badge';
import { Trans } from '@lingui/react/macro';

/** Why an order stands before others on the board; nothing where it does not. */
export const PriorityTag = ({ order }: { readonly order: Pick<OrderRow, 'priority'> }) =>
  order.priority ? (
    <Tag tone="warning">
      <Trans>Priority</Trans>
    </Tag>
  ) : null;
