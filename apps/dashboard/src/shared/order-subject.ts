import type { OrderView } from '@boostdesk/api-client/contract';
import type { OrderSubject } from '@boostdesk/auth';
import { completionOf } from '@boostdesk/catalogs/progress';

/** Converts an order for the rules of `@boostdesk/auth`. A hidden customer has the id 0, a hidden booster null. */
export const subjectOf = (order: OrderView): OrderSubject => ({
  customerId: order.customer?.id ?? 0,
  boosterId: order.booster?.id ?? null,
  status: order.status,
  gameId: order.game,
  platform: order.platform,
  // The limit is in US cents, which only the server knows and checks.
  priceAmount: null,
  rated: order.rated,
  targetReached: completionOf(order.progress).reached,
  cancelled: order.cancelledAt !== null,
});
