import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Empty } from './shapes.ts';

/** Null without the right. */
const Waiting = z.nullable(z.int());

const waiting = {
  /** Offers to review. */
  accountselling: Waiting,
  /** Applications to decide. */
  applications: Waiting,
  /** Reviews to moderate. */
  feedbacks: Waiting,
  /** Payouts to pay. */
  payouts: Waiting,
} as const;

/** Filters for rows that wait for staff. */
export const waitingFilters = {
  accountselling: { state: ['waiting' as const] },
  applications: { status: ['waiting' as const] },
  feedbacks: { status: ['waiting' as const] },
  payouts: { status: ['proposed' as const] },
} satisfies Record<keyof typeof waiting, object>;

/** Calls for staff's work beside orders. */
export const office = {
  /**
   * Returns how many items in each area are waiting for a staff decision; null for areas the user can’t see.
   * @example await client.office.getWaiting();
   */
  getWaiting: defineCall({
    name: 'office.getWaiting',
    method: 'POST',
    path: '/office/getWaiting',
    source: 'Boostdesk',
    right: 'office.getWaiting',
    kind: 'read',
    request: Empty,
    response: z.strictObject(waiting),
    errors: [],
  }),
};
