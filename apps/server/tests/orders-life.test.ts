import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { climb, completeOrder, GOOD_CARD, matches, order, PROOF, paidOrder, runningOrder } from './support/orders.ts';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let sara: SignedIn;

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina');
  kaito = await app.booster({ name: 'Kaito', games: [3, 15], platforms: ['PC'], share: 60 });
  sara = await app.staff();
});
afterAll(() => app.close());

/** In US cents. */
async function balances() {
  const { accounts } = await sara.call('ledger.getTotals', {});
  const of = (kind: string) =>
    accounts.find((account) => account.kind === kind && account.currency === 'USD')?.balance ?? 0;
  return { escrow: of('escrow'), payable: of('payable'), revenue: of('revenue') };
}

const eventsOf = (user: SignedIn, name: string) =>
  app.database.db
    .selectFrom('user_events')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('name', '=', name)
    .orderBy('seq')
    .execute();

const systemMessagesOf = async (id: number) =>
  (await mina.call('chatMessage.getHistory', { order: id })).messages.map(({ code }) => code);

describe('an order from payment to review', () => {
  it('is created unpaid, at the price of the catalogues', async () => {
    const made = await order(mina, { ...climb, options: { priorityOrder: true }, info: 'Mid lane, please.' });
    expect(made).toMatchObject({
      status: 5,
      purchase: 'League boosting, Gold IV to Platinum IV',
      // Four divisions at 11 dollars, plus 20 % for priority.
      price: { amount: 5280, currency: 'USD' },
      progress: { kind: 'rank', ladder: 'standard', from: 13, fromLp: 0, now: 13, lp: 0, target: 17, percent: 0 },
      priority: true,
      platform: 'PC',
      details: { server: 'EU-West', info: 'Mid lane, please.', priorityOrder: true },
      credentials: { needed: true, saved: false, savedAt: null },
      deadline: null,
      version: 1,
    });
    expect(made.quote.reduce((sum, line) => sum + line.amount, 0)).toBe(5280);
    expect(made.events.map(({ kind }) => kind)).toEqual(['created']);
  });

  it('goes through every status, and its money is booked with it', async () => {
    const before = await balances();
    const { id, deadline, paidAt } = await paidOrder(mina);
    // The quote is four days; the deadline adds two.
    expect(Date.parse(deadline ?? '') - Date.parse(paidAt ?? '')).toBe(6 * 24 * 3600 * 1000);
    expect((await balances()).escrow).toBe(before.escrow + 4400);

    const locked = (await kaito.call('order.lockIn', { id })).order;
    expect(locked).toMatchObject({
      status: 1,
      booster: { id: kaito.id, name: 'Kaito' },
      earning: { amount: 2640, currency: 'USD' },
      share: { percent: 60, winner: 'general' },
      ifStopped: { refund: 4400, earned: 0, kept: 0 },
      version: 3,
    });
    const half = await kaito.call('order.logProgress', { id, rank: 15, won: true, note: 'A good start' });
    expect(half.order).toMatchObject({ progress: { now: 15, percent: 50 }, won: 1, lost: 0 });
    expect(half.order.ifStopped).toEqual({ refund: 2200, earned: 1320, kept: 880 });

    const leap = { id, rank: 18, lp: 12, won: true };
    await expect(kaito.call('order.logProgress', leap)).rejects.toMatchObject({ status: 422 });
    await kaito.call('order.logProgress', { id, rank: 18, lp: 12 });
    const done = (await kaito.call('order.complete', { id, proof: PROOF })).order;
    // One division past the target, as logged.
    const progress = { now: 18, lp: 12, percent: 100 };
    expect(done).toMatchObject({ status: 2, progress, ifStopped: null, ending: null, proof: PROOF });
    const after = await balances();
    expect(after.escrow).toBe(before.escrow);
    expect(after.payable).toBe(before.payable + 2640);
    expect(after.revenue).toBe(before.revenue + 1760);
    expect(await kaito.call('earnings.getForOrder', { order: id })).toMatchObject({
      earning: { amount: 2640, price: 4400, share: { percent: 60 } },
    });

    const listed = async () => (await mina.call('order.getList', { scope: 'mine' })).items.find((row) => row.id === id);
    expect(await listed()).toMatchObject({ rated: false });
    const rated = (await mina.call('order.rate', { id, stars: 5, text: 'Quick and kind.' })).order;
    expect(rated).toMatchObject({ rated: true, rating: { stars: 5, text: 'Quick and kind.' } });
    expect(await listed()).toMatchObject({ rated: true });
    expect(rated.events.map(({ kind, actor }) => `${kind} ${actor?.name}`)).toEqual([
      'created Mina',
      'paid Mina',
      'locked_in Kaito',
      'progress Kaito',
      'progress Kaito',
      'completed Kaito',
      'rated Mina',
    ]);
    expect(await systemMessagesOf(id)).toEqual(['paid', 'locked_in', 'progress', 'progress', 'completed', 'rated']);
    const log = await sara.call('sitelogs.getPage', { filter: { order: id } });
    expect(log.items.map(({ action }) => action).toReversed()).toEqual([
      'order.create',
      'order.pay',
      'order.lockIn',
      'order.logProgress',
      'order.logProgress',
      'order.complete',
      'order.rate',
    ]);
    const lockIn = log.items.find(({ action }) => action === 'order.lockIn');
    expect(lockIn).toMatchObject({
      ladder: 'standard',
      people: { [String(lockIn?.after?.booster_id)]: lockIn?.actor?.name },
    });
    const { sums } = await sara.call('ledger.getTotals', {});
    for (const { sum } of sums) expect(sum).toBe(0);
  });

  it('extends its deadline by exactly the duration of a pause', async () => {
    const { id, deadline } = await runningOrder(mina, kaito);
    const paused = (await mina.call('order.pause', { id, reason: 'On holiday' })).order;
    expect(paused).toMatchObject({ status: 3, pausedSeconds: 0, deadline });
    expect(paused.events.at(-1)).toMatchObject({ kind: 'paused', data: { reason: 'On holiday' } });
    app.clock.forward(90 * 60);
    const { order: again } = await kaito.call('order.unpause', { id });
    expect(again.pausedSeconds).toBe(90 * 60);
    expect(Date.parse(again.deadline ?? '') - Date.parse(deadline ?? '')).toBe(again.pausedSeconds * 1000);
    expect(again).toMatchObject({ status: 1, pausedSince: null });
  });

  it.each([
    ['with its reason', { reason: 'On holiday' }, ': On holiday.', 'On holiday'],
    ['without a reason', {}, '.', undefined],
    ['with an empty reason', { reason: '' }, '.', undefined],
  ])('notifies the other side of a pause %s and writes a site log entry', async (_, why, end, logged) => {
    const { id } = await runningOrder(mina, kaito);
    await kaito.call('order.pause', { id, ...why });
    const told = (await mina.call('notification.getNotifications', {})).map(({ message }) => message);
    expect(told).toContain(`Order #${id} was paused${end}`);
    const [entry] = (await sara.call('sitelogs.getPage', { filter: { order: id } })).items;
    expect(entry).toMatchObject({ action: 'order.pause' });
    expect(entry?.after?.reason).toBe(logged);
  });

  it('sends one event with one id to each participant when it is paused', async () => {
    const { id } = await runningOrder(mina, kaito);
    await kaito.call('order.pause', { id });
    const [ofCustomer, ofBooster] = await Promise.all(
      [mina, kaito].map(async (user) => (await eventsOf(user, 'orderNotification')).at(-1)),
    );
    expect(ofCustomer?.payload).toEqual({ type: 'Pause', id, by: kaito.id });
    expect(ofBooster?.payload).toEqual({ type: 'Pause', id, by: kaito.id });
    expect(ofCustomer?.event_id).toBe(ofBooster?.event_id);
  });

  it('counts progress of a service without a rank', async () => {
    const { id, progress } = await runningOrder(mina, kaito, matches);
    expect(progress).toEqual({ kind: 'count', unit: 'matches', done: 0, target: 10, percent: 0 });
    const { order: logged } = await kaito.call('order.logProgress', { id, done: 3, won: false });
    expect(logged).toMatchObject({ progress: { done: 3, percent: 30 }, won: 0, lost: 1 });
  });

  it('estimates its end from the pace so far', async () => {
    const { id, startedAt } = await runningOrder(mina, kaito);
    app.clock.forward(12 * 3600);
    await kaito.call('order.logProgress', { id, rank: 14 });
    const { order: now } = await mina.call('order.get', { id });
    // A quarter was done in half a day of four quoted: the pace gives 1.5 days more, the quote 3, and the pace has
    // three quarters of the weight.
    const whole = Date.parse(now.estimate ?? '') - Date.parse(startedAt ?? '');
    expect(Math.abs(whole - (0.5 + 0.25 * 1.5 + 0.75 * 3) * 24 * 3600 * 1000)).toBeLessThan(60_000);
  });

  it('can be paid in euros at the configured rate', async () => {
    const { id, price } = await order(mina, { ...climb, currency: 'EUR' });
    expect(price).toEqual({ amount: 4048, currency: 'EUR' });
    const { order: paid } = await mina.call('order.pay', { id, card: GOOD_CARD });
    expect(paid.status).toBe(0);
  });
});

