import { randomUUID } from 'node:crypto';
import type { OrderView } from '@boostdesk/api-client/contract';
import type { ProgressStep } from '@boostdesk/catalogs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { apexWins, climb, finish, matches, runningOrder } from './support/orders.ts';
import { progressFigures as figures, undoProgress } from './support/progress.ts';

const AT_ONCE = 8;

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina');
  kaito = await app.booster({ name: 'Kaito', share: 60 });
});
afterAll(() => app.close());

const step = (id: number, way: ProgressStep, key: string = randomUUID()) =>
  kaito.call('order.stepProgress', { id, step: way }, { key }).then(({ order }) => order);
const undo = (id: number, event: number, by = kaito) => undoProgress(by, id, event);
const latest = ({ events }: OrderView) => events.at(-1)?.id ?? 0;

describe('order.stepProgress', () => {
  test('logs a won or lost match of a climb without moving its rank', async () => {
    const { id } = await runningOrder(mina, kaito, climb);
    await step(id, 'win');
    const order = await step(id, 'loss');
    expect(figures(order)).toEqual({ now: [13, 0], percent: 0, won: 1, lost: 1 });
    expect(order.events.at(-1)).toMatchObject({ kind: 'progress', data: { won: false, rank: 13, percent: 0 } });
    const { messages } = await mina.call('chatMessage.getHistory', { order: id });
    expect(messages.filter(({ code }) => code === 'progress')).toHaveLength(2);
  });

  test('counts won and lost matches in the unit of the order', async () => {
    const wins = await runningOrder(mina, kaito, apexWins);
    await step(wins.id, 'loss');
    expect(figures(await step(wins.id, 'win'))).toEqual({ now: 1, percent: 20, won: 1, lost: 1 });
    const played = await runningOrder(mina, kaito, matches);
    await step(played.id, 'loss');
    expect(figures(await step(played.id, 'win'))).toEqual({ now: 2, percent: 20, won: 1, lost: 1 });
  });

  test('adds and takes back single units, the latter as a correction', async () => {
    const { id } = await runningOrder(mina, kaito, apexWins);
    const quote = JSON.stringify([{ code: 'units', params: { unit: 'hours', count: 5 }, amount: 10_000 }]);
    await app.database.db.updateTable('orders').set({ quote }).where('id', '=', id).execute();
    await step(id, 'more');
    await step(id, 'more');
    const order = await step(id, 'less');
    expect(figures(order)).toEqual({ now: 1, percent: 20, won: 0, lost: 0 });
    expect(order.events.at(-1)?.data).toEqual({ percent: 20, done: 1, correction: true });
  });

  test('returns 409 for a step that the order does not offer, and changes nothing', async () => {
    const { id } = await runningOrder(mina, kaito, apexWins);
    for (let count = 0; count < 5; count += 1) await step(id, 'win');
    for (const way of ['win', 'more', 'less'] as const) {
      await expect(step(id, way)).rejects.toMatchObject({ status: 409 });
    }
    expect(figures((await mina.call('order.get', { id })).order)).toMatchObject({ now: 5, won: 5 });
  });

  test(`${AT_ONCE} concurrent presses are all counted`, async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => step(id, place % 2 === 0 ? 'win' : 'loss')));
    const { order } = await mina.call('order.get', { id });
    expect(figures(order)).toEqual({ now: AT_ONCE, percent: 80, won: AT_ONCE / 2, lost: AT_ONCE / 2 });
    expect(order.events.filter(({ kind }) => kind === 'progress')).toHaveLength(AT_ONCE);
  });

  test(`${AT_ONCE} requests with one key count once`, async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => step(id, 'win', key)));
    for (const order of answers) expect(figures(order)).toMatchObject({ now: 1, won: 1 });
    expect(figures((await mina.call('order.get', { id })).order)).toMatchObject({ now: 1, won: 1 });
  });

  test('is in the site log as logged progress', async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    await step(id, 'win');
    const admin = await app.staff();
    const [logged] = (await admin.call('sitelogs.getPage', { limit: 1 })).items;
    expect(logged).toMatchObject({
      action: 'order.logProgress',
      object: { kind: 'order', id: String(id) },
      before: { done_count: 0, won: 0 },
      after: { done_count: 1, won: 1 },
    });
  });
});

describe('order.undoProgress', () => {
  test('restores the progress before the entry, one entry after the other', async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    const first = await step(id, 'win');
    const second = await step(id, 'loss');
    const back = await undo(id, latest(second));
    expect(figures(back)).toEqual({ now: 1, percent: 10, won: 1, lost: 0 });
    expect(back.events.slice(-2)).toMatchObject([
      { id: latest(second), kind: 'progress', data: { undone: true } },
      { kind: 'progress_undone', actor: { id: kaito.id }, data: { percent: 10 } },
    ]);
    expect(figures(await undo(id, latest(first)))).toEqual({ now: 0, percent: 0, won: 0, lost: 0 });
    await expect(undo(id, latest(first))).rejects.toMatchObject({ status: 409 });
  });

  test('restores rank and points of an entry from the form', async () => {
    const { id } = await runningOrder(mina, kaito, climb);
    await kaito.call('order.logProgress', { id, lp: 40, won: true });
    const { order } = await kaito.call('order.logProgress', { id, rank: 15, lp: 20 });
    expect((await undo(id, latest(order))).progress).toMatchObject({ now: 13, lp: 40, percent: 10 });
  });

  test('returns 409 for an older entry, an unknown one, and one that is not of progress', async () => {
    const { id, events } = await runningOrder(mina, kaito, matches);
    const first = await step(id, 'win');
    await step(id, 'win');
    for (const event of [latest(first), 2_147_483_000, events[0]?.id ?? 0]) {
      await expect(undo(id, event)).rejects.toMatchObject({ status: 409 });
    }
    expect(figures((await mina.call('order.get', { id })).order)).toMatchObject({ now: 2 });
  });

  test('returns 409 for the entry of another booster', async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    const logged = await step(id, 'win');
    await kaito.call('order.drop', { id, reason: 'No time left', note: 'One match is won.' });
    const nova = await app.booster();
    await nova.call('order.lockIn', { id });
    await expect(undo(id, latest(logged), nova)).rejects.toMatchObject({ status: 409 });
    await expect(undo(id, latest(logged))).rejects.toMatchObject({ status: 404 });
  });

  test('returns 409 after a minute, and once the order is paused or complete', async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    const late = await step(id, 'win');
    app.clock.forward(61);
    await expect(undo(id, latest(late))).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/within a minute/),
    });
    const paused = await step(id, 'win');
    await kaito.call('order.pause', { id });
    await expect(undo(id, latest(paused))).rejects.toMatchObject({ status: 409 });
    await kaito.call('order.unpause', { id });
    const complete = await finish(kaito, id);
    const entry = complete.events.findLast(({ kind }) => kind === 'progress');
    await expect(undo(id, entry?.id ?? 0)).rejects.toMatchObject({ status: 409 });
  });

  test(`${AT_ONCE} concurrent requests undo one entry once`, async () => {
    const { id } = await runningOrder(mina, kaito, matches);
    await step(id, 'win');
    const event = latest(await step(id, 'win'));
    const answers = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => undo(id, event)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(figures((await mina.call('order.get', { id })).order)).toMatchObject({ now: 1, won: 1 });
  });
});
