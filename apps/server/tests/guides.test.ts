import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { guides, runningOrder } from './support/orders.ts';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  app = await startApp();
  mina = await app.customer('Mina Reader');
  kaito = await app.booster({ name: 'Kaito Writer' });
  moderator = await app.staff(4);
});
afterAll(() => app.close());

async function guideOrder(): Promise<number> {
  return (await runningOrder(mina, kaito, guides)).id;
}

const save = (order: number, text: string, version: number) => kaito.call('guide.save', { order, text, version });

async function refused(who: SignedIn, call: 'guide.get' | 'guide.save' | 'guide.deliver', body: object) {
  const response = await app.send(call, body, { token: who.token });
  return [response.status, await response.text()] as const;
}

test('the customer reads a guide once it is delivered, and drafts stay with booster and staff', async () => {
  const order = await guideOrder();
  expect(await mina.call('guide.get', { order })).toEqual({ guide: null });
  const { guide: draft } = await save(order, '# Lanes\n\nWard the river.', 0);
  expect(draft).toMatchObject({ version: 1, deliveredAt: null, writer: { name: 'Kaito Writer' } });
  expect(await mina.call('guide.get', { order })).toEqual({ guide: null });
  expect((await moderator.call('guide.get', { order })).guide?.text).toContain('Ward the river');

  const { order: after } = await kaito.call('guide.deliver', { order, version: 1 });
  expect(after.events.at(-1)).toMatchObject({ kind: 'guide_delivered', actor: { id: kaito.id } });
  const { guide: read } = await mina.call('guide.get', { order });
  expect(read).toMatchObject({ text: '# Lanes\n\nWard the river.', version: 1 });
  expect(read?.deliveredAt).not.toBeNull();
  const [notice] = await mina.call('notification.getNotifications', {});
  expect(notice?.message).toBe(`Your guide for order #${order} is ready to read.`);

  await save(order, 'Second draft', 1);
  expect((await mina.call('guide.get', { order })).guide).toEqual(read);
  expect((await refused(mina, 'guide.get', { order, version: 2 }))[0]).toBe(404);
  expect((await kaito.call('guide.get', { order })).guide?.versions.map(({ version }) => version)).toEqual([2, 1]);
  expect((await kaito.call('guide.get', { order, version: 1 })).guide?.text).toContain('Ward the river');
});

test('saving the same text again adds no version, and an outdated version is refused', async () => {
  const order = await guideOrder();
  await save(order, 'One', 0);
  expect((await save(order, 'One', 0)).guide?.version).toBe(1);
  const newer = 'A newer version of this guide was saved in the meantime.';
  expect(await refused(kaito, 'guide.save', { order, text: 'Two', version: 0 })).toEqual([409, newer]);
  await save(order, 'Two', 1);
  expect(await refused(kaito, 'guide.deliver', { order, version: 1 })).toEqual([409, newer]);
});

test('delivering a version again does nothing and returns the same answer', async () => {
  const order = await guideOrder();
  await save(order, 'One', 0);
  const deliver = () => kaito.call('guide.deliver', { order, version: 1 });
  const first = await deliver();
  expect(await deliver()).toEqual(first);
  const { items } = await (await app.staff()).call('sitelogs.getPage', {});
  expect(
    items.filter(({ action, object }) => action === 'order.deliverGuide' && object.id === String(order)),
  ).toHaveLength(1);
});

test('concurrent saves of one version keep one', async () => {
  const order = await guideOrder();
  const texts = ['a', 'b', 'c', 'd'];
  const responses = await Promise.all(
    texts.map((text) => app.send('guide.save', { order, text, version: 0 }, { token: kaito.token })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect((await kaito.call('guide.get', { order })).guide?.versions).toHaveLength(1);
});

test('orders of other services have no guide', async () => {
  const { id: order } = await runningOrder(mina, kaito);
  expect(await kaito.call('guide.get', { order })).toEqual({ guide: null });
  const none = [409, 'This order has no guide.'];
  expect(await refused(kaito, 'guide.save', { order, text: 'Text', version: 0 })).toEqual(none);
  expect(await refused(kaito, 'guide.deliver', { order, version: 1 })).toEqual(none);
});
