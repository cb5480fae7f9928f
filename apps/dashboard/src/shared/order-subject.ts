import type { OrderView } from '@boostdesk/api-client/contract';
import type { OrderSubject } from '@boostdesk/auth';
import { completionOf } from '@boostdesk/catalogs/progress';

/** An order as the rules of `@boostdesk/auth` see it. What the viewer may not know stands as nobody. */
export const subjectOf = (order: OrderView): OrderSubject => ({
  customerId: order.customer?.id ?? 0,
  boosterId: order.booster?.id ?? null,
  status: order.status,
  gameId: order.game,
  platform: order.platform,
  // In US cents only the server knows it, which alone applies the limit that it is compared with.
  priceAmount: null,
  rated: order.rated,
  targetReached: completionOf(order.progress).reached,
  cancelled: order.cancelledAt !== null,
});
