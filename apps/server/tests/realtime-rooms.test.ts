import { ROLE } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { chatRoom, ORDER_ROOM, STAFF_ROOM, userRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';
import { finish, paidOrder, runningOrder } from './support/orders.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;
let people: Record<Who, SignedIn>;
let order: number;

const who = ['customer', 'booster', 'quietBooster', 'otherBooster', 'moderator', 'senior', 'admin'] as const;
type Who = (typeof who)[number];

beforeAll(async () => {
  app = await startApp();
  people = {
    customer: await app.customer(),
    booster: await app.booster(),
    quietBooster: await app.booster({ orderNotification: false }),
    otherBooster: await app.booster(),
    moderator: await app.staff(ROLE.moderator),
    senior: await app.staff(ROLE.seniorModerator),
    admin: await app.staff(ROLE.admin),
  };
  order = await addOrder(app.database, { customer: people.customer, booster: people.booster });
});
afterAll(() => app.close());

async function joinedBy(person: SignedIn, rooms: readonly string[]): Promise<readonly string[]> {
  const live = await connectSocket(app.url, person.token);
  const answer = await live.ask('create', { rooms });
  live.close();
  if (!answer.ok) throw new Error(answer.message);
  return answer.joined;
}

describe('create joins only the rooms that the user has a right to', () => {
  const expected: Record<Who, { boosters: boolean; orders: boolean; chat: boolean; staff?: boolean }> = {
    customer: { boosters: false, orders: false, chat: true },
    booster: { boosters: true, orders: true, chat: true },
    quietBooster: { boosters: true, orders: false, chat: false },
    otherBooster: { boosters: true, orders: true, chat: false },
    moderator: { boosters: true, orders: true, chat: true, staff: true },
    senior: { boosters: true, orders: true, chat: true, staff: true },
    admin: { boosters: true, orders: true, chat: true, staff: true },
  };

  // @spec 6.0-15
  test.each(who)('%s', async (name) => {
    const person = people[name];
    const others = who.filter((other) => other !== name).map((other) => userRoom(people[other].id));
    const hostile = [
      'user0',
      'user-1',
      'user01',
      `sid:${person.id}`,
      'order0',
      'order99999',
      '__proto__',
      '',
      'orderroom',
    ];
    const asked = [
      ...others,
      ...hostile,
      userRoom(person.id),
      'boostersRoom',
      'orderRoom',
      'staffRoom',
      chatRoom(order),
    ];
    const { boosters, orders, chat, staff = false } = expected[name];
    expect(await joinedBy(person, asked)).toEqual([
      userRoom(person.id),
      ...(boosters ? ['boostersRoom'] : []),
      ...(orders ? ['orderRoom'] : []),
      ...(staff ? ['staffRoom'] : []),
      ...(chat ? [chatRoom(order)] : []),
    ]);
  });

  test('create leaves chats that it does not list, but not the user’s own room and the board', async () => {
    const next = await addOrder(app.database, { customer: people.customer, booster: people.booster });
    const live = await connectSocket(app.url, people.booster.token);
    await live.ask('create', { rooms: [chatRoom(order), 'boostersRoom'] });
    await live.ask('create', { rooms: [chatRoom(next)] });
    const writer = await connectSocket(app.url, people.customer.token);
    for (const id of [order, next]) {
      await writer.ask('message', { msg: 'Hello', room: chatRoom(id), clientId: crypto.randomUUID() });
    }
    await live.event('newMessage', ({ id }) => id === next);
    await live.flush();
    expect(live.payloads('message').map((message) => message.order)).toEqual([next]);
    for (const socket of [live, writer]) socket.close();
  });

  test('the board room gets an order when it arrives and when it is taken, and no other change', async () => {
    const board = await connectSocket(app.url, people.otherBooster.token);
    await board.ask('create', { rooms: ['boostersRoom'] });
    const { id } = await runningOrder(people.customer, people.booster);
    await people.booster.call('order.pause', { id });
    await people.booster.call('order.unpause', { id });
    await finish(people.booster, id);
    await board.flush();
    expect(board.payloads('orderUpdated').map(({ status }) => status)).toEqual([
      ORDER_STATUS.awaiting,
      ORDER_STATUS.processing,
    ]);
    board.close();
  });

  test('the board room gets the cancellation of an order, although its status stays the same', async () => {
    const board = await connectSocket(app.url, people.otherBooster.token);
    await board.ask('create', { rooms: ['boostersRoom'] });
    const { id, price } = await paidOrder(people.customer);
    const figures = { refund: price.amount, earned: 0, kept: 0 };
    const ending = { reason: 'Season end', settlement: 'allToCustomer', refundTo: 'coins', figures } as const;
    await people.senior.call('order.cancel', { id, ending });
    await board.event('orderUpdated', (told) => told.id === id && told.archived === true);
    board.close();
  });

  test('staff get every change of every order', async () => {
    const desk = await connectSocket(app.url, people.moderator.token);
    await desk.ask('create', { rooms: ['staffRoom'] });
    const { id } = await runningOrder(people.customer, people.booster);
    await people.booster.call('order.pause', { id });
    await desk.event('orderUpdated', (update) => update.id === id && update.status === ORDER_STATUS.paused);
    desk.close();
  });

  test('a join says for how long the joined rooms had no event, and nothing about others', async () => {
    const live = await connectSocket(app.url, people.customer.token);
    const { id } = await runningOrder(people.customer, people.booster);
    await people.booster.call('order.pause', { id });
    const quietFor = async (...rooms: string[]) => {
      const answer = await live.ask('create', { rooms });
      return 'quietFor' in answer ? Number(answer.quietFor) : Number.NaN;
    };
    const busy = await quietFor(chatRoom(order), chatRoom(id));
    expect(busy).toBeGreaterThanOrEqual(0);
    // The staff room had an event as well, but is not joined.
    expect(await quietFor(chatRoom(order), STAFF_ROOM)).toBeGreaterThan(await quietFor(chatRoom(id)));
    live.close();
  });

  test('a socket gets events of joined rooms only', async () => {
    const [inside, outside] = await Promise.all([
      connectSocket(app.url, people.customer.token),
      connectSocket(app.url, people.otherBooster.token),
    ]);
    await Promise.all([inside, outside].map((live) => live.ask('create', { rooms: [chatRoom(order)] })));
    const writer = await connectSocket(app.url, people.booster.token);
    await writer.ask('message', { msg: 'Hello', room: chatRoom(order), clientId: crypto.randomUUID() });
    await inside.event('message');
    await outside.flush();
    expect(outside.heard).toEqual([]);
    for (const live of [inside, outside, writer]) live.close();
  });
});

test('turning off an employee’s order notifications removes their sockets from the order room at once, and turning them on lets them join again', async () => {
  const nova = await app.booster();
  const playing = await app.booster();
  const { id } = await runningOrder(people.customer, playing);
  const live = await connectSocket(app.url, nova.token);
  const ask = () => live.ask('create', { rooms: [userRoom(nova.id), ORDER_ROOM] });
  const receivedTypes = async () => {
    await live.flush();
    return live.payloads('orderNotification').map(({ type }) => type);
  };
  const setOrderNotification = async (order_notification: boolean) => {
    const { row } = await people.moderator.call('employees.get', { id: nova.id });
    const { id: _, version, user, email, banned, running, finished, ...fields } = row;
    await people.moderator.call('employees.update', {
      id: nova.id,
      version,
      fields: { ...fields, order_notification },
    });
  };
  expect(await ask()).toMatchObject({ joined: [userRoom(nova.id), ORDER_ROOM] });
  await playing.call('order.pause', { id, reason: '' });
  expect(await receivedTypes()).toEqual(['Pause']);

  await setOrderNotification(false);
  await playing.call('order.unpause', { id });
  expect(await receivedTypes()).toEqual(['Pause']);
  expect(await ask()).toMatchObject({ joined: [userRoom(nova.id)] });

  await setOrderNotification(true);
  expect(await ask()).toMatchObject({ joined: [userRoom(nova.id), ORDER_ROOM] });
  await playing.call('order.pause', { id, reason: '' });
  expect(await receivedTypes()).toEqual(['Pause', 'Pause']);
  live.close();
});
