import { deepFreeze } from './deep-freeze.ts';
import type { LookupKey, LookupResult } from './lookup-types.ts';

/** Order statuses with their codes and names. */
export const orderStatuses = /* @__PURE__ */ deepFreeze([
  { code: 0, key: 'awaiting', name: 'Awaiting for booster' },
  { code: 1, key: 'processing', name: 'Processing' },
  { code: 2, key: 'complete', name: 'Complete' },
  { code: 3, key: 'paused', name: 'Paused' },
  { code: 4, key: 'suspended', name: 'Suspended' },
  { code: 5, key: 'unpaid', name: 'Unpaid' },
] as const);

/** Order status code. */
export type OrderStatus = (typeof orderStatuses)[number]['code'];
/** Codes alone, for schemas. */
export const orderStatusCodes = /* @__PURE__ */ deepFreeze([
  0, 1, 2, 3, 4, 5,
] as const satisfies readonly OrderStatus[]);

/** Status name for code. */
export type OrderStatusKey = (typeof orderStatuses)[number]['key'];

/** Codes by key. */
export const ORDER_STATUS = /* @__PURE__ */ deepFreeze({
  awaiting: 0,
  processing: 1,
  complete: 2,
  paused: 3,
  suspended: 4,
  unpaid: 5,
} as const satisfies Record<OrderStatusKey, OrderStatus>);

/** Finds a status by code. */
export function orderStatusByCode<const I>(
  code: LookupKey<OrderStatus, I>,
): LookupResult<(typeof orderStatuses)[number], OrderStatus, I>;
export function orderStatusByCode(code: number): (typeof orderStatuses)[number] | undefined {
  return isOrderStatus(code) ? orderStatuses[code] : undefined;
}

/** Whether a value is a status code. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return typeof value === 'number' && orderStatuses[value] !== undefined;
}
