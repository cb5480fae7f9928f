import type { EventName, EventOf } from '../events.ts';
import type { Handlers } from '../router-types.ts';

const at = '2026-01-02T03:04:05.000Z';
const booster = { id: 7, name: 'Mira' };

/** Payload by routed event, without the envelope. */
const fields = {
  message: {
    id: 1,
    order: 10_001,
    seqInOrder: 1,
    sender: { ...booster, role: 2, image: null },
    clientId: null,
    msg: 'hello',
    code: null,
    params: {},
    createdAt: at,
  },
  orderNotification: { type: 'Pause', id: 10_001 },
  poke: { id: 10_001, by: { id: 5, name: 'Mina' } },
  newOrder: { id: 10_002, game: 3, platform: null, server: 'EU-West', purchase: 'Gold IV to Platinum II' },
  newMessage: { to: 5, id: 10_001, seqInOrder: 3 },
  newNotification: { users: [5, 6], message: 'Payout sent' },
  lockinInit: { id: 10_002, booster, until: at },
  lockinStatus: { id: 10_002, status: 'taken', booster },
  orderUpdated: { id: 10_001, status: 1 },
  messagesChanged: { unread: 2 },
  notificationsChanged: {},
  receiptChanged: {
    order: 10_001,
    by: { ...booster, role: 2 },
    deliveredUpTo: 4,
    deliveredAt: at,
    seenUpTo: 0,
    seenAt: null,
  },
  staffViewing: { order: 10_001, connection: 'c', by: { id: 3, name: 'Ada', image: null }, isOpen: true },
  scheduledMessagesChanged: { order: 10_001 },
  typing: { order: 10_001, by: booster },
  messagesSeen: { order: 10_001, upTo: 4, by: 5, at },
  earningsChanged: { payout: null },
  coinsChanged: { balance: 250 },
  accountChanged: { user: 5 },
  settingsChanged: {},
  employeeChanged: {},
} as const satisfies Record<EventName, object>;

export const eventNames = Object.keys(fields) as EventName[];

export function wireEvent(name: EventName, eventId: string, seq: number | null): { name: EventName; payload: object } {
  return { name, payload: { ...fields[name], eventId, seq } };
}

/** Records events as `id`, or `id*` when replayed. */
export function createRecordingHandlers(into: string[]): Handlers {
  const note = (payload: { eventId: string }, { replayed }: { replayed: boolean }) => {
    into.push(replayed ? `${payload.eventId}*` : payload.eventId);
  };
  return Object.fromEntries(eventNames.map((name) => [name, note])) as unknown as Handlers;
}

export function alertEvent<N extends EventName>(name: N, changed: object = {}): EventOf<N> {
  return { name, payload: { ...fields[name], eventId: 'e', seq: null, ...changed } } as unknown as EventOf<N>;
}
