import type { OrderRow } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { ORDER_STATUS, type OrderStatus, platforms } from '@boostdesk/catalogs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createOrderLists, type ListQuery, type Scope } from '../src/domains/orders/order-lists.repository.ts';
import { createOrderSubjects } from '../src/domains/orders/order-subjects.service.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { withoutJobQueries } from './support/call-queries.ts';
import { addUnread } from './support/order-rows.ts';
import { finish, paidOrder, runningOrder } from './support/orders.ts';

const ROWS = 1500;
const HOUR_MS = 60 * 60 * 1000;
const novaTraits = { trial: false, games: [3, 15], platforms: ['PC', 'Xbox'] };
let app: TestApp;
let mina: SignedIn;
let ada: SignedIn;
let kaito: SignedIn;
let nova: SignedIn;
let sara: SignedIn;

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina Park');
  ada = await app.customer('Ada 100%');
  kaito = await app.booster({ name: 'Kaito' });
  nova = await app.booster({ name: 'Nova', ...novaTraits });
  sara = await app.staff(4);
  // Every status, game, platform and price, spread evenly over two customers and two boosters.
  await sql`
    insert into orders (customer_id, booster_id, status, game_id, service_slug, platform, purchase, currency, price_amount,
                        quote, target_count, created_at, percent, priority)
    select case when n % 3 = 0 then ${ada.id}::int else ${mina.id}::int end,
           case when n % 6 in (0, 5) then null when n % 4 = 0 then ${nova.id}::int else ${kaito.id}::int end,
           n % 6, (n / 6) % 18, 'some-service',
           (array[null, ${sql.join(platforms)}])[1 + (n / 7) % 6],
           'Service ' || n, case when n % 5 = 0 then 'EUR' else 'USD' end, 1000 + (n * 37) % 20000,
           '[]', 10, now() - n * interval '1 minute', 0, (n / 6) % 4 = 0
    from generate_series(1, ${ROWS}::int) n`.execute(app.database.db);
  await app.database.query('analyze');
});
afterAll(() => app.close());

const list = (user: SignedIn, scope: 'mine' | 'board' | 'all', query: Omit<ListQuery, 'need'> = {}) =>
  user.call('order.getList', { ...query, scope, status: query.status?.slice(), game: query.game?.slice() });

