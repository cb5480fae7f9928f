import { randomBytes } from 'node:crypto';
import { redact } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../src/seed/seed.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-03-02T10:00:00Z');
const logged: string[] = [];
const seed = () =>
  seedDemo({
    db: database.db,
    clock: () => NOW,
    print: (line) => logged.push(line),
    vaultKey: randomBytes(32),
  });
const count = async (table: 'users' | 'orders') => {
  const [row] = await database.query(`select count(*)::int as count from ${table}`);
  return Object(row).count as number;
};

test('the demo is seeded completely or not at all, and once by concurrent callers', async () => {
  await database.query(`alter table installation add constraint broken check (name <> 'demo')`);
  await expect(seed()).rejects.toThrow('broken');
  expect([await count('users'), await count('orders')]).toEqual([0, 0]);
  await database.query('alter table installation drop constraint broken');
  await Promise.all([seed(), seed()]);
  expect(logged).toHaveLength(2);
  expect(await count('orders')).toBeGreaterThan(0);
  // The demo is seeded twice.
}, 90_000);

test('orders of other games are counted in their units', async () => {
  const rows = await database.query(
    `select distinct quote->0->'params'->>'unit' as unit from orders where service_id is null`,
  );
  const units = rows.map((row) => Object(row).unit);
  expect(units).toEqual(expect.arrayContaining(['divisions', 'wins', 'placement', 'clears', 'hours']));
});

test.each(['fines', 'payment_requests', 'applications', 'gifts', 'account_offers'])(
  'numbers of %s follow their creation time, as the lists sort them',
  async (table) => {
    const rows = await database.query(`select created_at from ${table} order by id`);
    const times = rows.map((row) => new Date(Object(row).created_at).getTime());
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  },
);

test('the last logged match of an order leads to its current progress', async () => {
  const rows = await database.query(`
    select distinct on (orders.id) orders.now_rank, orders.done_count, orders.percent::int as percent, data
    from orders join order_events on order_events.order_id = orders.id and kind = 'progress'
    where won > 0 order by orders.id, order_events.at desc`);
  expect(rows.length).toBeGreaterThan(100);
  for (const row of rows) {
    const { data, done_count, now_rank, percent } = Object(row);
    expect(data.rank ?? data.done).toBe(data.rank === undefined ? done_count : now_rank);
    expect(Math.abs(data.percent - percent)).toBeLessThanOrEqual(1);
  }
});

test('orders of matches have as many as were ordered, and lessons none', async () => {
  const rows = await database.query(`
    select quote->0->'params'->>'unit' as unit, won + lost as matches, won, done_count,
      (select count(*) from order_events where order_id = orders.id and kind = 'progress')::int as logged
    from orders where status = 2 and ladder is null`);
  const units = new Set(rows.map((row) => Object(row).unit));
  expect([...units]).toEqual(expect.arrayContaining(['hours', 'matches', 'placement', 'wins']));
  for (const row of rows) {
    const { unit, matches, won, done_count, logged } = Object(row);
    if (unit === 'hours') expect([matches, logged]).toEqual([0, done_count === 1 ? 0 : done_count]);
    if (unit === 'matches' || unit === 'placement') expect([matches, logged]).toEqual([done_count, done_count]);
    if (unit === 'wins') expect([won, logged]).toEqual([done_count, matches]);
  }
});

test('guide orders of the demo have a guide, delivered where they are complete', async () => {
  const rows = await database.query(`
    select o.status, max(g.version) as versions, count(g.delivered_at)::int as delivered
    from orders o left join order_guides g on g.order_id = o.id
    where o.service_id = 14 and o.booster_id is not null group by o.id`);
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(Object(row).delivered).toBe(Object(row).status === 2 ? 1 : 0);
  for (const row of rows) expect(Object(row).versions).toBe(Object(row).status === 2 ? 2 : 1);
});

test('progress of demo orders is logged before their end', async () => {
  const late = await database.query(`
    select order_id from order_events join orders on orders.id = order_id
    where kind = 'progress' and at >= coalesce(completed_at, '${NOW.toISOString()}')`);
  expect(late).toEqual([]);
});

test('the demo’s customer and first booster have read notifications of their own orders', async () => {
  const rows = await database.query(`
    select email, count(*)::int as count, bool_and(seen_at is not null and seen_at <= '${NOW.toISOString()}') as seen,
      bool_and(user_id in (customer_id, booster_id)) as own
    from notifications n join users u on u.id = user_id join orders o on o.id = order_id group by email order by email`);
  expect(rows.map((row) => Object(row).email)).toEqual(['booster@boostdesk.example', 'customer@boostdesk.example']);
  for (const row of rows) expect(row).toMatchObject({ seen: true, own: true });
  for (const row of rows) expect(Object(row).count).toBeGreaterThan(5);
});

