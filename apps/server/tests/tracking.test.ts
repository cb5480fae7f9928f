import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { completeOrder, order, runningOrder } from './support/orders.ts';

const DAY_SECONDS = 24 * 60 * 60;
const OVER = 'This tracking link has expired or was revoked.';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina Tracked');
  kaito = await app.booster({ name: 'Kaito Tracked' });
});
afterAll(() => app.close());

const tokenOf = ({ url }: { readonly url: string }) => new URL(url).pathname.replace('/track/', '');

async function share(id: number, days = 7): Promise<string> {
  const { link } = await mina.call('tracking.createLink', { order: id, days });
  return tokenOf(link);
}

const createLink = (id: number, days: number) =>
  app.send('tracking.createLink', { order: id, days }, { token: mina.token });

async function view(token: string) {
  const response = await app.send('tracking.view', { token });
  return [response.status, await response.text()] as const;
}

test('anybody with a tracking link sees status and progress, and neither people nor the price', async () => {
  const { id } = await runningOrder(mina, kaito);
  const token = await share(id);
  expect(token).toMatch(/^[\w-]{32}$/);
  const before = await app.call('tracking.view', { token });
  expect(before).toMatchObject({ status: 1, progress: { percent: 0 }, progressAt: null });

  await kaito.call('order.logProgress', { id, rank: 15 });
  const seen = await app.call('tracking.view', { token });
  expect(seen.progress.percent).toBeGreaterThan(0);
  expect(seen.progressAt).not.toBeNull();
  expect(Object.keys(seen).toSorted()).toEqual([
    'completedAt',
    'estimate',
    'expiresAt',
    'game',
    'progress',
    'progressAt',
    'purchase',
    'serviceId',
    'startedAt',
    'status',
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/Mina|Kaito|amount|price/);
});

test('a tracking link stops working when it is replaced or revoked', async () => {
  const { id } = await runningOrder(mina, kaito);
  const first = await share(id);
  const second = await share(id);
  expect(await view(first)).toEqual([404, OVER]);
  expect((await view(second))[0]).toBe(200);
  await mina.call('tracking.revokeLink', { order: id });
  await mina.call('tracking.revokeLink', { order: id });
  expect(await view(second)).toEqual([404, OVER]);
  expect(await mina.call('tracking.getLink', { order: id })).toEqual({ link: null });
  expect(await view('nobody-made-this')).toEqual([404, OVER]);
});

test('the customer can copy the current link again', async () => {
  const { id } = await runningOrder(mina, kaito);
  const token = await share(id, 30);
  const { link } = await mina.call('tracking.getLink', { order: id });
  expect(link && tokenOf(link)).toBe(token);
});

test('a complete order stays visible; a cancelled one does not', async () => {
  const { id: complete } = await completeOrder(mina, kaito);
  const done = await app.call('tracking.view', { token: await share(complete) });
  expect(done).toMatchObject({ status: 2, progress: { percent: 100 } });
  expect(done.completedAt).not.toBeNull();

  const { id } = await runningOrder(mina, kaito);
  const token = await share(id);
  const admin = await app.staff();
  const figures = { refund: 4400, earned: 0, kept: 0 };
  const ending = { reason: 'Asked by the customer', settlement: 'allToCustomer', refundTo: 'coins', figures } as const;
  await admin.call('order.cancel', { id, ending });
  expect(await view(token)).toEqual([404, OVER]);
  expect((await createLink(id, 1)).status).toBe(409);
});

test('an unpaid order has no tracking link, and a link lives 1 to 30 days', async () => {
  const { id } = await order(mina);
  expect((await createLink(id, 7)).status).toBe(409);
  const { id: running } = await runningOrder(mina, kaito);
  const statusFor = async (days: number) => (await createLink(running, days)).status;
  expect(await Promise.all([0, 1, 30, 31, 1.5].map(statusFor))).toEqual([422, 200, 200, 422, 422]);
});

test('a tracking link expires', async () => {
  const { id } = await runningOrder(mina, kaito);
  const token = await share(id, 2);
  app.clock.forward(2 * DAY_SECONDS - 1);
  expect((await view(token))[0]).toBe(200);
  app.clock.forward(1);
  expect(await view(token)).toEqual([404, OVER]);
});
