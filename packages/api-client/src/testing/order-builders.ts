import { ORDER_STATUS, type OrderStatus, type OrderStatusKey } from '@boostdesk/catalogs';
import { OrderEvent, OrderRow, OrderView } from '../contract/order-shapes.ts';
import type { OrderRow as Row, OrderView as View } from '../contract/types.ts';
import { createBuilder } from './create-builder.ts';

/** Fields to change; a status by code or name. */
export type OrderChanges<T extends { readonly status: OrderStatus }> = Partial<Omit<T, 'status'>> & {
  readonly status?: OrderStatus | OrderStatusKey;
};

const AT = '2026-01-02T03:04:05.000Z';

const usual = {
  id: 10_001,
  status: ORDER_STATUS.processing,
  game: 3,
  serviceId: 1,
  service: 'League boosting',
  server: 2,
  platform: 'PC',
  purchase: 'League boosting, Gold IV to Platinum II',
  progress: { kind: 'rank', ladder: 'standard', from: 13, fromLp: 0, now: 16, lp: 50, target: 19, percent: 58 },
  price: { amount: 7400, currency: 'USD' },
  customer: { id: 7, name: 'Mina', image: null },
  booster: { id: 5, name: 'Kaito', image: null },
  createdAt: AT,
} as const satisfies Partial<Row>;

const buildRow = createBuilder('anOrderRow', OrderRow, usual);
const buildView = createBuilder('anOrder', OrderView, { ...usual, paidAt: AT, startedAt: AT });

/** @throws TypeError for an unknown name, which JavaScript may pass */
function toCode(builder: string, status: OrderStatus | OrderStatusKey): OrderStatus {
  if (typeof status === 'number') return status;
  if (Object.hasOwn(ORDER_STATUS, status)) return ORDER_STATUS[status];
  throw new TypeError(
    `${builder}: status is none of ${Object.keys(ORDER_STATUS)
      .map((name) => JSON.stringify(name))
      .join(', ')}`,
  );
}

/** Without a booster before lock-in. */
const fieldsOf = (status: OrderStatus): Partial<Row> =>
  status === ORDER_STATUS.awaiting || status === ORDER_STATUS.unpaid ? { booster: null } : {};

/** Times that an order of a status has, and has not. */
const timesOf = (status: OrderStatus): Partial<View> => ({
  ...(status === ORDER_STATUS.unpaid && { paidAt: null }),
  ...((status === ORDER_STATUS.unpaid || status === ORDER_STATUS.awaiting) && { startedAt: null }),
  ...(status === ORDER_STATUS.paused && { pausedSince: AT }),
  ...(status === ORDER_STATUS.complete && { completedAt: AT }),
});

/** Order in a list, by default of a climb in progress. */
export function anOrderRow({ status = usual.status, ...changes }: OrderChanges<Row> = {}): Row {
  const code = toCode('anOrderRow', status);
  return buildRow({ ...fieldsOf(code), ...changes, status: code });
}

/** Order with everything, by default of a climb in progress: `anOrder({ status: 'paused' })`. */
export function anOrder({ status = usual.status, ...changes }: OrderChanges<View> = {}): View {
  const code = toCode('anOrder', status);
  return buildView({ ...fieldsOf(code), ...timesOf(code), ...changes, status: code });
}

/** Event of an order: it was created. */
export const anOrderEvent = createBuilder('anOrderEvent', OrderEvent);
