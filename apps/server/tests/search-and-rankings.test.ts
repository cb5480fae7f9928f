import { games, ORDER_STATUS } from '@boostdesk/catalogs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('the search by number', () => {
  let customer: SignedIn;
  let booster: SignedIn;
  let own: number;
  let others: number;
  let onBoard: number;
  let offBoard: number;
  const find = async (person: SignedIn, text: string) =>
    (await person.call('search.dashboardSearch', { searchFilter: text })).map(({ url }) => url);

  beforeAll(async () => {
    customer = await app.customer();
    booster = await app.booster({ games: [3], platforms: ['PC'] });
    own = await addOrder(app.database, { customer, booster, purchase: 'LoL boosting, Gold IV to Platinum II' });
    others = await addOrder(app.database, { customer: await app.customer() });
    onBoard = await addOrder(app.database, { customer: await app.customer(), status: ORDER_STATUS.awaiting });
    offBoard = await addOrder(app.database, {
      customer: await app.customer(),
      status: ORDER_STATUS.awaiting,
      game: 15,
    });
  });

  // @spec 3.8-4, 7.0-22
  test('returns only results that the user may open, with their kind', async () => {
    expect(await customer.call('search.dashboardSearch', { searchFilter: `${own}` })).toEqual([
      {
        label: `#${own} LoL boosting, Gold IV to Platinum II`,
        url: `/order/${own}`,
        status: ORDER_STATUS.processing,
      },
    ]);
    const urls = (...ids: number[]) => ids.map((id) => `/order/${id}`);
    for (const text of ['1000', '١٠٠٠', '۱۰۰۰', '１０００']) expect(await find(customer, text)).toEqual(urls(own));
    expect(await find(booster, '1000')).toEqual(urls(onBoard, own));
    expect(await find(await app.staff(4), '1000')).toEqual(urls(offBoard, onBoard, others, own));
    expect(await find(await app.staff(), `${others}`)).toEqual(urls(others));
    expect(await find(booster, `${offBoard}`)).toEqual([]);
  });

  test('hides orders above the price limit from a booster on trial', async () => {
    const trial = await app.booster({ trial: true });
    const waiting = { customer: await app.customer(), status: ORDER_STATUS.awaiting };
    const [fits, dear] = [
      await addOrder(app.database, waiting),
      await addOrder(app.database, { ...waiting, price: 10_001 }),
    ];
    expect(await find(trial, `${fits}`)).toEqual([`/order/${fits}`]);
    expect(await find(trial, `${dear}`)).toEqual([]);
    expect(await find(booster, `${dear}`)).toEqual([`/order/${dear}`]);
  });

  test('lists the exact number first and at most eight results', async () => {
    const admin = await app.staff();
    await app.database.query('alter table orders alter column id restart with 100010');
    for (let count = 0; count < 9; count += 1) await addOrder(app.database, { customer });
    await app.database.query('alter table orders alter column id restart with 20001');
    const exact = await find(admin, '10001');
    expect(exact).toHaveLength(8);
    expect(exact.slice(0, 2)).toEqual(['/order/10001', '/order/100018']);
  });

  test.each(['0', '010001', '999999999', '1'])('accepts %s', async (text) => {
    expect(Array.isArray(await find(customer, text))).toBe(true);
  });

  test.each(['', ' ', '1;drop table orders', "1' or 1=1", '1e9', '1234567890', '١٢٣٤٥٦٧٨٩٠', '1\u0000'])(
    'rejects %j',
    async (searchFilter) => {
      const { status } = await app.send('search.dashboardSearch', { searchFilter }, { token: customer.token });
      expect(status).toBe(422);
    },
  );
});

test('rankings are sorted by completed orders, then by rating, and equal boosters share a rank', async () => {
  const customer = await app.customer();
  const ranked: [string, readonly (number | undefined)[]][] = [
    ['Two, well rated', [5, 5]],
    ['Two, rated', [4, undefined]],
    ['One', [undefined]],
    ['Also one', [undefined]],
    ['None', []],
  ];
  for (const [name, stars] of ranked) {
    const booster = await app.booster({ name });
    for (const star of stars) {
      const rating = star === undefined ? {} : { stars: star };
      await addOrder(app.database, { customer, booster, status: ORDER_STATUS.complete, ...rating });
    }
    await addOrder(app.database, { customer, booster });
  }
  const rows = await app.call('ranking.getBoosters', {});
  expect(rows.map(({ place, booster, orders, rating }) => [place, booster.name, orders, rating])).toEqual([
    [1, 'Two, well rated', 2, 5],
    [2, 'Two, rated', 2, 4],
    [3, 'Also one', 1, null],
    [3, 'One', 1, null],
  ]);
});

