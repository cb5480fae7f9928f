import { deepFreeze } from '../deep-freeze.ts';
import { ORDER_STATUS, type OrderStatus, type OrderStatusKey } from '../statuses.ts';

const group = (...keys: readonly OrderStatusKey[]): readonly OrderStatus[] =>
  deepFreeze(keys.map((key) => ORDER_STATUS[key]));

// Cancelled orders keep their status and are in none of these groups.

/** Paid and not complete. */
export const openStatuses = /* @__PURE__ */ group('awaiting', 'processing', 'paused', 'suspended');
/** Open and not suspended: customer and booster can act. */
export const unsuspendedStatuses = /* @__PURE__ */ group('awaiting', 'processing', 'paused');
/** Open with a booster, which a suspended order may lack. */
export const activeStatuses = /* @__PURE__ */ group('processing', 'paused', 'suspended');
/** Processing or paused with a booster. */
export const runningStatuses = /* @__PURE__ */ group('processing', 'paused');
/** Open, and only staff answer the customer: no booster yet, or suspended. */
export const unattendedStatuses = /* @__PURE__ */ group('awaiting', 'suspended');
/** Open with a running deadline. */
export const scheduledStatuses = /* @__PURE__ */ group('awaiting', 'processing');
/** Open with a stopped deadline. */
export const stoppedStatuses = /* @__PURE__ */ group('paused', 'suspended');

/** Whether a status is in a group. */
export const isStatusIn = (statuses: readonly OrderStatus[], status: number): boolean =>
  statuses.some((one) => one === status);
