import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { completeOrder, finish, runningOrder } from './support/orders.ts';
import { connectSocket } from './support/socket-client.ts';

const HOUR = 60 * 60;

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let moderator: SignedIn;
let order: number;
beforeAll(async () => {
  app = await startApp();
  moderator = await app.staff(4);
});
beforeEach(async () => {
  [mina, kaito] = [await app.customer('Mina'), await app.booster({ name: 'Kaito' })];
  order = (await runningOrder(mina, kaito)).id;
});
afterAll(() => app.close());

const play = (isPlaying = true) => kaito.call('play.setPlaying', { order, isPlaying });
const stateOf = (person: SignedIn) => person.call('play.get', { order });
const isPlaying = async () => (await stateOf(mina)).playingUntil !== null;
const timeIn = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR * 1000).toISOString();
/** The session of the customer may have ended. */
async function pass(hours: number) {
  app.clock.forward(hours * HOUR);
  mina = await app.signIn(mina);
}
const poke = () => app.send('play.poke', { order }, { token: mina.token });
async function write(person: SignedIn, msg: string) {
  const live = await connectSocket(app.url, person.token);
  await live.ask('message', { msg, room: chatRoom(order), clientId: crypto.randomUUID() });
  live.close();
}

describe('the availability', () => {
  test.each([
    ['was dropped', () => kaito.call('order.drop', { id: order, reason: 'No time left' })],
    ['is complete', () => finish(kaito, order)],
  ])('is not shown once the order %s', async (_title, change) => {
    await kaito.call('availability.saveHours', { zone: 'Europe/Berlin', hours: [{ day: 1, from: 600, to: 700 }] });
    expect((await stateOf(mina)).availability).not.toBeNull();
    await change();
    expect((await stateOf(mina)).availability).toBeNull();
  });
});

describe('playing now', () => {
  test('is seen by customer and staff at once, and ends after six hours', async () => {
    const [customer, staff] = [await connectSocket(app.url, mina.token), await connectSocket(app.url, moderator.token)];
    await staff.ask('create', { rooms: ['staffRoom'] });
    expect((await play()).playingUntil).not.toBeNull();
    expect(await customer.event('orderUpdated', ({ id }) => id === order)).toMatchObject({ id: order });
    expect(await staff.event('orderUpdated', ({ id }) => id === order)).toMatchObject({ id: order });
    customer.close();
    staff.close();
    expect((await stateOf(moderator)).playingUntil).not.toBeNull();
    app.clock.forward(6 * HOUR - 10);
    expect(await isPlaying()).toBe(true);
    app.clock.forward(10);
    expect(await isPlaying()).toBe(false);
  });

  test.each([
    ['the booster stops', () => play(false)],
    ['progress is logged', () => kaito.call('order.logProgress', { id: order, won: true })],
    ['progress is stepped', () => kaito.call('order.stepProgress', { id: order, step: 'win' })],
    ['the order is paused', () => mina.call('order.pause', { id: order })],
    ['the order is dropped', () => kaito.call('order.drop', { id: order, reason: 'No time left' })],
    ['the order is suspended', () => moderator.call('order.suspend', { id: order, reason: 'Under review' })],
    ['the booster is unassigned', () => moderator.call('order.unassign', { id: order, reason: 'No answer' })],
  ])('ends when %s', async (_title, change) => {
    await play();
    expect(await isPlaying()).toBe(true);
    await change();
    expect(await isPlaying()).toBe(false);
    const row = app.database.db.selectFrom('orders').select('playing_until').where('id', '=', order);
    expect((await row.executeTakeFirstOrThrow()).playing_until).toBeNull();
  });

  test('is left alone by other changes', async () => {
    await play();
    const deadline = new Date(app.clock.now().getTime() + 60 * 24 * HOUR * 1000).toISOString();
    await moderator.call('order.extendDeadline', {
      id: order,
      reason: 'Servers',
      deadline,
    });
    expect(await isPlaying()).toBe(true);
  });
});

describe('a poke', () => {
  test('is allowed 12 hours after the lock-in, then 12 hours after the last one, and says when', async () => {
    expect((await poke()).status).toBe(409);
    const { allowedAt } = (await stateOf(mina)).poke ?? expect.unreachable('no poke');
    app.clock.forward((Date.parse(allowedAt) - app.clock.now().getTime()) / 1000 - 1);
    expect((await poke()).status).toBe(409);
    app.clock.forward(1);
    expect((await poke()).status).toBe(200);
    const after = (await stateOf(mina)).poke;
    expect(Date.parse(after?.allowedAt ?? '') - Date.parse(after?.lastAt ?? '')).toBe(12 * HOUR * 1000);
    expect((await poke()).status).toBe(409);
    await pass(12);
    expect((await poke()).status).toBe(200);
  });

  test('is an alert of its own kind, a notification without a second alert, a chat line and an event', async () => {
    await pass(12);
    const live = await connectSocket(app.url, kaito.token);
    await mina.call('play.poke', { order });
    expect(await live.event('poke')).toMatchObject({ id: order, by: { id: mina.id, name: 'Mina' } });
    await live.flush();
    expect(live.payloads('poke')).toHaveLength(1);
    expect(live.payloads('newNotification')).toHaveLength(0);
    live.close();
    const [notice] = await kaito.call('notification.getNotifications', {});
    expect(notice?.message).toBe(`Mina asks for a sign of life on order #${order}.`);
    expect(await mina.call('notification.getNotifications', {})).not.toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('sign of life') }),
    );
    expect((await mina.call('order.get', { id: order })).order.events.at(-1)?.kind).toBe('poked');
  });

  test.each([
    ['a message', () => write(kaito, 'Here I am')],
    ['progress', () => kaito.call('order.logProgress', { id: order, won: true })],
    ['playing', () => play()],
    ['a session proposed', () => kaito.call('playSession.propose', { order, start: timeIn(20), end: timeIn(21) })],
  ])('waits 12 hours after %s of the booster', async (_title, act) => {
    await pass(12);
    await act();
    expect((await poke()).status).toBe(409);
    await pass(12);
    expect((await poke()).status).toBe(200);
  });

  test('waits 12 hours after the booster stopped playing', async () => {
    await pass(12);
    await play();
    app.clock.forward(5 * HOUR);
    const stopped = app.clock.now().getTime();
    await play(false);
    const { allowedAt } = (await stateOf(mina)).poke ?? expect.unreachable('no poke');
    expect(Date.parse(allowedAt)).toBeGreaterThanOrEqual(stopped + 12 * HOUR * 1000);
  });

  test('does not wait after a message of the customer', async () => {
    await pass(12);
    await write(mina, 'Are you there?');
    expect((await poke()).status).toBe(200);
  });

  test('of several at once, one is sent', async () => {
    await pass(12);
    const answers = await Promise.all([poke(), poke(), poke()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('is not offered without a booster who plays', async () => {
    await mina.call('order.pause', { id: order });
    expect((await stateOf(mina)).poke).toBeNull();
    const { id: done } = await completeOrder(mina, kaito);
    expect((await mina.call('play.get', { order: done })).poke).toBeNull();
  });
});