describe('rankings of a game and a period', () => {
  const game = 11;
  const unseen = { role: 2, sanitized_name: 'ahead', password_hash: '-' } as const;
  let fast: SignedIn;
  let busy: SignedIn;
  const names = async (request: { period?: 'month' | 'ever'; by?: 'orders' | 'rating' | 'pace'; game?: number }) =>
    (await app.call('ranking.getBoosters', { game, ...request })).map(({ booster }) => booster.name);

  /** Days since completion, days of work (without pauses), and stars. One day each was planned. */
  async function finished(name: string, orders: readonly (readonly [ago: number, took: number, stars: number])[]) {
    const booster = await app.booster({ name });
    const customer = await app.customer();
    for (const [ago, took, stars] of orders) {
      const id = await addOrder(app.database, { customer, booster, status: ORDER_STATUS.complete, game, stars });
      const end = app.clock.now().getTime() - ago * 86_400_000;
      await app.database.query(
        `update orders set started_at = $2, completed_at = $3, paused_seconds = 86400, estimated_days = 1 where id = $1`,
        [id, new Date(end - (took + 1) * 86_400_000), new Date(end)],
      );
    }
    return booster;
  }

  beforeAll(async () => {
    fast = await finished('Fast', [[3, 0.5, 4]]);
    busy = await finished('Busy', [
      [40, 1, 5],
      [200, 3, 4],
    ]);
    await finished('Loved', [[10, 2, 5]]);
  });

  test('each sort order puts another booster first', async () => {
    expect(await names({})).toEqual(['Busy', 'Loved', 'Fast']);
    expect(await names({ by: 'rating' })).toEqual(['Loved', 'Busy', 'Fast']);
    expect(await names({ by: 'pace' })).toEqual(['Fast', 'Busy', 'Loved']);
  });

  test('the pace is the planned time divided by the working time without pauses', async () => {
    const rows = await app.call('ranking.getBoosters', { game, by: 'pace' });
    expect(rows.map(({ pace, place }) => [place, pace])).toEqual([
      [1, 2],
      [2, 0.5],
      [3, 0.5],
    ]);
  });

  test('a period includes orders completed in it, and a game includes its orders', async () => {
    expect(await names({ period: 'month' })).toEqual(['Loved', 'Fast']);
    expect(await names({ game: 12 })).toEqual([]);
  });

  test('the booster’s own rank equals that of the list, and is null without a completed order', async () => {
    expect(await fast.call('ranking.getMine', { game })).toEqual({ place: 3, of: 3 });
    expect(await fast.call('ranking.getMine', { game, by: 'pace' })).toEqual({ place: 1, of: 3 });
    expect(await fast.call('ranking.getMine', { game, period: 'month' })).toEqual({ place: 2, of: 2 });
    expect(await busy.call('ranking.getMine', { game, period: 'month' })).toEqual({ place: null, of: 2 });
    expect(await busy.call('ranking.getMine', { game: 12 })).toEqual({ place: null, of: 0 });
  });

  test('the booster’s own rank is returned when it is beyond the end of the list', async () => {
    const crowd = { customer: await app.customer(), status: ORDER_STATUS.complete, game: 13 } as const;
    const ahead = await app.database.db
      .insertInto('users')
      .values(
        Array.from({ length: 100 }, (_, at) => ({ ...unseen, name: `Ahead ${at}`, email: `ahead${at}@test.example` })),
      )
      .returning('id')
      .execute();
    for (const booster of ahead) await addOrder(app.database, { ...crowd, booster, stars: 5 });
    const [last, equal] = [await app.booster(), await app.booster()];
    for (const booster of [last, equal]) await addOrder(app.database, { ...crowd, booster });
    expect(await app.call('ranking.getBoosters', { game: 13 })).toHaveLength(100);
    expect(await last.call('ranking.getMine', { game: 13 })).toEqual({ place: 101, of: 102 });
    expect(await equal.call('ranking.getMine', { game: 13 })).toEqual({ place: 101, of: 102 });
  });

  test('a banned booster is left out at once', async () => {
    const crowd = { customer: await app.customer(), status: ORDER_STATUS.complete, game: 14 } as const;
    const [gone, left] = [await app.booster({ name: 'Gone' }), await app.booster({ name: 'Left' })];
    for (const booster of [gone, left]) await addOrder(app.database, { ...crowd, booster });
    expect(await names({ game: 14 })).toEqual(['Gone', 'Left']);
    await app.database.query('update users set banned_at = now() where id = $1', [gone.id]);
    expect(await names({ game: 14 })).toEqual(['Left']);
  });

  test('many rankings that are asked for at once are all answered', async () => {
    const asked = games.flatMap(({ id }) => (['month', 'ever'] as const).map((period) => ({ game: id, period })));
    const answers = await Promise.all(asked.map(names));
    expect(answers).toHaveLength(2 * games.length);
    expect(await names({ game: 99 })).toEqual([]);
  });

  test.each([{ period: 'day' }, { by: 'price' }, { game: -1 }, { game: '11' }])(
    'ranking.getBoosters rejects %j',
    async (request) => {
      expect((await app.send('ranking.getBoosters', request)).status).toBe(422);
    },
  );
});
