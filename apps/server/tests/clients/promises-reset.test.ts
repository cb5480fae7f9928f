import { type ChannelOptions, createChannel, type StaleReason } from '@boostdesk/realtime';
import { serverEventNames } from '@boostdesk/realtime/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SignedIn, startApp, type TestApp } from '../support/app.ts';
import { addOrder } from '../support/order-rows.ts';
import { scaled } from '../support/scale.ts';

const ROUNDS = scaled(3, 50);

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;

beforeAll(async () => {
  app = await startApp({ realTime: true });
  [customer, booster] = [await app.customer(), await app.booster()];
});
afterAll(() => app.close());

/** The dashboard's channel, with counters of fetches and connections. */
function openCounted() {
  const cost = { fetches: 0, connects: 0 };
  const stale: StaleReason[] = [];
  const heard: number[] = [];
  let socket: Socket | undefined;
  const note = (payload: { readonly seq?: number | null }) => heard.push(payload.seq ?? 0);
  const handlers = Object.fromEntries(
    serverEventNames.map((name) => [name, note]),
  ) as unknown as ChannelOptions['handlers'];
  const channel = createChannel({
    url: app.url,
    token: () => customer.token,
    rooms: () => [],
    handlers,
    fetchSince: (seq) => {
      cost.fetches += 1;
      return customer.call('event.getSince', { seq });
    },
    onStale: (reason) => stale.push(reason),
    connect: (address, settings) => {
      socket = io(address, { ...settings, reconnectionDelay: 10, reconnectionDelayMax: 50 });
      socket.on('connect', () => {
        cost.connects += 1;
      });
      return socket;
    },
  });
  return { channel, cost, stale, heard, breakLine: () => socket?.io.engine.close() };
}

/** Creates at least two events for the customer. */
async function pauseAndUnpause(order: number): Promise<void> {
  await booster.call('order.pause', { id: order });
  await booster.call('order.unpause', { id: order });
}

const lastSeq = async () => (await customer.call('event.getSince', { seq: null })).last;

test('a restart of event numbers, as after a restored backup, costs one fetch and at most three connections, and later events arrive', async () => {
  const line = openCounted();
  await vi.waitFor(() => expect(line.stale).toEqual(['first']), 10_000);
  for (let round = 0; round < ROUNDS; round += 1) {
    // The number of pauses per order is limited.
    const order = await addOrder(app.database, { customer, booster });
    for (let times = 0; times < 3; times += 1) await pauseAndUnpause(order);
    const before = await lastSeq();
    await vi.waitFor(() => expect(line.channel.seq()).toBe(before), 10_000);
    // Restores the older database. The restart of the server closes every socket.
    await app.database.query('delete from user_events where user_id = $1', [customer.id]);
    await app.database.query('delete from event_counters where user_id = $1', [customer.id]);
    Object.assign(line.cost, { fetches: 0, connects: 0 });
    line.stale.length = 0;
    await pauseAndUnpause(order);
    line.breakLine();
    await vi.waitFor(() => expect(line.stale).toEqual(['reset']), 10_000);
    expect(line.channel.seq()).toBeLessThan(before);

    line.heard.length = 0;
    await pauseAndUnpause(order);
    const last = await lastSeq();
    await vi.waitFor(() => expect(line.heard.filter((seq) => seq > 0).at(-1)).toBe(last), 10_000);
    expect(line.cost.fetches).toBeLessThanOrEqual(1);
    expect(line.cost.connects).toBeLessThanOrEqual(3);
    expect(line.stale).toEqual(['reset']);
  }
  line.channel.close();
}, 120_000);