test('payouts equal the earnings of their orders minus fines, and no booster was paid more', async () => {
  const payouts = await database.query(`
    select status, payouts.amount::int as amount, sum(earnings.amount)::int as earned,
      (select coalesce(sum(amount), 0) from fines where fines.payout_id = payouts.id)::int as fined
    from payouts join earnings on earnings.payout_id = payouts.id group by payouts.id`);
  expect(new Set(payouts.map((row) => Object(row).status))).toEqual(new Set(['paid', 'proposed']));
  for (const row of payouts) expect(Object(row).amount).toBe(Object(row).earned - Object(row).fined);
  expect(payouts.some((row) => Object(row).fined > 0)).toBe(true);
  const overpaid = await database.query(`
    select owner_id from ledger_accounts join ledger_entries on account_id = ledger_accounts.id
    where kind = 'payable' group by owner_id, currency having sum(amount) < 0`);
  expect(overpaid).toEqual([]);
});

test('tips of the demo are owed to boosters of well-reviewed orders and booked with their whole amount', async () => {
  const tips = await database.query(`
    select t.amount::int, t.payout_id, (select e.amount from ledger_entries e
      join ledger_accounts a on a.id = e.account_id join ledger_transactions l on l.id = e.transaction_id
      where l.business_key = 'tip-paid:' || t.id and a.kind = 'payable' and a.owner_id = t.booster_id)::int as booked
    from tips t join orders o on o.id = t.order_id and o.rating_stars >= 4`);
  expect(tips.length).toBeGreaterThan(0);
  for (const row of tips) expect(row).toMatchObject({ booked: Object(row).amount, payout_id: null });
});

test('the demo has a dispute in each state, and the refund is in earning and ledger', async () => {
  const disputes = await database.db.selectFrom('disputes').selectAll().orderBy('id').execute();
  expect(disputes.map(({ resolution }) => resolution).toSorted()).toEqual(['dismissed', null, 'redone', 'refunded']);
  const of = (resolution: string) =>
    disputes.find((one) => one.resolution === resolution) ?? expect.unreachable(resolution);
  const { order_id: refunded, refund_amount: refund } = of('refunded');
  const earning = await database.db
    .selectFrom('earnings')
    .select(['amount', 'payout_id'])
    .where('order_id', '=', refunded)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ kind: string; sum: string }>`
    select a.kind, sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id
    where t.order_id = ${refunded} and t.kind <> 'tip-paid' group by a.kind`.execute(database.db);
  const sums = Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
  const { price_amount: price } = await database.db
    .selectFrom('orders')
    .select('price_amount')
    .where('id', '=', refunded)
    .executeTakeFirstOrThrow();
  expect(sums).toMatchObject({ escrow: 0, provider: Number(refund) - Number(price) });
  expect([sums.payable ?? 0, null]).toEqual([Number(earning.amount), earning.payout_id]);
  const { order_id: redone, booster_id: former } = of('redone');
  const onBoard = await database.db
    .selectFrom('orders')
    .select(['status', 'barred_boosters'])
    .where('id', '=', redone)
    .executeTakeFirstOrThrow();
  expect(onBoard).toEqual({ status: 0, barred_boosters: [former] });
});

test('the site log of the demo goes back for weeks, oldest entry first', async () => {
  const rows = await database.query('select at from site_log order by id');
  const times = rows.map((row) => new Date(Object(row).at).getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(28 * 24 * 60 * 60 * 1000);
});

test('several of the staff work on the demo, at times of the day that differ', async () => {
  const rows = await database.query(`select actor_id, to_char(at, 'HH24:MI:SS') as time from site_log`);
  expect(new Set(rows.map((row) => Object(row).actor_id)).size).toBe(3);
  const times = rows.map((row) => Object(row).time as string);
  const repeated = times.length - new Set(times).size;
  expect(repeated / times.length).toBeLessThan(0.2);
});

test('boosters of the demo earn by several orders each payout, and some are paid for months', async () => {
  const [row] = await database.query(`
    select count(*)::int as payouts, count(distinct booster_id)::int as boosters,
      (select count(*) from earnings where payout_id is not null)::int as orders,
      (select count(*) from earnings join users on users.id = booster_id
        where email = 'booster@boostdesk.example' and booked_at > '2026-02-01')::int as lately from payouts`);
  const { boosters, lately, orders, payouts } = Object(row);
  expect(orders / payouts).toBeGreaterThan(1.3);
  expect(boosters).toBeGreaterThan(10);
  expect(lately).toBeGreaterThan(3);
});

test('cancelled orders of the demo were refunded wholly', async () => {
  const rows = await database.query(`
    select price_amount::int as price, refund_amount::int as refund, (select sum(e.amount) from ledger_entries e
      join ledger_accounts a on a.id = e.account_id join ledger_transactions l on l.id = e.transaction_id
      where l.order_id = o.id and a.kind = 'escrow')::int as held, cancelled_at > paid_at as later,
      exists (select from order_events v where v.order_id = o.id and v.kind = 'cancelled') as told
    from orders o where cancelled_at is not null`);
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) expect(row).toMatchObject({ refund: Object(row).price, held: 0, later: true, told: true });
});

