import { createBoostersRepository } from './boosters.repository.ts';
import { createOrderBoard } from './order-board.ts';
import { createOrderBuying } from './order-buying.ts';
import { createOrderChange } from './order-change.ts';
import { createOrderCredentials } from './order-credentials.ts';
import { createOrderDesk } from './order-desk.ts';
import { createOrderEnding } from './order-ending.ts';
import { createOrderExtra } from './order-extra.ts';
import { createOrderLists } from './order-lists.repository.ts';
import { createOrderPlaying } from './order-playing.ts';
import { createProgressBooking } from './order-progress-booking.ts';
import { createOrderProgressPay } from './order-progress-pay.ts';
import { createOrderReading } from './order-reading.ts';
import { createOrderRelease } from './order-release.ts';
import { createOrdersRepository } from './orders.repository.ts';
import type { OrdersDeps } from './orders-deps.ts';

/** Creates the service for the whole life cycle of orders. */
export function createOrdersService(deps: OrdersDeps) {
  const repositories = {
    orders: createOrdersRepository(),
    boosters: createBoostersRepository(),
    lists: createOrderLists(),
  };
  const reading = createOrderReading({ ...deps, ...repositories });
  const change = { ...deps, ...repositories, reading };
  const changing = createOrderChange(change);
  const endings = createOrderEnding(change);
  const booking = createProgressBooking(change);
  const release = createOrderRelease(change, changing, booking);
  return {
    reading,
    buying: createOrderBuying(change, changing),
    board: createOrderBoard(change, changing),
    playing: createOrderPlaying(change, changing, endings),
    desk: createOrderDesk(change, changing, { booking, endings, release }),
    credentials: createOrderCredentials(change, changing),
    progressPay: createOrderProgressPay(change, changing, booking),
    extra: createOrderExtra(change, changing),
    release,
  };
}

export type OrdersService = ReturnType<typeof createOrdersService>;
