import type { OrderRow } from '@boostdesk/api-client/contract';

/** An order on the board, as a row of a list from the server. */
export const orderRow = (id: number, changes: Partial<OrderRow> = {}): OrderRow => ({
  id,
  status: 0,
  game: 3,
  serviceId: 1,
  service: 'league-boosting',
  server: 1,
  platform: null,
  purchase: 'LoL boosting, Gold IV to Platinum II',
  progress: { kind: 'count', unit: null, done: 0, target: 2, percent: 0 },
  priority: false,
  price: { amount: 100, currency: 'EUR' },
  earning: null,
  customer: null,
  booster: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  deadline: null,
  cancelledAt: null,
  unread: 0,
  rated: false,
  accountMissing: false,
  look: null,
  ...changes,
});
