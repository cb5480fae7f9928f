import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { climb, paidOrder, runningOrder } from './support/orders.ts';

const HOUR = 3600;
const why = { reason: 'Agreed in the chat' } as const;

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let nova: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [mina, kaito, nova, admin] = [await app.customer(), await app.booster(), await app.booster(), await app.staff()];
});
afterAll(() => app.close());

const view = async (id: number) => (await mina.call('order.get', { id })).order;
const deadlineOf = async (id: number) => Date.parse((await view(id)).deadline ?? '') / 1000;

async function pauseFor(by: SignedIn, id: number, seconds: number): Promise<void> {
  await by.call('order.pause', { id });
  app.clock.forward(seconds);
  await by.call('order.unpause', { id });
}

test('the total paused time is kept over drop and reassignment, and the deadline moves by exactly that', async () => {
  const { id } = await runningOrder(mina, kaito, climb);
  const deadline = await deadlineOf(id);
  await pauseFor(mina, id, 2 * HOUR);
  await pauseFor(kaito, id, HOUR);
  expect(await view(id)).toMatchObject({ pausedSeconds: 3 * HOUR, pausedTotal: 3 * HOUR });
  await kaito.call('order.pause', { id });
  app.clock.forward(5 * HOUR);
  await kaito.call('order.drop', { id, ...why });
  expect(await view(id)).toMatchObject({ pausedSince: null, pausedSeconds: 0, pausedTotal: 8 * HOUR });
  app.clock.forward(HOUR);
  await nova.call('order.lockIn', { id });
  await pauseFor(nova, id, HOUR);
  expect(await view(id)).toMatchObject({ pausedSeconds: HOUR, pausedTotal: 9 * HOUR });
  await admin.call('order.unassign', { id, ...why });
  await admin.call('order.assign', { id, booster: kaito.id, ...why });
  expect(await view(id)).toMatchObject({ pausedSeconds: 0, pausedTotal: 9 * HOUR });
  expect((await deadlineOf(id)) - deadline).toBe(9 * HOUR);
});

test('suspensions count, on the board too, and a pause within one is counted once', async () => {
  const { id } = await paidOrder(mina);
  const deadline = await deadlineOf(id);
  await admin.call('order.suspend', { id, ...why });
  app.clock.forward(HOUR);
  await admin.call('order.resume', { id, ...why });
  expect(await view(id)).toMatchObject({ pausedSeconds: 0, pausedTotal: HOUR });
  await kaito.call('order.lockIn', { id });
  await kaito.call('order.pause', { id });
  app.clock.forward(HOUR);
  await admin.call('order.suspend', { id, ...why });
  app.clock.forward(HOUR);
  await admin.call('order.resume', { id, ...why });
  app.clock.forward(HOUR);
  await kaito.call('order.unpause', { id });
  expect(await view(id)).toMatchObject({ pausedSeconds: 3 * HOUR, pausedTotal: 4 * HOUR });
  expect((await deadlineOf(id)) - deadline).toBe(4 * HOUR);
});
