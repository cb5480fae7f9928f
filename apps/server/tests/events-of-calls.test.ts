// Records the events of every write in recorded-events.generated.json, which docs/events-and-calls.md shows.
import { randomBytes } from 'node:crypto';
import { type CallName, calls } from '@boostdesk/api-client/contract';
import { roleNames } from '@boostdesk/auth';
import { chatRoom, parseRoom, type ServerEventName } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Broadcast, Publisher } from '../src/domains/events/broadcaster.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { runningOrder } from './support/orders.ts';
import { connectSocket } from './support/socket-client.ts';
import { type Scene, staffWrites } from './support/staff-writes.ts';
import { PUSH_HOST, userWrites } from './support/user-writes.ts';

const published: Broadcast[] = [];

vi.mock('../src/domains/events/broadcaster.ts', async (load) => {
  const original = await load<typeof import('../src/domains/events/broadcaster.ts')>();
  const createBroadcaster = ({ isShared, publish }: Publisher) =>
    original.createBroadcaster({
      isShared,
      publish: (broadcasts) => {
        published.push(...broadcasts);
        return publish(broadcasts);
      },
    });
  return { createBroadcaster };
});

let app: TestApp;
let colleague: SignedIn;
const roleOf = new Map<number, string>();
const joined = async (person: Promise<SignedIn>, role: string) => {
  const one = await person;
  roleOf.set(one.id, role);
  return one;
};

beforeAll(async () => {
  app = await startApp({ pushKey: randomBytes(32), settings: { PUSH_HOSTS: PUSH_HOST } });
  colleague = await joined(app.staff(), roleNames[1]);
});
afterAll(() => app.close());

async function enter(): Promise<Scene> {
  const admin = await joined(app.staff(), roleNames[1]);
  const mina = await joined(app.customer(), roleNames[3]);
  return { admin, colleague, mina, kaito: await joined(app.booster(), roleNames[2]) };
}

/** Replaces the ids in a room name: `user{actor}`, `user{booster}`, `order{id}`. */
function nameOf(room: string, actor: number): string {
  const parsed = parseRoom(room);
  if (parsed?.kind === 'chat') return 'order{id}';
  if (parsed?.kind === 'viewers') return 'viewers{id}';
  if (parsed?.kind !== 'user') return room;
  return `user{${parsed.id === actor ? 'actor' : roleOf.get(parsed.id)}}`;
}

type Recorded = Readonly<Record<ServerEventName | 'leave' | 'endSession', readonly string[]>>;

async function record({ id }: SignedIn, run: () => Promise<void>): Promise<Partial<Recorded>> {
  published.length = 0;
  await run();
  const found = published.map((one): [string, string] =>
    one.kind === 'endSession' ? ['endSession', ''] : [one.kind === 'leave' ? 'leave' : one.name, nameOf(one.room, id)],
  );
  const names = [...new Set(found.map(([name]) => name))].sort();
  const roomsOf = (name: string) => new Set(found.filter(([other]) => other === name).map(([, room]) => room));
  return Object.fromEntries(names.map((name) => [name, [...roomsOf(name)].filter((room) => room !== '').sort()]));
}

async function recordCall(name: CallName): Promise<Partial<Recorded>> {
  const scene = await enter();
  const staffWrite = staffWrites[name];
  const { by, ask } =
    staffWrite === undefined ? (userWrites[name] ?? expect.unreachable(name)) : { ...staffWrite, by: 'admin' as const };
  const request = await ask(scene, app);
  return record(scene[by], async () => {
    const response = await app.send(name, request, { token: scene[by].token });
    expect([name, response.status, await response.text()]).toEqual([name, 200, expect.anything()]);
  });
}

const recorded: Record<string, Partial<Recorded>> = {};
const writes = calls.filter(({ kind, right }) => kind === 'write' && right !== 'public').map(({ name }) => name);

test.each(writes)('%s emits the recorded events', async (name) => {
  recorded[name] = await recordCall(name as CallName);
});

test('a message of the socket emits the recorded events', async () => {
  const { mina, kaito } = await enter();
  const { id } = await runningOrder(mina, kaito);
  const live = await connectSocket(app.url, mina.token);
  recorded.message = await record(mina, async () => {
    expect(await live.ask('message', { msg: 'Hello', room: chatRoom(id) })).toMatchObject({ ok: true });
  });
  live.close();
});

test('typing emits the recorded events', async () => {
  const { mina, kaito } = await enter();
  const { id } = await runningOrder(mina, kaito);
  const live = await connectSocket(app.url, mina.token);
  recorded.typing = await record(mina, async () => {
    expect(await live.ask('typing', { room: chatRoom(id) })).toEqual({ ok: true });
  });
  live.close();
});

test('received messages emit the recorded events', async () => {
  const { mina, kaito } = await enter();
  const { id } = await runningOrder(mina, kaito);
  const [writer, reader] = [await connectSocket(app.url, mina.token), await connectSocket(app.url, kaito.token)];
  await writer.ask('message', { msg: 'Hello', room: chatRoom(id) });
  recorded.received = await record(kaito, async () => {
    expect(await reader.ask('received', { orders: [{ order: id, upTo: 1000 }] })).toEqual({ ok: true });
  });
  writer.close();
  reader.close();
});

test('the viewing of an order emits the recorded events', async () => {
  const { admin, mina, kaito } = await enter();
  const { id } = await runningOrder(mina, kaito);
  const live = await connectSocket(app.url, admin.token);
  recorded.viewing = await record(admin, async () => {
    expect(await live.ask('viewing', { order: id, isOpen: true })).toEqual({ ok: true, viewers: [] });
  });
  live.close();
});

test('a pause by the socket emits the events of the call order.pause', async () => {
  const { mina, kaito } = await enter();
  const { id } = await runningOrder(mina, kaito);
  const live = await connectSocket(app.url, mina.token);
  const bySocket = await record(mina, async () => {
    expect(await live.ask('orderNotification', { type: 'Pause', id })).toEqual({ ok: true });
  });
  live.close();
  await mina.call('order.unpause', { id });
  const byCall = await record(mina, async () => {
    await mina.call('order.pause', { id });
  });
  expect(bySocket).toEqual(byCall);
});

test('recorded-events.generated.json matches the events of this run; vitest -u rewrites it', async () => {
  await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot('recorded-events.generated.json');
});
