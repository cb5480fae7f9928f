import type { OrderRow } from '@boostdesk/api-client/contract';
import { Tag } from '@boostdesk/ui/badge';
import { Trans } from '@lingui/react/macro';

/** Marks an order that is offered to the booster first; renders nothing for others. */
export const FavoriteTag = ({ order }: { readonly order: Pick<OrderRow, 'firstOffer'> }) =>
  order.firstOffer?.isYours === true ? (
    <Tag tone="success">
      <Trans>You’re a preferred booster</Trans>
    </Tag>
  ) : null;