async function fetchAllPages(
  user: SignedIn,
  scope: 'mine' | 'board' | 'all',
  query: Omit<ListQuery, 'need'> = {},
): Promise<OrderRow[]> {
  const items: OrderRow[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list(user, scope, { limit: 100, ...query, cursor });
    items.push(...page.items);
    if (page.next === null) return items;
    cursor = page.next;
  }
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

describe('pages of order.getList', () => {
  it.each(['newest', 'oldest'] as const)('contain every order once, %s first', async (sort) => {
    const ids = idsOf(await fetchAllPages(sara, 'all', { sort }));
    expect(ids).toEqual(ids.toSorted((a, b) => (sort === 'newest' ? b - a : a - b)));
    expect(new Set(ids).size).toBe(ROWS);
  });

  it('contain each order of the start once when new orders arrive meanwhile', async () => {
    const first = await list(mina, 'mine', { limit: 40 });
    const before = idsOf(await fetchAllPages(mina, 'mine'));
    await paidOrder(mina);
    const second = await list(mina, 'mine', { limit: 40, cursor: first.next ?? '' });
    expect([...idsOf(first.items), ...idsOf(second.items)]).toEqual(before.slice(0, 80));
  });

  it.each(['newest', 'oldest'] as const)('of the board start with priority orders, then %s first', async (sort) => {
    const rows = await fetchAllPages(kaito, 'board', { sort, limit: 7 });
    const rank = ({ id, priority }: OrderRow) => (priority ? 0 : 1_000_000) + (sort === 'newest' ? -id : id);
    expect(new Set(rows.map(({ priority }) => priority))).toEqual(new Set([true, false]));
    expect(idsOf(rows)).toEqual(idsOf(rows.toSorted((one, other) => rank(one) - rank(other))));
    expect(new Set(idsOf(rows)).size).toBe(rows.length);
  });

  it('of the board are sorted by time only, when requested', async () => {
    const rows = await fetchAllPages(kaito, 'board', { byTime: true, limit: 7 });
    expect(new Set(rows.map(({ priority }) => priority))).toEqual(new Set([true, false]));
    expect(idsOf(rows)).toEqual(idsOf(rows).toSorted((one, other) => other - one));
    expect(rows).toHaveLength((await fetchAllPages(kaito, 'board')).length);
  });

  it.each(['x', '', 'aWQ6MTt4', Buffer.from('id:1 or 1=1').toString('base64url')])(
    'are refused for the cursor %j',
    async (cursor) => {
      await expect(list(sara, 'all', { cursor })).rejects.toMatchObject({ status: 422 });
    },
  );
});

test('the earning of a booster is on the order page, and in no list for staff', async () => {
  const { id } = await runningOrder(mina, kaito);
  expect((await list(sara, 'all')).items.find((row) => row.id === id)).toMatchObject({ earning: null });
  expect((await list(kaito, 'mine')).items.find((row) => row.id === id)?.earning).not.toBeNull();
  expect((await sara.call('order.get', { id })).order.earning).not.toBeNull();
  await finish(kaito, id);
});

describe('scopes of order.getList', () => {
  // @spec 2.1-3
  it('mine contains the user’s own orders', async () => {
    for (const row of await fetchAllPages(mina, 'mine')) expect(row.customer?.id).toBe(mina.id);
    for (const row of await fetchAllPages(kaito, 'mine')) expect(row.booster?.id).toBe(kaito.id);
    expect(await fetchAllPages(await app.customer(), 'mine')).toEqual([]);
    expect(await fetchAllPages(sara, 'mine')).toEqual([]);
  });

  it.each([
    ['mina', 'all'],
    ['mina', 'board'],
    ['kaito', 'all'],
    ['sara', 'board'],
  ] as const)('are refused: %s may not read %s', async (name, scope) => {
    const user = { mina, kaito, sara }[name];
    for (const call of ['order.getList', 'order.getCounts'] as const) {
      await expect(user.call(call, { scope })).rejects.toMatchObject({ status: 403, message: 'Forbidden' });
    }
  });

  it('board contains exactly the orders that the lock-in rule allows', async () => {
    const subjects = createOrderSubjects(app.database.db, (from, to) => (from === to ? 1 : 1 / 0.92));
    const now = app.clock.now().getTime();
    for (const [rest, until] of [
      [6, now + HOUR_MS],
      [12, now - HOUR_MS],
    ] as const) {
      await sql`update orders set first_offer_to = array[${nova.id}::int], first_offer_until = ${new Date(until)}
        where status = ${ORDER_STATUS.awaiting} and id % 30 = ${rest}`.execute(app.database.db);
    }
    const all = await app.database.db.selectFrom('orders').selectAll().orderBy('id', 'desc').execute();
    const traits = [
      { trial: false, games: null, platforms: ['PC'] },
      { trial: false, games: [3, 15], platforms: ['PC', 'Xbox'] },
      { trial: false, games: [], platforms: [...platforms] },
      { trial: false, games: [1, 2, 3, 4, 5], platforms: [] },
      { trial: true, games: null, platforms: [...platforms] },
    ];
    const others = await Promise.all(traits.map(async (employee) => [await app.booster(employee), employee] as const));
    for (const [user, employee] of [...others, [nova, novaTraits] as const]) {
      const allowed = all.filter((row) =>
        can('order.look', { id: user.id, role: 2, employee }, subjects.toSubject(row), { trialMaxPrice: 10_000, now }),
      );
      const first = allowed.toSorted((one, other) => Number(other.priority) - Number(one.priority));
      expect(idsOf(await fetchAllPages(user, 'board'))).toEqual(idsOf(first));
      expect((await user.call('order.getCounts', { scope: 'board' })).all).toBe(allowed.length);
    }
  });
});

describe('filters of order.getList', () => {
  it.each([
    [{ status: [1, 3] }, (row: OrderRow) => row.status === 1 || row.status === 3],
    [{ game: [3] }, (row: OrderRow) => row.game === 3],
    [{ status: [2], game: [15, 3] }, (row: OrderRow) => row.status === 2 && [3, 15].includes(row.game)],
    [{ status: [] }, () => false],
    [{ text: 'service 77' }, (row: OrderRow) => row.purchase.includes('77')],
    [{ text: 'kaito' }, (row: OrderRow) => row.booster?.name === 'Kaito'],
    [{ text: 'mina 100' }, (row: OrderRow) => row.customer?.name === 'Mina Park' && row.purchase.includes('100')],
    [{ text: '100%' }, (row: OrderRow) => row.customer?.name === 'Ada 100%'],
    [{ text: '_' }, () => false],
    [{ text: "'; drop table orders; --" }, () => false],
  ] satisfies [ListQuery, (row: OrderRow) => boolean][])(
    'return exactly the matching orders: %j',
    async (query, wanted) => {
      const all = await fetchAllPages(sara, 'all');
      expect(idsOf(await fetchAllPages(sara, 'all', query))).toEqual(idsOf(all.filter(wanted)));
    },
  );

  it.each(['10012', '#10012'])('find an order by its number: %s', async (text) => {
    expect(idsOf((await list(sara, 'all', { text })).items)).toEqual([10_012]);
  });
});

describe('counts of orders', () => {
  it('equal the lengths of the lists', async () => {
    for (const [user, scope] of [
      [sara, 'all'],
      [mina, 'mine'],
      [kaito, 'mine'],
    ] as const) {
      const rows = await fetchAllPages(user, scope);
      const { all, byStatus } = await user.call('order.getCounts', { scope });
      expect(all).toBe(rows.length);
      for (const { status, count } of byStatus) {
        expect(count).toBe(rows.filter((row) => row.status === status).length);
      }
    }
  });

  it('of unread messages are specific to the user', async () => {
    const { id } = await paidOrder(mina);
    await kaito.call('order.lockIn', { id });
    await addUnread(app.database, { order: id, sender: kaito, unreadBy: [mina] });
    const unread = async (user: SignedIn) => (await list(user, 'mine', { limit: 1 })).items[0]?.unread;
    expect(await unread(mina)).toBe(1);
    expect(await unread(kaito)).toBe(0);
  });
});

describe('queries of order.getList', () => {
  /** Excludes the three queries that authenticate the call. */
  async function queriesOf(act: () => Promise<unknown>): Promise<string[]> {
    app.database.queries.length = 0;
    await act();
    return withoutJobQueries(app.database.queries);
  }

  it('are the same number for one order and for a hundred', async () => {
    for (const [user, scope] of [
      [mina, 'mine'],
      [kaito, 'board'],
      [sara, 'all'],
    ] as const) {
      const few = await queriesOf(() => list(user, scope, { limit: 1 }));
      const many = await queriesOf(() => list(user, scope, { limit: 100 }));
      expect(many).toHaveLength(few.length);
      expect(many.length).toBeLessThanOrEqual(6);
    }
  });

  it('of order.get stay below a fixed number', async () => {
    const [row] = (await list(kaito, 'mine', { limit: 1 })).items;
    expect((await queriesOf(() => kaito.call('order.get', { id: row?.id ?? 0 }))).length).toBeLessThanOrEqual(7);
  });

  const board = {
    kind: 'board',
    id: 0,
    games: [3, 15],
    platforms: ['PC'],
    most: null,
    now: new Date(),
    isOnVacation: false,
  } as const;
  const one: readonly OrderStatus[] = [ORDER_STATUS.processing];
  it.each([
    ['all', { kind: 'all' }, {}],
    ['all, oldest first', { kind: 'all' }, { sort: 'oldest' }],
    ['all of a status', { kind: 'all' }, { status: one }],
    ['all by a word', { kind: 'all' }, { text: 'Service 12' }],
    ["a customer's", { kind: 'customer', id: 1 }, {}],
    ["a customer's of a status", { kind: 'customer', id: 1 }, { status: one }],
    ["a booster's", { kind: 'booster', id: 3 }, {}],
    ["a booster's of a status", { kind: 'booster', id: 3 }, { status: one }],
    ['the board', board, {}],
    ['the board of somebody who plays all games', { ...board, games: null }, {}],
  ] as const satisfies [string, Scope, ListQuery][])('scan no whole table of orders: %s', async (_, scope, query) => {
    const { db, queries, parameters } = app.database;
    queries.length = 0;
    parameters.length = 0;
    await createOrderLists().page(db, 1, scope, query);
    const at = queries.findIndex((text) => /from "?orders\b/.test(text));
    const plan = JSON.stringify(await app.database.query(`explain ${queries[at]}`, parameters[at]));
    expect(plan).not.toContain('Seq Scan on orders');
    expect(plan).toMatch(/Index (Only )?Scan [^"]*on orders|Bitmap Index Scan on orders_/);
  });
});