test('page errors of the demo are redacted, not due for deletion, and have their numbers in order of first occurrence', async () => {
  const rows = await database.query('select * from page_errors order by id');
  expect(rows.length).toBeGreaterThan(4);
  const firsts = rows.map((row) => Object(row).first_at.getTime());
  expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
  for (const row of rows) {
    const { message, stack, screen, times, first_at, last_at } = Object(row);
    expect([redact(message, 300), redact(stack, 2000), redact(screen, 100)]).toEqual([message, stack, screen]);
    expect(last_at.getTime()).toBeGreaterThan(NOW.getTime() - 30 * 24 * 60 * 60 * 1000);
    expect(last_at.getTime()).toBeLessThan(NOW.getTime());
    expect(times === 1).toBe(last_at.getTime() === first_at.getTime());
  }
});

test('the demo’s customer paid one order partly and one wholly with coins, which the ledger shows', async () => {
  const paid = await database.query(`
    select orders.coins_paid, coins_paid_amount = price_amount as wholly, status,
      -(select amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.order_id = orders.id and t.kind = 'order-paid' and a.kind = 'coins')::int as booked
    from orders where coins_paid > 0 order by status`);
  expect(paid.map((row) => Object(row).wholly).toSorted()).toEqual([false, true]);
  for (const row of paid) expect(Object(row).booked).toBe(Object(row).coins_paid);
});

test('no coin balance of the demo was ever negative, and every ledger currency sums to zero', async () => {
  const below = await database.query(`
    select 1 from (select sum(amount) over (partition by account_id order by e.id) as balance
      from ledger_entries e join ledger_accounts a on a.id = account_id where a.kind = 'coins') as run where balance < 0`);
  expect(below).toEqual([]);
  const unbalanced = await database.query(`
    select currency from ledger_entries join ledger_accounts a on a.id = account_id group by currency having sum(amount) <> 0`);
  expect(unbalanced).toEqual([]);
});

test('some chats show pictures with descriptions', async () => {
  const rows = await database.query(`
    select chat_messages.order_id, alt, width, length(large) as bytes from chat_message_pictures
    join uploaded_pictures on uploaded_pictures.id = picture_id join chat_messages on chat_messages.id = message_id`);
  const pictures = rows.map((row) => Object(row));
  expect(new Set(pictures.map(({ order_id: order }) => order)).size).toBeGreaterThan(2);
  for (const { alt, width, bytes } of pictures) {
    expect(alt).toMatch(/^(Victory, \d+ to \d+|Gold II with \d+ LP)$/);
    expect([width > 300, bytes > 1000]).toEqual([true, true]);
  }
});

test('won matches and completions of some orders show pictures with descriptions', async () => {
  const rows = await database.query(`
    select e.kind, e.order_id, a.alt from order_event_pictures a join order_events e on e.id = a.event_id`);
  const pictures = rows.map((row) => Object(row));
  expect(new Set(pictures.map(({ order_id: order }) => order)).size).toBe(6);
  expect(new Set(pictures.map(({ kind }) => kind))).toEqual(new Set(['progress', 'completed']));
  for (const { alt } of pictures) expect(alt).toMatch(/^Victory, \d+ to \d+$/);
});

test('some delivered guides show a picture', async () => {
  const rows = await database.query(`
    select g.text like '%](picture:' || a.picture_id || ')%' as shown, g.delivered_at is not null as delivered
    from order_guide_pictures a join order_guides g on g.order_id = a.order_id and g.version = a.version`);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toMatchObject({ shown: true, delivered: true });
});
