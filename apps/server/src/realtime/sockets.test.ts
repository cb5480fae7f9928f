import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Actor, ROLE } from '@boostdesk/auth';
import { chatRoom, ORDER_ROOM } from '@boostdesk/realtime/contract';
import { io as connect, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { attachSockets } from './sockets.ts';

const booster: Actor = { id: 7, role: ROLE.booster };
const customer: Actor = { id: 9, role: ROLE.customer };
const staff: Actor = { id: 5, role: ROLE.moderator };
const actors: Readonly<Record<string, Actor>> = { booster, customer, staff };
const room = chatRoom(1);

/** The order's booster in the database, or the error of a failing query. */
let boosterId: number | null | Error;
let isNotified: boolean;
/** Called before the sessions of sockets are read. */
let beforeRead: () => Promise<unknown>;
let sockets: ReturnType<typeof attachSockets>;
let url: string;
const clients: Socket[] = [];

const order = (id: number) => {
  if (boosterId instanceof Error) throw boosterId;
  return { id, customerId: customer.id, boosterId, status: 1 };
};
const actorOf = (sid: string) => actors[sid] ?? customer;
const orders = {
  byId: async (id: number) => order(id),
  byIds: async (ids: readonly number[]) => new Map(ids.map((id) => [id, order(id)])),
};
const people = { wantsOrderNotifications: async () => isNotified };
/** A token is a session id and the name of an actor. */
const auth = {
  authenticate: async (token: string) => ({ actor: actorOf(token), sid: token }),
  ofSession: async (sid: string) => ({ actor: actorOf(sid), language: null }),
  ofSessions: async (sids: readonly string[]) => {
    await beforeRead();
    return new Map(sids.map((sid) => [sid, { actor: actorOf(sid), orderNotification: isNotified }]));
  },
};

beforeEach(async () => {
  boosterId = booster.id;
  isNotified = true;
  beforeRead = async () => undefined;
  const http = createServer();
  sockets = attachSockets(http, { config: readConfig({}), log: { error: vi.fn() } as never });
  sockets.serve({ auth, subjects: orders, people, events: {}, chat: {}, calls: {} } as never);
  await once(http.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await sockets.close();
});

async function open(sid: string, joined: string = room) {
  const client = connect(url, { auth: { token: sid }, forceNew: true, reconnection: false });
  clients.push(client);
  const heard: string[] = [];
  client.on('message', ({ msg }) => heard.push(msg));
  await new Promise<void>((resolve) => client.once('connect', resolve));
  expect(await client.emitWithAck('create', { rooms: [joined] })).toMatchObject({ ok: true, joined: [joined] });
  return { client, heard };
}

const message = (msg: string) => ({ kind: 'event', room, name: 'message', payload: { msg } }) as const;
const leave = { kind: 'leave', room, user: booster.id } as const;

test('a leave keeps the user in the room when the right was granted again', async () => {
  const [player, owner] = [await open('booster'), await open('customer')];
  await sockets.deliver([leave, message('after')]);
  await vi.waitFor(() => expect([player.heard, owner.heard]).toEqual([['after'], ['after']]));
});

test('broadcasts after a leave do not reach the user’s sockets in that room', async () => {
  const [player, owner] = [await open('booster'), await open('customer')];
  boosterId = null;
  await Promise.all([sockets.deliver([leave, message('with it')]), sockets.deliver([message('right after')])]);
  await vi.waitFor(() => expect(owner.heard).toEqual(['with it', 'right after']));
  // A connection keeps its order, so earlier packets have arrived with this answer.
  expect(await player.client.emitWithAck('create', { rooms: [] })).toMatchObject({ ok: true, joined: [] });
  expect(player.heard).toEqual([]);
});

test('the leaves of a batch are checked together', async () => {
  const [player, owner] = [await open('booster'), await open('customer')];
  const other = await open('staff', ORDER_ROOM);
  const updates: unknown[] = [];
  other.client.on('orderUpdated', (payload) => updates.push(payload));
  [boosterId, isNotified] = [null, false];
  let reads = 0;
  beforeRead = async () => {
    reads += 1;
  };
  const update = { kind: 'event', room: ORDER_ROOM, name: 'orderUpdated', payload: { order: 1 } } as const;
  const staffLeave = { kind: 'leave', room: ORDER_ROOM, user: staff.id } as const;
  await sockets.deliver([message('before'), leave, message('between'), staffLeave, update as never]);
  expect(reads).toBe(1);
  await vi.waitFor(() => expect(owner.heard).toEqual(['before', 'between']));
  await Promise.all([player, other].map(({ client }) => client.emitWithAck('create', { rooms: [] })));
  expect([player.heard, updates]).toEqual([['before'], []]);
});

test('a leave closes the sockets in the room when the right cannot be read', async () => {
  const [player, owner] = [await open('booster'), await open('customer')];
  const cut = new Promise((resolve) => player.client.once('disconnect', resolve));
  boosterId = new Error('The database is away.');
  await sockets.deliver([leave, message('after')]);
  // Clients reconnect by themselves after this reason.
  expect(await cut).toBe('transport close');
  await vi.waitFor(() => expect(owner.heard).toEqual(['after']));
  expect(player.heard).toEqual([]);
});

test('a socket that joins rooms during the check of a leave is checked again', async () => {
  const { client } = await open('staff', ORDER_ROOM);
  const heard: unknown[] = [];
  client.on('orderUpdated', (payload) => heard.push(payload));
  isNotified = false;
  beforeRead = async () => {
    beforeRead = async () => undefined;
    await client.emitWithAck('create', { rooms: [] });
  };
  const event = { kind: 'event', room: ORDER_ROOM, name: 'orderUpdated', payload: { order: 1 } } as const;
  await sockets.deliver([{ kind: 'leave', room: ORDER_ROOM, user: staff.id }, event as never]);
  await client.emitWithAck('create', { rooms: [] });
  expect(heard).toEqual([]);
});
