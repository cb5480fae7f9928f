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

/** PGlite runs transactions one after the other, so its rounds check only the answers. */
const ROUNDS = onPostgres ? 8 : 3;
const SENTENCE = /^(Racer \d+) locked in this order at \d\d:\d\d:\d\d UTC\.$/;

describe('concurrent lock-ins', () => {
  it(`give the order to exactly one of 20 boosters, ${ROUNDS} times, and tell the others who has it`, async () => {
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

  it('give a booster on trial one order', async () => {
    const trial = await app.booster({ trial: true });
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await paidOrder(mina)).id));
    const results = await Promise.allSettled(ids.map((id) => trial.call('order.lockIn', { id })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const mine = await trial.call('order.getCounts', { scope: 'mine' });
    expect(mine.all).toBe(1);
  });
});

describe('order.lockIn', () => {
  it.each([
    ['is banned', { banned_at: new Date() }],
    ['loses the role', { role: ROLE.customer }],
  ])('is refused for a booster who %s while the call waits', async (_, change) => {
    const { id } = await app.booster();
    const { db } = app.database;
    const boosters = createBoostersRepository();
    const locked = () => db.transaction().execute((tx) => boosters.lock(tx as Tx, id));
    expect((await locked())?.actor.id).toBe(id);
    await db.updateTable('users').set(change).where('id', '=', id).execute();
    expect(await locked()).toBeUndefined();
  });

  it('returns 409 with the name and time of the faster booster', async () => {
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

  it('returns the order again to its booster when the first answer was lost', async () => {
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

  it('does not name the booster of an order that was taken long ago', async () => {
    const { id } = await paidOrder(mina);
    await kaito.call('order.lockIn', { id });
    app.clock.forward(3 * 3600);
    await expect(nova.call('order.lockIn', { id })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['other games', { games: [15] }],
    ['other platforms', { platforms: ['Mobile'] }],
  ])('returns 404 for a booster with %s', async (_, traits) => {
    const other = await app.booster(traits);
    const { id } = await paidOrder(mina);
    for (const call of ['order.get', 'order.look', 'order.lockIn'] as const) {
      await expect(other.call(call, { id })).rejects.toMatchObject({ status: 404, code: 'not_found' });
    }
    // Without a look there is nothing to end, and the answer is that for an unknown order.
    expect(await other.call('order.letGo', { id })).toEqual(await other.call('order.letGo', { id: 999_999 }));
    await kaito.call('order.lockIn', { id });
    await expect(other.call('order.lockIn', { id })).rejects.toMatchObject({ status: 404 });
  });

  it('returns 403 for customers and staff before the order is read', async () => {
    const { id } = await paidOrder(mina);
    for (const user of [mina, await app.staff(1), await app.staff(4)]) {
      await expect(user.call('order.lockIn', { id })).rejects.toMatchObject({ status: 403, message: 'Forbidden' });
    }
  });

  it('limits boosters on trial to one active order and to a maximum price', async () => {
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

  it('applies the price limit that admins set for trials in the order’s currency', async () => {
    const trial = await app.booster({ trial: true });
    const euros = await paidOrder(mina, { ...climb, currency: 'EUR' });
    const admin = await app.staff();
    const set = async (trialMaxPrice: number | null) => {
      const { version, ...fields } = (await admin.call('limits.get', {})).limits;
      await admin.call('limits.save', { fields: { ...fields, trialMaxPrice }, version });
    };
    await set(4399);
    await expect(trial.call('order.get', { id: euros.id })).rejects.toMatchObject({ status: 404 });
    await set(4400);
    expect((await trial.call('order.get', { id: euros.id })).order.price).toEqual({ amount: 4048, currency: 'EUR' });
    expect((await trial.call('order.getList', { scope: 'board' })).items.map(({ id }) => id)).toContain(euros.id);
    // Converted both ways, 44.06 dollars would become one cent more.
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
    await set(null);
    const dear = await addOrder(app.database, { ...edge, price: 9_000_000 });
    expect((await trial.call('order.get', { id: dear })).order.id).toBe(dear);
    expect((await trial.call('order.getList', { scope: 'board' })).items.map(({ id }) => id)).toContain(dear);
    await set(10_000);
  });

  it('says since when each share of the booster holds', async () => {
    const moderator = await app.staff(ROLE.moderator);
    const shares = await app.booster({ share: 55, valorantShare: 50 });
    const { id } = await paidOrder(mina);
    const sinces = async () => {
      const { share } = (await shares.call('order.get', { id })).order;
      return Object.fromEntries(share?.candidates.map(({ source, since }) => [source, since]) ?? []);
    };
    const before = await sinces();
    const { row } = await moderator.call('employees.get', { id: shares.id });
    const { banned, email, finished, id: _, running, user, version, ...fields } = row;
    await moderator.call('employees.update', {
      id: shares.id,
      version,
      fields: { ...fields, valorant_share_percent: 72 },
    });
    const after = await sinces();
    expect(after).toMatchObject({ general: before.general, service: null, account: null });
    expect(after.valorant).not.toBe(before.valorant);
    const { order: locked } = await shares.call('order.lockIn', { id });
    expect(locked.share?.candidates.find(({ source }) => source === 'valorant')).toMatchObject({
      percent: 72,
      since: after.valorant,
    });
  });

  it('fixes the share of this service and booster for the order', async () => {
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

describe('order.look', () => {
  it('shows the board for 60 seconds who has the order open', async () => {
    const { id } = await paidOrder(mina);
    const { until } = await kaito.call('order.look', { id });
    const lookOf = async () => (await nova.call('order.get', { id })).order.look;
    expect(await lookOf()).toEqual({ booster: { id: kaito.id, name: 'Kaito' }, until });
    app.clock.forward(61);
    expect(await lookOf()).toBeNull();
  });

  it('ends early by order.letGo, which ends only the user’s own look', async () => {
    const { id } = await paidOrder(mina);
    await kaito.call('order.look', { id });
    await nova.call('order.letGo', { id });
    expect((await nova.call('order.get', { id })).order.look?.booster.name).toBe('Kaito');
    await kaito.call('order.letGo', { id });
    expect((await nova.call('order.get', { id })).order.look).toBeNull();
    // Another booster has taken the order: letting go again is no error.
    await kaito.call('order.lockIn', { id });
    expect(await nova.call('order.letGo', { id })).toEqual({ ok: true });
  });

  it('does not prevent a lock-in by another booster', async () => {
    const { id } = await paidOrder(mina);
    await kaito.call('order.look', { id });
    const { order: taken } = await nova.call('order.lockIn', { id });
    expect(taken).toMatchObject({ booster: { name: 'Nova' }, look: null });
  });
});