describe('an order by points (SPEC §3)', () => {
  it('returns its start and target points', async () => {
    const { id } = await paidOrder(mina);
    const points = { from: 0, to: 12_500 };
    await app.database.db
      .updateTable('orders')
      .set({ details: JSON.stringify({ points }) })
      .where('id', '=', id)
      .execute();
    expect((await mina.call('order.get', { id })).order.details).toEqual({ points });
  });
});

describe('two users with many orders', () => {
  it('cause no deadlock when they act at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await runningOrder(mina, kaito)).id));
    for (let round = 0; round < 4; round += 1) {
      const press = (id: number, place: number) => {
        const user = (place + round) % 2 === 0 ? mina : kaito;
        return user.call(round % 2 === 0 ? 'order.pause' : 'order.unpause', { id });
      };
      const pressed = await Promise.all(ids.map(press));
      expect(pressed.map((answer) => answer.order.status)).toEqual(ids.map(() => (round % 2 === 0 ? 3 : 1)));
    }
    // Nothing failed after a commit, and event numbers have no gap.
    expect(app.errors).toEqual([]);
    for (const user of [mina, kaito]) {
      const rows = app.database.db.selectFrom('user_events').select('seq').where('user_id', '=', user.id);
      const seqs = (await rows.orderBy('seq').execute()).map(({ seq }) => seq);
      expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, place) => place + 1));
    }
  });
});

