import { randomBytes } from 'node:crypto';
import { FIRST_OFFER_MINUTES } from '@boostdesk/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServices } from '../src/services.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { completeOrder, matches, paidOrder } from './support/orders.ts';
import { connectSocket } from './support/socket-client.ts';

const WINDOW = FIRST_OFFER_MINUTES * 60;

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let nova: SignedIn;
let moderator: SignedIn;
/** The sweeps of two processes with the same database. */
let processes: readonly (() => Promise<void>)[];
beforeAll(async () => {
  app = await startApp();
  moderator = await app.staff(4);
  const startProcess = () =>
    createServices({
      db: app.database.db,
      clock: app.clock.now,
      signingKey: randomBytes(32),
      vaultKey: randomBytes(32),
      publicUrl: 'http://localhost',
      siteUrl: 'http://localhost',
      chatLimit: 60,
      guessLimit: 10,
      uploadLimit: 1,
      testPayments: true,
      redis: null,
      publisher: { isShared: false, publish: () => undefined },
      onError: (error) => app.errors.push(error),
    }).orders.announcement.sweep;
  processes = [startProcess(), startProcess()];
});
beforeEach(async () => {
  [mina, kaito, nova] = [await app.customer(), await app.booster({ name: 'Kaito' }), await app.booster()];
  await favor(kaito);
});
afterAll(() => app.close());

async function favor(booster: SignedIn): Promise<void> {
  await completeOrder(mina, booster, booster === kaito ? undefined : matches);
  await mina.call('favorite.add', { booster: booster.id });
}
const setTraits = ({ id }: SignedIn, traits: { trial?: boolean; games?: number[]; platforms?: string[] }) =>
  app.database.db.updateTable('employees').set(traits).where('user_id', '=', id).execute();
const sweep = () => Promise.all(processes.map((run) => run()));
const isOnBoard = async (booster: SignedIn, id: number) =>
  (await booster.call('order.getList', { scope: 'board', limit: 100 })).items.some((row) => row.id === id);
const alertsOf = async (booster: SignedIn, id: number) => {
  const { events } = await booster.call('event.getSince', { seq: 0 });
  return events.filter(({ name, payload }) => name === 'newOrder' && Object(payload).id === id).length;
};
const viewOf = async (user: SignedIn, id: number) => (await user.call('order.get', { id })).order;

