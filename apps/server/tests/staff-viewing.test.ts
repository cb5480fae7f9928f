import { chatRoom, viewersRoom } from '@boostdesk/realtime/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { connectInRooms, type SocketClient } from './support/socket-client.ts';

let app: TestApp;
let ada: SignedIn;
let bea: SignedIn;
let customer: SignedIn;
let booster: SignedIn;
let order: number;
const open: SocketClient[] = [];

beforeAll(async () => {
  app = await startApp();
  [ada, bea] = [await app.staff(), await app.staff(4)];
  [customer, booster] = [await app.customer(), await app.booster()];
});
beforeEach(async () => {
  order = await addOrder(app.database, { customer, booster });
});
afterEach(() => {
  for (const live of open.splice(0)) live.close();
});
afterAll(() => app.close());

async function enter(user: SignedIn): Promise<SocketClient> {
  const live = await connectInRooms(app, user, [chatRoom(order), viewersRoom(order)]);
  open.push(live);
  return live;
}
const view = (live: SocketClient, isOpen = true) => live.ask('viewing', { order, isOpen });
const leaves = ({ isOpen }: Record<string, unknown>) => isOpen === false;

test('staff who view an order learn of each other, when one comes and when one leaves', async () => {
  const [first, second] = [await enter(ada), await enter(bea)];
  expect(await view(first)).toEqual({ ok: true, viewers: [] });
  expect(await view(second)).toMatchObject({ ok: true, viewers: [{ by: { id: ada.id } }] });
  expect(await first.event('staffViewing')).toMatchObject({ order, by: { id: bea.id, image: null }, isOpen: true });
  expect(await view(second, false)).toMatchObject({ ok: true });
  await first.event('staffViewing', leaves);
});

test('customer and booster get nothing of it, in no room', async () => {
  const others = await Promise.all([customer, booster].map((user) => connectInRooms(app, user, [chatRoom(order)])));
  open.push(...others);
  const [first, second] = [await enter(ada), await enter(bea)];
  await view(first);
  await view(second);
  await first.event('staffViewing');
  for (const live of others) {
    expect(await view(live)).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await live.ask('create', { rooms: [viewersRoom(order)] })).toMatchObject({ ok: true, joined: [] });
    await live.flush();
    expect(live.payloads('staffViewing')).toEqual([]);
  }
});

test('a view ends with its connection, while another device of the user still views', async () => {
  const [first, second, secondDevice] = [await enter(ada), await enter(bea), await enter(bea)];
  for (const live of [first, second, secondDevice]) await view(live);
  second.close();
  expect(await first.event('staffViewing', leaves)).toMatchObject({
    by: { id: bea.id },
    connection: expect.any(String),
  });
  expect(await view(first)).toMatchObject({ viewers: [{ by: { id: bea.id } }] });
  await secondDevice.flush();
  expect(secondDevice.payloads('staffViewing').map(({ by }) => by)).not.toContainEqual(
    expect.objectContaining({ id: bea.id }),
  );
});

test('an unknown order cannot be viewed, and nothing is stored', async () => {
  const first = await enter(ada);
  expect(await first.ask('viewing', { order: 999_999_999, isOpen: true })).toMatchObject({ code: 'not_found' });
  await view(first);
  expect((await bea.call('event.getSince', { seq: 0 })).events.map(({ name }) => name)).not.toContain('staffViewing');
});
