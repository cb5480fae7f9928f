import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { paidOrder, runningOrder } from './support/orders.ts';

const ZONE = 'Europe/Berlin';
const DAY = 24 * 60 * 60;

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
/** The app's clock begins on 2026-03-02 at 13:00 in Berlin. */
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [mina, kaito] = [await app.customer(), await app.booster({ name: 'Kaito' })];
});
afterAll(() => app.close());

const day = (inDays: number) => new Date(app.clock.now().getTime() + inDays * DAY * 1000).toISOString().slice(0, 10);
const take = (from: string, to: string) =>
  kaito.call('availability.saveAbsence', { zone: ZONE, vacation: { from, to }, awayUntil: null });
const end = () => kaito.call('availability.saveAbsence', { zone: ZONE, vacation: null, awayUntil: null });
const isOnBoard = async (id: number) =>
  (await kaito.call('order.getList', { scope: 'board', limit: 100 })).items.some((row) => row.id === id);
const eventsOf = async (person: SignedIn, name: string) =>
  (await person.call('event.getSince', { seq: 0 })).events.filter((one) => one.name === name);

async function refused(call: 'availability.saveHours' | 'availability.saveAbsence' | 'order.lockIn', body: object) {
  const response = await app.send(call, body, { token: kaito.token });
  return [response.status, await response.text()] as const;
}

test('hours are stored as given, and the zone with them', async () => {
  expect(await kaito.call('availability.get', {})).toEqual({ availability: null });
  const hours = [
    { day: 1, from: 1080, to: 120 },
    { day: 7, from: 0, to: 1440 },
  ];
  await kaito.call('availability.saveHours', { zone: 'Asia/Kathmandu', hours });
  await kaito.call('availability.saveAbsence', { zone: ZONE, vacation: null, awayUntil: null });
  expect(await kaito.call('availability.get', {})).toEqual({
    availability: { zone: 'Asia/Kathmandu', hours, vacation: null, awayUntil: null },
  });
});

test.each([
  ['an unknown zone', { zone: 'Mars/Base', hours: [] }],
  ['an eighth day', { zone: ZONE, hours: [{ day: 8, from: 0, to: 60 }] }],
  ['a minute after midnight', { zone: ZONE, hours: [{ day: 1, from: 0, to: 1441 }] }],
  ['too many spans', { zone: ZONE, hours: Array.from({ length: 29 }, () => ({ day: 1, from: 0, to: 60 })) }],
])('hours with %s are refused', async (_title, body) => {
  expect((await refused('availability.saveHours', body))[0]).toBe(422);
});

describe('a vacation', () => {
  test('empties the board, refuses lock-ins with a reason, sends no new orders, and ends', async () => {
    const { id } = await paidOrder(mina);
    expect(await isOnBoard(id)).toBe(true);
    await take(day(0), day(3));
    expect(await isOnBoard(id)).toBe(false);
    expect((await kaito.call('order.getCounts', { scope: 'board' })).all).toBe(0);
    expect(await refused('order.lockIn', { id })).toEqual([
      409,
      'You’re on vacation. End your vacation in your profile to lock in orders.',
    ]);
    const { id: later } = await paidOrder(mina);
    const alerts = (await eventsOf(kaito, 'newOrder')).map(({ payload }) => Object(payload).id);
    expect(alerts).toContain(id);
    expect(alerts).not.toContain(later);
    await end();
    expect(await isOnBoard(later)).toBe(true);
    expect((await kaito.call('order.lockIn', { id })).order.booster?.id).toBe(kaito.id);
  });

  test('ends by itself after its last day', async () => {
    const { id } = await paidOrder(mina);
    await take(day(0), day(1));
    expect(await isOnBoard(id)).toBe(false);
    app.clock.forward(2 * DAY);
    kaito = await app.signIn(kaito);
    expect(await isOnBoard(id)).toBe(true);
  });

  test('that has not begun changes nothing', async () => {
    const { id } = await paidOrder(mina);
    await take(day(2), day(3));
    expect(await isOnBoard(id)).toBe(true);
    await kaito.call('order.lockIn', { id });
  });

  test('concurrent with a lock-in leaves one of both', async () => {
    const { id } = await paidOrder(mina);
    const [, locked] = await Promise.all([
      take(day(0), day(1)),
      app.send('order.lockIn', { id }, { token: kaito.token }),
    ]);
    const { order } = await mina.call('order.get', { id });
    expect(order.booster?.id === kaito.id).toBe(locked.status === 200);
    expect([200, 409]).toContain(locked.status);
  });

  test.each([
    ['that ends before it begins', () => [day(3), day(2)], 'Choose an end date on or after the start date.'],
    ['of more than 90 days', () => [day(0), day(90)], 'A vacation can be up to 90 days long.'],
    ['that is over', () => [day(-3), day(-2)], 'This vacation is already over.'],
  ])('%s is refused at its field', async (_title, days, text) => {
    const [from = '', to = ''] = days();
    const [status, body] = await refused('availability.saveAbsence', {
      zone: ZONE,
      vacation: { from, to },
      awayUntil: null,
    });
    expect([status, body]).toEqual([422, expect.stringContaining(text)]);
  });
});

test('an absence is shown to customers and hides nothing; it lasts 72 hours at most', async () => {
  const { id } = await runningOrder(mina, kaito);
  const { id: free } = await paidOrder(mina);
  const awayUntil = new Date(app.clock.now().getTime() + 3 * 60 * 60 * 1000).toISOString();
  await kaito.call('availability.saveAbsence', { zone: ZONE, vacation: null, awayUntil });
  expect((await mina.call('play.get', { order: id })).availability).toMatchObject({ awayUntil, zone: ZONE });
  expect(await isOnBoard(free)).toBe(true);
  // The booster's clock may be ahead.
  const longest = new Date(app.clock.now().getTime() + (72 * 60 * 60 + 30) * 1000).toISOString();
  await kaito.call('availability.saveAbsence', { zone: ZONE, vacation: null, awayUntil: longest });
  for (const hours of [-1, 72.1]) {
    const at = new Date(app.clock.now().getTime() + hours * 60 * 60 * 1000).toISOString();
    const body = { zone: ZONE, vacation: null, awayUntil: at };
    expect((await refused('availability.saveAbsence', body))[0]).toBe(422);
  }
});

test('changes are sent to the booster’s devices and the customers of active orders only', async () => {
  const stranger = await app.customer();
  await runningOrder(mina, kaito);
  await kaito.call('availability.saveHours', { zone: ZONE, hours: [{ day: 1, from: 600, to: 700 }] });
  for (const [person, count] of [
    [mina, 1],
    [kaito, 1],
    [stranger, 0],
  ] as const)
    expect(await eventsOf(person, 'accountChanged')).toHaveLength(count);
});
