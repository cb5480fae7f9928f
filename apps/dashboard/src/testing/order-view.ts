import type { OrderView } from '@boostdesk/api-client/contract';
import { orderRow } from './order-row.ts';

/** A paid order on the board, as the response for the order page. */
export const orderView = (id: number, changes: Partial<OrderView> = {}): OrderView => ({
  ...orderRow(id),
  version: 1,
  details: {},
  quote: [],
  startedAt: null,
  completedAt: null,
  paidAt: '2026-11-20T12:00:00.000Z',
  pausedSince: null,
  pausedSeconds: 0,
  estimate: null,
  credentials: { needed: false, saved: false, savedAt: null, erasedAt: null },
  share: null,
  ifStopped: null,
  progressPaid: null,
  suspendedFrom: null,
  ending: null,
  proof: null,
  rating: null,
  events: [],
  won: 0,
  lost: 0,
  ...changes,
});
