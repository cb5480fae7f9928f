import { ROLE } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../src/db/index.ts';
import { createBoostersRepository } from '../src/domains/orders/boosters.repository.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { onPostgres } from './support/database.ts';
import { addOrder } from './support/order-rows.ts';
import { climb, finish, matches, paidOrder } from './support/orders.ts';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let nova: SignedIn;

beforeAll(async () => {
  app = await startApp();
  [mina, kaito, nova] = await Promise.all([
    app.customer('Mina'),
    app.booster({ name: 'Kaito' }),
    app.booster({ name: 'Nova' }),
  ]);
});
afterAll(() => app.close());

/** PGlite runs one transaction after the other: there the rounds only show that the answers are right. */
const ROUNDS = onPostgres ? 8 : 3;
const SENTENCE = /^(Racer \d+) locked in this order at \d\d:\d\d:\d\d UTC\.$/;

describe('many boosters press at once', () => {
  it(`lets exactly one of 20 have the order, ${ROUNDS} times, and tells the others who has it`, async () => {
    const racers: SignedIn[] = [];
    for (let place = 1; place <= 20; place += 1) racers.push(await app.booster({ name: `Racer ${place}` }));
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await paidOrder(mina);
      const results = await Promise.allSettled(racers.map((racer) => racer.call('order.lockIn', { id })));
      const winners = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.order.booster] : []));
      expect(winners).toHaveLength(1);
      const { order: seen } = await mina.call('order.get', { id });
      expect(seen.booster).toEqual(winners[0]);
      expect(seen.events.filter(({ kind }) => kind === 'locked_in')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'fulfilled') continue;
        expect(result.reason).toMatchObject({ status: 409, code: 'already_taken' });
        expect(SENTENCE.exec(result.reason.message)?.[1]).toBe(winners[0]?.name);
      }
    }
  });

  it('gives a booster on trial one order, however many they press at once', async () => {
    const trial = await app.booster({ trial: true });
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await paidOrder(mina)).id));
    const results = await Promise.allSettled(ids.map((id) => trial.call('order.lockIn', { id })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const mine = await trial.call('order.getCounts', { scope: 'mine' });
    expect(mine.all).toBe(1);
  });
});