describe('a new order of a customer with a favourite', () => {
  test('is on the board of the favourite only, who alone is alerted', async () => {
    const { id, firstOffer } = await paidOrder(mina);
    const minutes = (Date.parse(firstOffer?.until ?? '') - app.clock.now().getTime()) / 60_000;
    expect(minutes).toBeCloseTo(FIRST_OFFER_MINUTES, 1);
    expect([await isOnBoard(kaito, id), await isOnBoard(nova, id)]).toEqual([true, false]);
    expect([await alertsOf(kaito, id), await alertsOf(nova, id)]).toEqual([1, 0]);
    const until = firstOffer?.until;
    expect((await viewOf(kaito, id)).firstOffer).toEqual({ until, isYours: true });
    for (const who of [mina, moderator]) expect((await viewOf(who, id)).firstOffer).toEqual({ until, isYours: false });
    await expect(nova.call('order.get', { id })).rejects.toMatchObject({ status: 404 });
    expect(await nova.call('search.dashboardSearch', { searchFilter: String(id) })).toEqual([]);
    expect((await kaito.call('order.lockIn', { id })).order.firstOffer).toBeUndefined();
  });

  test('cannot be locked in by others, who are told from when they can', async () => {
    const { id, firstOffer } = await paidOrder(mina);
    for (const call of ['order.lockIn', 'order.look'] as const) {
      await expect(nova.call(call, { id })).rejects.toMatchObject({
        status: 409,
        code: 'conflict',
        message: `The customer’s preferred boosters are offered this order first. If none of them locks it in, you can from ${firstOffer?.until.slice(11, 16)} UTC.`,
      });
    }
    app.clock.forward(WINDOW);
    expect((await nova.call('order.lockIn', { id })).order.booster).toMatchObject({ id: nova.id });
  });

  test('can be assigned by staff at any time', async () => {
    const { id } = await paidOrder(mina);
    const { items } = await moderator.call('order.getList', { scope: 'all' });
    expect(items.find((row) => row.id === id)?.firstOffer).toMatchObject({ isYours: false });
    await moderator.call('order.assign', { id, booster: nova.id, reason: 'Agreed by phone' });
    expect(await viewOf(nova, id)).not.toHaveProperty('firstOffer');
  });

  test('is offered to all after 15 minutes, and two processes alert the others once', async () => {
    const { id } = await paidOrder(mina);
    await sweep();
    expect([await isOnBoard(nova, id), await alertsOf(nova, id)]).toEqual([false, 0]);
    app.clock.forward(WINDOW);
    expect(await isOnBoard(nova, id)).toBe(true);
    await sweep();
    await sweep();
    expect([await alertsOf(nova, id), await alertsOf(kaito, id)]).toEqual([1, 1]);
    expect(await viewOf(mina, id)).not.toHaveProperty('firstOffer');
    expect(app.errors).toEqual([]);
  });

  test('tells the open page of its customer and the boards when it is offered to all', async () => {
    const { id } = await paidOrder(mina);
    const page = await connectSocket(app.url, mina.token);
    const { last } = await mina.call('event.getSince', { seq: null });
    app.clock.forward(WINDOW);
    await sweep();
    const { events } = await mina.call('event.getSince', { seq: last });
    expect(events).toMatchObject([{ name: 'orderUpdated', payload: { id } }]);
    page.close();
  });

  test('is alerted to nobody else once a favourite has locked it in, even if they drop it', async () => {
    const { id } = await paidOrder(mina);
    await kaito.call('order.lockIn', { id });
    await kaito.call('order.drop', { id, reason: 'No time today' });
    expect(await isOnBoard(nova, id)).toBe(true);
    app.clock.forward(WINDOW);
    await sweep();
    expect(await alertsOf(nova, id)).toBe(0);
  });

  test('that is suspended meanwhile is offered to all when it is back', async () => {
    const { id } = await paidOrder(mina);
    await moderator.call('order.suspend', { id, reason: 'Under review' });
    app.clock.forward(WINDOW);
    await sweep();
    expect(await alertsOf(nova, id)).toBe(0);
    await moderator.call('order.resume', { id, reason: 'Reviewed' });
    await sweep();
    expect(await alertsOf(nova, id)).toBe(1);
  });
});

test('an order that fails does not stop the others', async () => {
  const [{ id: broken }, { id }] = [await paidOrder(mina), await paidOrder(mina)];
  await app.database.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  );
  await app.database.query(
    `create trigger refuse before update on orders for each row when (old.id = ${broken}) execute function refuse()`,
  );
  app.clock.forward(WINDOW);
  const [first = expect.unreachable('no process')] = processes;
  await expect(first()).rejects.toThrow(`First offers did not end: ${broken}`);
  expect(await alertsOf(nova, id)).toBe(1);
  await app.database.query('drop function refuse() cascade');
  await first();
  expect(await alertsOf(nova, broken)).toBe(1);
});

test('a cancelled order has no first offer', async () => {
  const { id, price } = await paidOrder(mina);
  const figures = { refund: price.amount, earned: 0, kept: 0 };
  const ending = { reason: 'Ordered twice', settlement: 'allToCustomer', refundTo: 'coins', figures } as const;
  await (await app.staff()).call('order.cancel', { id, ending });
  const { rows } = await sql<{
    until: Date | null;
  }>`select first_offer_until as until from orders where id = ${id}`.execute(app.database.db);
  expect(rows).toEqual([{ until: null }]);
});

describe('a new order is offered to all at once', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['the favourite plays other games', () => setTraits(kaito, { games: [15] })],
    ['the favourite plays on other platforms', () => setTraits(kaito, { platforms: ['Mobile'] })],
    ['the favourite is on trial', () => setTraits(kaito, { trial: true })],
    ['the favourite is banned', () => moderator.call('account.ban', { id: kaito.id })],
    ['the favourite was removed', () => mina.call('favorite.remove', { booster: kaito.id })],
  ])('when %s', async (_, change) => {
    await change();
    const order = await paidOrder(mina, {
      ...matches,
      serviceId: 1,
      serverId: 2,
      from: 13,
      target: 17,
      count: undefined,
    });
    expect(order).not.toHaveProperty('firstOffer');
    expect([await isOnBoard(nova, order.id), await alertsOf(nova, order.id)]).toEqual([true, 1]);
  });

  test('of a customer without favourites', async () => {
    const { id } = await paidOrder(await app.customer());
    expect(await isOnBoard(nova, id)).toBe(true);
  });
});
