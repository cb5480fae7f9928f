import { chatRoom, type ServerEventName } from '@boostdesk/realtime/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { finish, paidOrder } from './support/orders.ts';
import { scaled, scaledTimeout } from './support/scale.ts';
import { connectSocket, type SocketClient } from './support/socket-client.ts';

const RUNS = scaled(12, 1000);
/** New users after so many runs, because the list of unread messages ends at a thousand. */
const RUNS_EACH = 50;

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let sockets: SocketClient[];

async function newPeople(): Promise<void> {
  for (const live of sockets) live.close();
  [customer, booster] = [await app.customer(), await app.booster()];
  sockets = [await connectSocket(app.url, customer.token), await connectSocket(app.url, booster.token)];
}

beforeAll(async () => {
  app = await startApp();
  sockets = [];
  await newPeople();
});
afterAll(async () => {
  for (const live of sockets) live.close();
  await app.close();
});

/** A client's state: the status of each order, and the number of unread messages. */
interface Known {
  readonly statuses: Map<number, number>;
  unread: number;
}

async function fetched(person: SignedIn): Promise<Known> {
  const [{ items }, { unreadMsg }] = await Promise.all([
    person.call('order.getList', { scope: 'mine', limit: 20 }),
    person.call('chatMessage.getMessageList', { offset: 0 }),
  ]);
  return { statuses: new Map(items.map(({ id, status }) => [id, status])), unread: unreadMsg.length };
}

const applied: { readonly [N in ServerEventName]?: (known: Known, payload: Record<string, unknown>) => void } = {
  orderUpdated: ({ statuses }, { id, status }) => statuses.set(Number(id), Number(status)),
  messagesChanged: (known, { unread }) => {
    known.unread = Number(unread);
  },
};

async function catchUp(person: SignedIn, stale: Known, since: number): Promise<Known> {
  let seq = since;
  for (;;) {
    const { events, last, complete } = await person.call('event.getSince', { seq });
    expect(complete).toBe(true);
    for (const { name, payload } of events) {
      expect(payload.seq).toBe(seq + 1);
      seq += 1;
      applied[name as ServerEventName]?.(stale, payload);
    }
    if (seq >= last) return stale;
  }
}

const acts = ['write', 'answer', 'pause', 'unpause', 'read', 'see', 'complete', 'order'] as const;
type Act = (typeof acts)[number];

const isRefused = (error: unknown) => error instanceof Error && error.name === 'CallRefusedError';

/** Includes actions that are refused. */
async function act(name: Act, orders: number[]): Promise<void> {
  const id = orders.at(-1) ?? 0;
  const message = { msg: name, room: chatRoom(id), clientId: crypto.randomUUID() };
  const doing: Record<Act, () => Promise<unknown> | undefined> = {
    write: () => sockets[0]?.ask('message', message),
    answer: () => sockets[1]?.ask('message', message),
    pause: () => customer.call('order.pause', { id }),
    unpause: () => customer.call('order.unpause', { id }),
    read: () => customer.call('chatMessage.makeOrderRead', { order: id, upTo: 1000 }),
    see: () => booster.call('chatMessage.makeOrderRead', { order: id, upTo: 1000 }),
    complete: () => finish(booster, id),
    order: async () => {
      const { id: next } = await paidOrder(customer);
      orders.push(next);
      await booster.call('order.lockIn', { id: next });
    },
  };
  try {
    await doing[name]();
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}

describe('after an absence', () => {
  test.each([
    ['the customer', () => customer],
    ['the booster', () => booster],
  ])(
    '%s: the state of before plus the events since equals a new fetch',
    async (_, whom) => {
      let runs = 0;
      const some = fc.array(fc.constantFrom(...acts), { maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(some, some, async (meanwhile, afterwards) => {
          runs += 1;
          if (runs % RUNS_EACH === 0) await newPeople();
          const person = whom();
          const orders: number[] = [];
          await act('order', orders);
          // The fetch overlaps with changes; the event number is read first, as in the dashboard.
          const { last } = await person.call('event.getSince', { seq: null });
          const happening = Promise.all(meanwhile.map((name) => act(name, orders)));
          const stale = await fetched(person);
          await happening;
          for (const name of afterwards) await act(name, orders);
          const fresh = await fetched(person);
          const known = await catchUp(person, stale, last);
          for (const [id, status] of fresh.statuses) expect([id, known.statuses.get(id)]).toEqual([id, status]);
          expect(known.unread).toBe(fresh.unread);
        }),
        { numRuns: RUNS },
      );
    },
    scaledTimeout(60),
  );
});
