import type { OrderRow } from '@boostdesk/api-client/contract';
import { anOrderRow } from '@boostdesk/api-client/testing';

/** An order on the board, as a row of a list from the server. */
export const orderRow = (id: number, changes: Partial<OrderRow> = {}): OrderRow =>
  anOrderRow({
    id,
    status: 'awaiting',
    service: 'league-boosting',
    server: 1,
    platform: null,
    purchase: 'LoL boosting, Gold IV to Platinum II',
    progress: { kind: 'count', unit: null, done: 0, target: 2, percent: 0 },
    price: { amount: 100, currency: 'EUR' },
    customer: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  });