describe('who may lock in', () => {
  it.each([
    ['is banned', { banned_at: new Date() }],
    ['has another role', { role: ROLE.customer }],
  ])('nobody who %s by the time at which they get the order, whatever they were when they asked', async (_, change) => {
    const { id } = await app.booster();
    const { db } = app.database;
    const boosters = createBoostersRepository();
    const locked = () => db.transaction().execute((tx) => boosters.lock(tx as Tx, id));
    expect((await locked())?.actor.id).toBe(id);
    await db.updateTable('users').set(change).where('id', '=', id).execute();
    expect(await locked()).toBeUndefined();
  });

  it('names who was faster, and when', async () => {
    const { id } = await paidOrder(mina);
    const { startedAt } = (await kaito.call('order.lockIn', { id })).order;
    await expect(nova.call('order.lockIn', { id })).rejects.toMatchObject({
      status: 409,
      code: 'already_taken',
      message: `Kaito locked in this order at ${startedAt?.slice(11, 19)} UTC.`,
      fields: { by: 'Kaito', at: startedAt },
    });
    await expect(nova.call('order.look', { id })).rejects.toMatchObject({ code: 'already_taken' });
  });

  it('is answered again to whoever has the order, as often as the answer is lost', async () => {
    const { id } = await paidOrder(mina);
    const presses = await Promise.all(Array.from({ length: 6 }, () => kaito.call('order.lockIn', { id })));
    for (const { order } of presses) expect(order).toEqual(presses[0]?.order);
    await mina.call('order.pause', { id });
    expect((await kaito.call('order.lockIn', { id })).order).toMatchObject({
      status: ORDER_STATUS.paused,
      booster: { id: kaito.id },
    });
    const { order: seen } = await mina.call('order.get', { id });
    expect(seen.events.filter(({ kind }) => kind === 'locked_in')).toHaveLength(1);
    await mina.call('order.unpause', { id });
    await finish(kaito, id);
    await expect(kaito.call('order.lockIn', { id })).rejects.toMatchObject({ status: 409, code: 'conflict' });
  });

  it('says nothing of orders that were taken long ago', async () => {
    const { id } = await paidOrder(mina);
    await kaito.call('order.lockIn', { id });
    app.clock.forward(3 * 3600);
    await expect(nova.call('order.lockIn', { id })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['other games', { games: [15] }],
    ['other platforms', { platforms: ['Mobile'] }],
  ])('is not somebody with %s: the order is not there for them', async (_, traits) => {
    const other = await app.booster(traits);
    const { id } = await paidOrder(mina);
    for (const call of ['order.get', 'order.look', 'order.lockIn'] as const) {
      await expect(other.call(call, { id })).rejects.toMatchObject({ status: 404, code: 'not_found' });
    }
    // Nobody looks, so nothing ends; the answer is that of an order that is none.
    expect(await other.call('order.letGo', { id })).toEqual(await other.call('order.letGo', { id: 999_999 }));
    await kaito.call('order.lockIn', { id });
    await expect(other.call('order.lockIn', { id })).rejects.toMatchObject({ status: 404 });
  });

  it('is a booster: customers and staff are turned away before the order is looked at', async () => {
    const { id } = await paidOrder(mina);
    for (const user of [mina, await app.staff(1), await app.staff(4)]) {
      await expect(user.call('order.lockIn', { id })).rejects.toMatchObject({ status: 403, message: 'Forbidden' });
    }
  });

  it('keeps boosters on trial to one running order and to a price', async () => {
    const trial = await app.booster({ trial: true });
    const dear = await paidOrder(mina, { ...climb, target: 25 });
    await expect(trial.call('order.lockIn', { id: dear.id })).rejects.toMatchObject({ status: 404 });
    const [first, second] = [await paidOrder(mina), await paidOrder(mina)];
    await trial.call('order.lockIn', { id: first.id });
    await expect(trial.call('order.lockIn', { id: second.id })).rejects.toMatchObject({
      status: 409,
      message: 'Complete your active order first. On trial, you can have only one at a time.',
    });
    await finish(trial, first.id);
    expect((await trial.call('order.lockIn', { id: second.id })).order.status).toBe(1);
  });

  it('takes the limit for trials from the installation, in the currency of the order', async () => {
    const trial = await app.booster({ trial: true });
    const euros = await paidOrder(mina, { ...climb, currency: 'EUR' });
    const set = (cents: number) =>
      app.database.db
        .insertInto('installation')
        .values({ name: 'trialMaxPrice', value: JSON.stringify(cents) })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(cents) }))
        .execute();
    await set(4399);
    await expect(trial.call('order.get', { id: euros.id })).rejects.toMatchObject({ status: 404 });
    await set(4400);
    expect((await trial.call('order.get', { id: euros.id })).order.price).toEqual({ amount: 4048, currency: 'EUR' });
    expect((await trial.call('order.getList', { scope: 'board' })).items.map(({ id }) => id)).toContain(euros.id);
    // Converted there and back, 44.06 dollars would be a cent more than they are.
    await set(4406);
    const edge = { customer: mina, status: ORDER_STATUS.awaiting, currency: 'EUR' } as const;
    const at = [
      await addOrder(app.database, { ...edge, price: 4053 }),
      await addOrder(app.database, { ...edge, price: 4054 }),
    ];
    const onBoard = (await trial.call('order.getList', { scope: 'board' })).items.map(({ id }) => id);
    const opened = (id: number) =>
      trial.call('order.get', { id }).then(
        () => true,
        () => false,
      );
    for (const id of at) expect(onBoard.includes(id)).toBe(await opened(id));
    await app.database.db.deleteFrom('installation').where('name', '=', 'trialMaxPrice').execute();
  });

  it('agrees the share of this service and this booster, for good', async () => {
    const shares = await app.booster({ share: 55, valorantShare: 72 });
    const { id } = await paidOrder(mina, matches);
    const { order: locked } = await shares.call('order.lockIn', { id });
    expect(locked.share).toMatchObject({ percent: 72, winner: 'valorant' });
    await app.database.db
      .updateTable('employees')
      .set({ valorant_share_percent: 10 })
      .where('user_id', '=', shares.id)
      .execute();
    expect((await shares.call('order.get', { id })).order.share?.percent).toBe(72);
  });
});

describe('looking', () => {
  it('shows the board for 60 seconds who looks', async () => {
    const { id } = await paidOrder(mina);
    const { until } = await kaito.call('order.look', { id });
    const lookOf = async () => (await nova.call('order.get', { id })).order.look;
    expect(await lookOf()).toEqual({ booster: { id: kaito.id, name: 'Kaito' }, until });
    app.clock.forward(61);
    expect(await lookOf()).toBeNull();
  });

  it("ends early by letting go, of one's own look only", async () => {
    const { id } = await paidOrder(mina);
    await kaito.call('order.look', { id });
    await nova.call('order.letGo', { id });
    expect((await nova.call('order.get', { id })).order.look?.booster.name).toBe('Kaito');
    await kaito.call('order.letGo', { id });
    expect((await nova.call('order.get', { id })).order.look).toBeNull();
    // Taken by another in the meantime: there is nothing left to let go of, and nothing wrong with that.
    await kaito.call('order.lockIn', { id });
    expect(await nova.call('order.letGo', { id })).toEqual({ ok: true });
  });

  it('keeps nobody from taking the order', async () => {
    const { id } = await paidOrder(mina);
    await kaito.call('order.look', { id });
    const { order: taken } = await nova.call('order.lockIn', { id });
    expect(taken).toMatchObject({ booster: { name: 'Nova' }, look: null });
  });
});
