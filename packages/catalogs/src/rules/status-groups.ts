import { deepFreeze } from '../deep-freeze.ts';
import { ORDER_STATUS, type OrderStatus, type OrderStatusKey } from '../statuses.ts';

const group = (...keys: readonly OrderStatusKey[]): readonly OrderStatus[] =>
  deepFreeze(keys.map((key) => ORDER_STATUS[key]));

// A cancelled order keeps its status and belongs to none of these groups.

/** Paid and not complete. */
export const openStatuses = /* @__PURE__ */ group('awaiting', 'processing', 'paused', 'suspended');
/** Open and not suspended, so that customer and booster can still act. */
export const unsuspendedStatuses = /* @__PURE__ */ group('awaiting', 'processing', 'paused');
/** Open and assigned to a booster, except that a suspended order may have none. */
export const activeStatuses = /* @__PURE__ */ group('processing', 'paused', 'suspended');
/** Assigned to a booster and processing or paused. */
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