describe('visibility of orders', () => {
  it('a paid order alerts the boosters whose games and platforms match, and no other user', async () => {
    const others = {
      wrongGame: await app.booster({ games: [15], platforms: ['PC'] }),
      wrongPlatform: await app.booster({ platforms: ['Mobile'] }),
      trial: await app.booster({ trial: true, platforms: ['PC'] }),
    };
    const { id } = await paidOrder(mina, { ...climb, target: 25 });
    expect((await eventsOf(kaito, 'newOrder')).at(-1)?.payload).toEqual({
      id,
      game: 3,
      platform: 'PC',
      server: 'EUW',
      purchase: 'League boosting, Gold IV to Master',
    });
    for (const booster of Object.values(others)) expect(await eventsOf(booster, 'newOrder')).toEqual([]);
  });

  it('earnings are visible to the booster and staff, and never to the customer', async () => {
    const { id } = await runningOrder(mina, kaito);
    const seen = async (user: SignedIn) => {
      const { earning, share, ifStopped } = (await user.call('order.get', { id })).order;
      return [earning?.amount ?? null, share?.percent ?? null, ifStopped !== null];
    };
    expect(await seen(kaito)).toEqual([2640, 60, true]);
    expect(await seen(sara)).toEqual([2640, 60, true]);
    expect(await seen(mina)).toEqual([null, null, false]);
  });

  it('a booster sees the possible earning of an order on the board, but not its timeline', async () => {
    const nova = await app.booster({ games: null, share: 70 });
    const { id } = await paidOrder(mina);
    const { order: seen } = await nova.call('order.get', { id });
    expect(seen).toMatchObject({ earning: { amount: 3080 }, share: { percent: 70 }, ifStopped: null, events: [] });
  });

  // @spec 2.1-4, 6.0-13, 7.0-7
  it('auth.canViewOrder gives the same result as order.get', async () => {
    const trial = await app.booster({ trial: true });
    const nova = await app.booster();
    const { id } = await paidOrder(mina, { ...climb, target: 25 });
    const expected: [string, SignedIn, boolean][] = [
      ['its customer', mina, true],
      ['a booster on whose board it is', kaito, true],
      ['another such booster', nova, true],
      ['a booster on trial, for whom it is too dear', trial, false],
      ['staff', sara, true],
      ['another customer', await app.customer(), false],
    ];
    for (const [who, user, allowed] of expected) {
      const shown = await user.call('order.get', { id }).then(
        () => true,
        () => false,
      );
      expect([who, shown, await user.call('auth.canViewOrder', { id })]).toEqual([who, allowed, { allowed }]);
    }
  });

  it('the customer is asked for a review when the order is complete', async () => {
    const { id } = await completeOrder(mina, kaito);
    const [newest] = await mina.call('notification.getNotifications', {});
    expect(newest).toMatchObject({ order: id, seen: 0 });
    expect(newest?.message).toContain('complete');
  });

  // @spec 2.9-3, 7.0-9
  it('the customer gets the order that still lacks account details', async () => {
    const noa = await app.customer();
    expect(await noa.call('order.getNoLogin', {})).toEqual({ id: null });
    await order(noa);
    // The others are unpaid or need no account.
    await paidOrder(noa, { ...climb, serviceId: 3 });
    expect(await noa.call('order.getNoLogin', {})).toEqual({ id: null });
    const { id } = await paidOrder(noa);
    expect(await noa.call('order.getNoLogin', {})).toEqual({ id });
    await noa.call('order.saveCredentials', { id, login: 'noa', password: 'hidden' });
    expect(await noa.call('order.getNoLogin', {})).toEqual({ id: null });
  });
});
