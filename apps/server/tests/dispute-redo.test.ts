import type { OrderRow } from '@boostdesk/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { type DisputeScene, disputeScene, SHARE, statusOf } from './support/disputes.ts';
import { completeOrder, finish, matches, runningOrder } from './support/orders.ts';

let app: TestApp;
let scene: DisputeScene;
let moderator: SignedIn;
let mina: SignedIn;
let kaito: SignedIn;
let sora: SignedIn;
beforeAll(async () => {
  app = await startApp();
  scene = await disputeScene(app);
  ({ moderator, mina } = scene);
  [kaito, sora] = [await scene.newBooster(), await app.booster({ name: 'Sora', share: 75 })];
});
afterAll(() => app.close());

const idsOf = (items: readonly OrderRow[]) => items.map(({ id }) => id);
const board = async (who: SignedIn) => idsOf((await who.call('order.getList', { scope: 'board' })).items);
const drop = (who: SignedIn, id: number) => who.call('order.drop', { id, reason: 'Ill for a week' });

async function expectBarred(id: number): Promise<void> {
  expect(await board(kaito)).not.toContain(id);
  expect(await statusOf(kaito.call('order.get', { id }))).toBe(404);
  expect(await statusOf(kaito.call('order.look', { id }))).toBe(404);
  expect(await statusOf(kaito.call('order.lockIn', { id }))).toBe(404);
  const given = { id, booster: kaito.id, reason: 'Closest to it' };
  await expect(moderator.call('order.assign', given)).rejects.toMatchObject({
    status: 422,
    message: 'Another booster has to redo this order.',
  });
  const assignable = await moderator.call('order.getAssignable', { id });
  expect(assignable.map(({ booster }) => booster.id)).not.toContain(kaito.id);
}

describe('a redo by another booster', () => {
  test('puts the order on the board of all but the disputed booster', async () => {
    const { id } = await runningOrder(mina, kaito);
    const opened = await scene.open(id);
    expect(opened.order.dispute?.booster).toMatchObject({ id: kaito.id, name: 'Kaito' });
    const { order } = await scene.redo(id);
    expect(order).toMatchObject({ status: 0, booster: null, dispute: { resolution: 'redone' } });
    await expectBarred(id);
    expect(await board(sora)).toContain(id);
    expect((await sora.call('order.lockIn', { id })).order.status).toBe(1);
  });

  test('bars the disputed booster when they have dropped the order meanwhile', async () => {
    const { id } = await runningOrder(mina, kaito);
    await scene.open(id);
    await drop(kaito, id);
    expect((await scene.redo(id)).order).toMatchObject({ status: 0, dispute: { resolution: 'redone' } });
    await expectBarred(id);
    expect(await board(sora)).toContain(id);
  });

  test('leaves the order with another booster who has locked it in meanwhile', async () => {
    const { id } = await runningOrder(mina, kaito);
    await scene.open(id);
    await drop(kaito, id);
    await sora.call('order.lockIn', { id });
    const { order } = await scene.redo(id);
    expect(order).toMatchObject({ status: 1, booster: { id: sora.id }, dispute: { booster: { id: kaito.id } } });
    await drop(sora, id);
    await expectBarred(id);
    expect(await board(sora)).toContain(id);
  });

  test('lets the customer report a problem with the second booster, once', async () => {
    const { id } = await runningOrder(mina, kaito);
    await scene.open(id);
    await scene.redo(id);
    await sora.call('order.lockIn', { id });
    expect((await scene.open(id)).order.dispute?.booster).toMatchObject({ id: sora.id });
    await scene.dismiss(id);
    expect(await statusOf(scene.open(id))).toBe(409);
  });

  test('is impossible for a complete order', async () => {
    const { id } = await completeOrder(mina, kaito);
    await scene.open(id);
    expect(await statusOf(scene.redo(id))).toBe(409);
    await scene.dismiss(id);
  });
});

test('what both boosters earn, the refund and the revenue add up to what was paid', async () => {
  const cases = fc.sample(
    fc.record({ done: fc.integer({ min: 0, max: 9 }), percent: fc.integer({ min: 1, max: 100 }) }),
    6,
  );
  for (const { done, percent } of cases) {
    const { id, price } = await runningOrder(mina, kaito, matches);
    if (done > 0) await kaito.call('order.logProgress', { id, done, won: true });
    await scene.open(id);
    await scene.redo(id);
    await sora.call('order.lockIn', { id });
    await finish(sora, id);
    const first = Math.floor((Math.floor((price.amount * done * 10) / 100) * SHARE) / 100);
    await scene.open(id);
    await scene.refund(id, { paid: price.amount, percent, sharePercent: 75, paidBefore: first });
    const { order } = await scene.admin.call('order.get', { id });
    const { payable = 0, revenue = 0, escrow = 0, provider = 0 } = await scene.accountsOf(id);
    const second = (await sora.call('earnings.getForOrder', { order: id })).earning?.amount ?? -1;
    const note = JSON.stringify({ done, percent });
    expect(order.progressPaid, note).toBe(first);
    expect(payable, note).toBe(first + second);
    expect((order.dispute?.refund ?? 0) + payable + revenue, note).toBe(price.amount);
    expect([escrow, provider], note).toEqual([0, (order.dispute?.refund ?? 0) - price.amount]);
  }
  expect((await scene.ledgerSums()).every((sum) => sum === 0)).toBe(true);
});

test('the work of a booster is disputed once, also when another one was disputed since', async () => {
  const { id } = await runningOrder(mina, kaito);
  for (const [booster, next] of [
    [kaito, sora],
    [sora, kaito],
  ] as const) {
    await scene.open(id);
    await scene.dismiss(id);
    await drop(booster, id);
    await next.call('order.lockIn', { id });
  }
  expect(await statusOf(scene.open(id))).toBe(409);
});

test('a disputed booster who is staff by now neither resolves nor reads the evidence', async () => {
  const former = await app.booster({ name: 'Ingrid Berg' });
  const { id } = await runningOrder(mina, former);
  await scene.open(id);
  await drop(former, id);
  await scene.admin.call('account.changeRole', { id: former.id, role: 5 });
  const senior = await app.signIn(former);
  expect(await statusOf(scene.resolve(senior, id, { kind: 'dismiss' }))).toBe(409);
  expect(await statusOf(scene.resolve(senior, id, { kind: 'redo' }))).toBe(409);
  expect(await statusOf(senior.call('dispute.exportEvidence', { id }))).toBe(409);
  await scene.dismiss(id);
});
