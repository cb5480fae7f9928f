import { randomUUID } from 'node:crypto';
import { ROLE } from '@boostdesk/auth';
import { HAND_OVER_MAX, HAND_OVER_MIN } from '@boostdesk/catalogs/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { finish, GOOD_CARD, HAND_OVER, runningOrder } from './support/orders.ts';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let nova: SignedIn;
let moderator: SignedIn;
beforeAll(async () => {
  app = await startApp();
  moderator = await app.staff(4);
});
beforeEach(async () => {
  [mina, kaito, nova] = [await app.customer('Mina'), await app.booster({ name: 'Kaito' }), await app.booster()];
});
afterAll(() => app.close());

const reason = 'No time left';
const viewOf = async (user: SignedIn, id: number) => (await user.call('order.get', { id })).order;
async function playedOrder(booster = kaito): Promise<number> {
  const { id } = await runningOrder(mina, booster);
  await booster.call('order.logProgress', { id, rank: 14, won: true });
  return id;
}

test('the note of a booster who drops an order is read by the next one before and after lock-in', async () => {
  const id = await playedOrder();
  await kaito.call('order.drop', { id, reason, note: `  ${HAND_OVER} ` });
  const offered = await viewOf(nova, id);
  expect(offered).toMatchObject({ handOverNote: HAND_OVER, booster: null, events: [] });
  expect(JSON.stringify(offered)).not.toContain('Kaito');
  const { order } = await nova.call('order.lockIn', { id });
  expect(order.handOverNote).toBe(HAND_OVER);
  expect(order.events.find(({ kind }) => kind === 'dropped')?.data).toEqual({ reason });
});

test('staff read the note in the timeline and the site log, and the customer not at all', async () => {
  const id = await playedOrder();
  const { order } = await moderator.call('order.unassign', { id, reason, note: HAND_OVER });
  expect(order.handOverNote).toBe(HAND_OVER);
  expect(order.events.at(-1)).toMatchObject({ kind: 'unassigned', data: { reason, handOver: HAND_OVER } });
  const { items } = await (await app.staff()).call('sitelogs.getPage', { limit: 1 });
  expect(items).toMatchObject([{ action: 'order.unassign', after: { hand_over_note: HAND_OVER } }]);
  const text = JSON.stringify([await viewOf(mina, id), await mina.call('notification.getNotifications', {})]);
  expect(text).not.toContain(HAND_OVER);
});

test.each([
  ['booster', ROLE.booster, 'Elin Berg'],
  ['moderator', ROLE.moderator, 'Oskar Lund'],
] as const)('the customer does not read the note after becoming a %s', async (_, role, name) => {
  mina = await app.customer(name);
  const id = await playedOrder();
  await kaito.call('order.drop', { id, reason, note: HAND_OVER });
  await (await app.staff()).call('account.changeRole', { id: mina.id, role });
  expect(JSON.stringify(await viewOf(await app.signIn(mina), id))).not.toContain(HAND_OVER);
});

test('a repeated call of the customer does not return the note', async () => {
  const id = await playedOrder();
  await kaito.call('order.drop', { id, reason, note: HAND_OVER });
  await nova.call('order.lockIn', { id });
  await finish(nova, id);
  const key = randomUUID();
  const tip = () => mina.call('order.tip', { id, amount: 500, card: GOOD_CARD }, { key });
  for (const answer of [await tip(), await tip()]) expect(JSON.stringify(answer)).not.toContain(HAND_OVER);
});

describe.each([
  ['order.drop', () => kaito],
  ['order.unassign', () => moderator],
] as const)('%s', (call, who) => {
  test('is refused without a note after progress was logged, and changes nothing', async () => {
    const id = await playedOrder();
    const sentence = 'Progress has been logged. Write a hand-over note for the next booster.';
    await expect(who().call(call, { id, reason })).rejects.toMatchObject({ status: 422, fields: { note: sentence } });
    expect(await viewOf(kaito, id)).toMatchObject({ status: 1, booster: { id: kaito.id } });
  });

  test('needs no note before progress is logged', async () => {
    const { id } = await runningOrder(mina, kaito);
    await who().call(call, { id, reason });
    expect(await viewOf(nova, id)).not.toHaveProperty('handOverNote');
  });

  test('needs no note when the only progress entry was undone', async () => {
    const id = await playedOrder();
    const event = (await viewOf(kaito, id)).events.findLast(({ kind }) => kind === 'progress')?.id ?? 0;
    await kaito.call('order.undoProgress', { id, event });
    await who().call(call, { id, reason });
    expect(await viewOf(nova, id)).not.toHaveProperty('handOverNote');
  });

  test('keeps the note of an earlier booster when the next one logged no progress', async () => {
    const id = await playedOrder(nova);
    await nova.call('order.drop', { id, reason, note: HAND_OVER });
    await kaito.call('order.lockIn', { id });
    await who().call(call, { id, reason });
    expect((await viewOf(nova, id)).handOverNote).toBe(HAND_OVER);
  });

  test.each([
    ['short', 'x'.repeat(HAND_OVER_MIN - 1)],
    ['long', 'x'.repeat(HAND_OVER_MAX + 1)],
    ['empty', ' '.repeat(HAND_OVER_MIN)],
  ])('is refused with a note that is too %s', async (_, note) => {
    const id = await playedOrder();
    await expect(who().call(call, { id, reason, note })).rejects.toMatchObject({
      status: 422,
      fields: { note: expect.any(String) },
    });
  });
});

test('a ban puts the orders back on the board without a note', async () => {
  const id = await playedOrder();
  await moderator.call('account.ban', { id: kaito.id });
  expect(await viewOf(nova, id)).toMatchObject({ status: 0 });
});
