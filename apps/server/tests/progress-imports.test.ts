import { randomUUID } from 'node:crypto';
import type { OrderView } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { apexWins, climb, matches, runningOrder } from './support/orders.ts';
import { progressFigures as figures, undoProgress } from './support/progress.ts';

const AT_ONCE = 6;

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina');
  kaito = await app.booster({ name: 'Kaito', share: 60 });
});
afterAll(() => app.close());

interface Entry {
  readonly won?: boolean;
  readonly rank?: number;
  readonly lp?: number;
  readonly done?: number;
  readonly note?: string;
}
const importAll = (id: number, entries: readonly Entry[], key: string = randomUUID(), by = kaito) =>
  by.call('order.importProgress', { id, entries: [...entries] }, { key }).then(({ order }) => order);
const read = (id: number) => mina.call('order.get', { id }).then(({ order }) => order);
const progressOf = ({ events }: OrderView) => events.filter(({ kind }) => kind === 'progress');
const won = { won: true } as const;
const lost = { won: false } as const;

describe('order.importProgress', () => {
  test('logs each match of a climb in order, with one message in the chat and one line in the site log', async () => {
    const { id } = await runningOrder(mina, kaito, climb);
    const order = await importAll(id, [
      { ...won, lp: 22 },
      { ...lost, lp: 5, note: 'Close' },
      { ...won, rank: 14 },
    ]);
    expect(figures(order)).toEqual({ now: [14, 0], percent: 25, won: 2, lost: 1 });
    expect(progressOf(order).map(({ data }) => data)).toEqual([
      { percent: 5, rank: 13, lp: 22, won: true },
      { percent: 1, rank: 13, lp: 5, won: false, note: 'Close' },
      { percent: 25, rank: 14, lp: 0, won: true },
    ]);
    const { messages } = await mina.call('chatMessage.getHistory', { order: id });
    expect(messages.filter(({ code }) => code === 'progress')).toMatchObject([{ params: { percent: 25 } }]);
    const { items } = await (await app.staff()).call('sitelogs.getPage', { limit: 1 });
    expect(items[0]).toMatchObject({
      action: 'order.logProgress',
      before: { now_rank: 13, won: 0, lost: 0 },
      after: { now_rank: 14, won: 2, lost: 1 },
    });
  });

  test('counts results by the unit of the order, from its progress', async () => {
    const wins = await runningOrder(mina, kaito, apexWins);
    await kaito.call('order.stepProgress', { id: wins.id, step: 'win' });
    expect(figures(await importAll(wins.id, [lost, won, won]))).toEqual({ now: 3, percent: 60, won: 3, lost: 1 });
    const played = await runningOrder(mina, kaito, matches);
    expect(figures(await importAll(played.id, [lost, { ...won, done: 4 }, lost]))).toMatchObject({ now: 5, lost: 2 });
  });

  test('logs nothing when one entry does not fit, and names it', async () => {
    const { id, version } = await runningOrder(mina, kaito, apexWins);
    const fields = { 'entries.2.done': expect.any(String) };
    await expect(importAll(id, [won, won, { done: 1 }, won])).rejects.toMatchObject({ status: 422, fields });
    const six = Array.from({ length: 6 }, () => won);
    await expect(importAll(id, six)).rejects.toMatchObject({ status: 422 });
    expect(await read(id)).toMatchObject({ version, won: 0 });
  });

  test('returns 422 without an entry and above 50', async () => {
    const { id } = await runningOrder(mina, kaito, climb);
    for (const count of [0, 51]) {
      await expect(importAll(id, Array(count).fill(won))).rejects.toMatchObject({ status: 422 });
    }
    expect(figures(await importAll(id, Array(50).fill(won)))).toMatchObject({ won: 50 });
  });

  test(`${AT_ONCE} requests with one key log the entries once`, async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => importAll(id, [won, lost], key)));
    for (const order of answers) expect(figures(order)).toMatchObject({ now: 2, won: 1, lost: 1 });
    expect(progressOf(await read(id))).toHaveLength(2);
  });

  test('concurrent imports and presses are all counted', async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    await Promise.all([
      importAll(id, [won, lost, won]),
      kaito.call('order.stepProgress', { id, step: 'win' }),
      importAll(id, [lost, lost]),
    ]);
    expect(figures(await read(id))).toEqual({ now: 6, percent: 60, won: 3, lost: 3 });
  });

  test('is refused to another booster, and while the order is paused', async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    const nova = await app.booster();
    await expect(importAll(id, [won], randomUUID(), nova)).rejects.toMatchObject({ status: 404 });
    await mina.call('order.pause', { id });
    await expect(importAll(id, [won])).rejects.toMatchObject({ status: 409 });
  });
});

test('hundreds of progress entries hide nothing else of the timeline', async () => {
  const { id } = await runningOrder(mina, kaito, climb);
  const { events: before } = await read(id);
  const others = before.filter(({ kind }) => kind !== 'progress').map((event) => event.id);
  expect(others.length).toBeGreaterThan(0);
  await sql`
    insert into order_events (order_id, kind, at, actor_id, data)
    select ${id}::int, case when n % 2 = 0 then 'progress' else 'progress_undone' end, now(), ${kaito.id}::int, '{"percent": 1}'
    from generate_series(1, 250) n`.execute(app.database.db);
  const { events } = await read(id);
  expect(events.length).toBe(others.length + 200);
  expect(events.map((event) => event.id)).toEqual(expect.arrayContaining(others));
  expect(events.map((event) => event.id)).toEqual(events.map((event) => event.id).toSorted((a, b) => a - b));
});

describe('order.undoProgress of an import', () => {
  test('takes back all its entries, and only those', async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    await kaito.call('order.stepProgress', { id, step: 'win' });
    const logged = await importAll(id, [won, lost, won]);
    const back = await undoProgress(kaito, id, logged.events.at(-1)?.id ?? 0);
    expect(figures(back)).toEqual({ now: 1, percent: 10, won: 1, lost: 0 });
    expect(progressOf(back).map(({ data }) => data.undone === true)).toEqual([false, true, true, true]);
    expect(back.events.at(-1)).toMatchObject({ kind: 'progress_undone', data: { percent: 10, entries: 3 } });
    const first = progressOf(back)[0]?.id ?? 0;
    expect(figures(await undoProgress(kaito, id, first))).toEqual({ now: 0, percent: 0, won: 0, lost: 0 });
  });

  test('is refused by an entry other than the last', async () => {
    const { id } = await runningOrder(mina, kaito, climb);
    const logged = await importAll(id, [won, lost]);
    await expect(undoProgress(kaito, id, progressOf(logged)[0]?.id ?? 0)).rejects.toMatchObject({ status: 409 });
    expect(figures(await read(id))).toMatchObject({ won: 1, lost: 1 });
  });
});
