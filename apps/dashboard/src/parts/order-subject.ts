import type { OrderView } from '@boostdesk/api-client/contract';
import type { OrderSubject } from '@boostdesk/auth';

/** An order as the rules of `@boostdesk/auth` see it. What the viewer may not know stands as nobody. */
export const subjectOf = (order: OrderView): OrderSubject => ({
  customerId: order.customer?.id ?? 0,
  boosterId: order.booster?.id ?? null,
  status: order.status,
  gameId: order.game,
  platform: order.platform,
  priceAmount: order.price.amount,
  rated: order.rating !== null,
});
