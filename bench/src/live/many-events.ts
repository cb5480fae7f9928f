import type { ServerEventPayload } from '@boostdesk/realtime/contract';

const ORDERS = 500;

export interface OrderEvent {
  readonly name: 'orderUpdated';
  readonly payload: ServerEventPayload<'orderUpdated'>;
}

/** Changes of some hundred orders with sequence numbers; the last one of each order is its state. */
export const manyEvents = (count: number): OrderEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    name: 'orderUpdated',
    payload: { eventId: `event-${index}`, seq: index + 1, id: 1 + (index % ORDERS), status: (index * 7) % 6 },
  }));
