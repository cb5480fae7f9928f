import type { OrderEvent } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { climb, runningOrder } from './support/orders.ts';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let moderator: SignedIn;
beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina');
  kaito = await app.booster({ name: 'Kaito', share: 60 });
  moderator = await app.staff();
});
afterAll(() => app.close());

const insertEvents = (order: number, kind: OrderEvent['kind'], count: number) =>
  sql`
    insert into order_events (order_id, kind, at, actor_id, data)
    select ${order}::int, ${kind}, now(), ${kaito.id}::int, '{"percent": 1}' from generate_series(1, ${count}::int)`.execute(
    app.database.db,
  );

const insertEvent = (order: number, kind: OrderEvent['kind'], data: Readonly<Record<string, unknown>>) =>
  sql`
    insert into order_events (order_id, kind, at, actor_id, data)
    values (${order}::int, ${kind}, now(), ${kaito.id}::int, ${JSON.stringify(data)}::jsonb)`.execute(app.database.db);

const toCursor = (text: string): string => Buffer.from(text).toString('base64url');

const storedIds = async (order: number, kinds: readonly OrderEvent['kind'][] = []): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from order_events where order_id = ${order} and not kind = any(${kinds}::text[]) order by id`.execute(
    app.database.db,
  );
  return rows.map(({ id }) => id);
};

const read = (who: SignedIn, id: number) => who.call('order.get', { id }).then(({ order }) => order);

/** The ids of the timeline and of all older pages, ascending. */
async function readAll(who: SignedIn, id: number): Promise<{ readonly ids: number[]; readonly pages: number }> {
  const { events, olderEvents } = await read(who, id);
  const ids = new Set(events.map((event) => event.id));
  let [cursor, pages] = [olderEvents ?? null, 0];
  while (cursor !== null) {
    const page = await who.call('order.getEvents', { id, cursor });
    for (const item of page.items) ids.add(item.id);
    [cursor, pages] = [page.next, pages + 1];
  }
  return { ids: [...ids].toSorted((one, other) => one - other), pages };
}

describe('order.getEvents', () => {
  test('returns every older entry of progress, page by page', async () => {
    const { id } = await runningOrder(mina, kaito, climb);
    await insertEvents(id, 'progress', 700);
    for (const who of [mina, kaito, moderator]) {
      expect(await readAll(who, id)).toEqual({ ids: await storedIds(id), pages: 3 });
    }
  });

  test('is not needed while all entries are shown', async () => {
    const { id } = await runningOrder(mina, kaito, climb);
    await insertEvents(id, 'progress', 200);
    expect(await read(mina, id)).not.toHaveProperty('olderEvents');
    await insertEvents(id, 'progress', 1);
    expect(await read(mina, id)).toMatchObject({ olderEvents: expect.any(String) });
  });

  test('returns entries for staff to staff alone', async () => {
    const { id } = await runningOrder(mina, kaito, climb);
    await insertEvents(id, 'note_changed', 250);
    for (const who of [mina, kaito]) expect(await read(who, id)).not.toHaveProperty('olderEvents');
    expect((await readAll(moderator, id)).ids).toEqual(await storedIds(id));
    await insertEvents(id, 'progress', 450);
    const shown = await storedIds(id, ['note_changed']);
    for (const who of [mina, kaito]) expect((await readAll(who, id)).ids).toEqual(shown);
  });

  test('returns the newest first, as customer and booster may see them', async () => {
    const { id } = await runningOrder(mina, kaito, climb);
    await insertEvents(id, 'share_changed', 2);
    await insertEvents(id, 'progress', 250);
    const { olderEvents: cursor = '' } = await read(kaito, id);
    const kinds = async (who: SignedIn) =>
      (await who.call('order.getEvents', { id, cursor })).items.map(({ kind }) => kind);
    expect((await kinds(kaito)).slice(48, 52)).toEqual(['progress', 'progress', 'share_changed', 'share_changed']);
    expect(await kinds(mina)).not.toContain('share_changed');
  });

  test('leaves out of older entries what their reader may not see', async () => {
    const { id } = await runningOrder(mina, kaito, climb);
    await insertEvent(id, 'dropped', { reason: 'No time left', handOver: 'Plays at night.' });
    await insertEvent(id, 'price_changed', { amount: 500, coins: 200 });
    await insertEvents(id, 'progress', 250);
    const { olderEvents: cursor = '' } = await read(moderator, id);
    const dataOf = async (who: SignedIn, kind: OrderEvent['kind']) =>
      (await who.call('order.getEvents', { id, cursor })).items.find((item) => item.kind === kind)?.data;
    expect(await dataOf(moderator, 'dropped')).toHaveProperty('handOver');
    for (const who of [mina, kaito]) expect(await dataOf(who, 'dropped')).toEqual({ reason: 'No time left' });
    for (const who of [mina, moderator]) expect(await dataOf(who, 'price_changed')).toHaveProperty('coins', 200);
    expect(await dataOf(kaito, 'price_changed')).toEqual({ amount: 500 });
  });

  test.each(['x', toCursor('id:99999999999'), toCursor('id:2147483648'), toCursor('at:5')])(
    'refuses the malformed cursor %s',
    async (cursor) => {
      const { id } = await runningOrder(mina, kaito, climb);
      await expect(mina.call('order.getEvents', { id, cursor })).rejects.toMatchObject({ status: 422 });
    },
  );

  test('takes a cursor of the largest id', async () => {
    const { id } = await runningOrder(mina, kaito, climb);
    const { items } = await mina.call('order.getEvents', { id, cursor: toCursor('id:2147483647') });
    expect(items.map((item) => item.id)).toEqual((await storedIds(id)).toReversed());
  });
});

test('a repeated change has the cursor of the first answer', async () => {
  const { id } = await runningOrder(mina, kaito, climb);
  await insertEvents(id, 'progress', 250);
  const key = crypto.randomUUID();
  const step = () => kaito.call('order.stepProgress', { id, step: 'win' }, { key });
  const { order: first } = await step();
  expect(first.olderEvents).toEqual(expect.any(String));
  await insertEvents(id, 'progress', 5);
  expect((await step()).order).toEqual(first);
});
