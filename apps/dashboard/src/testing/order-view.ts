import type { OrderView } from '@boostdesk/api-client/contract';
import { anOrder } from '@boostdesk/api-client/testing';
import { orderRow } from './order-row.ts';

/** A paid order on the board, as the response for the order page. */
export const orderView = (id: number, changes: Partial<OrderView> = {}): OrderView =>
  anOrder({ ...orderRow(id), version: 1, paidAt: '2026-11-20T12:00:00.000Z', ...changes });
