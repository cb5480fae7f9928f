import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstCounts, firstList } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { addOrder } from './support/order-rows.ts';

/** Says back what it was asked, in place of a drawing. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, asked }) => parentPort.postMessage({ id, nodes: [asked] }));`;

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'screens-'));
  writeFileSync(join(folder, 'thread.cjs'), THREAD);
  app = await startApp({ drawing: { script: join(folder, 'thread.cjs'), version: 'v1' } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const window = { width: 1440, height: 900 };

test('a customer gets their list and its counts, as the lists themselves say, and no order of anybody else', async () => {
  const [mina, rui] = [await app.customer(), await app.customer()];
  const [own, other] = [
    await addOrder(app.database, { customer: mina }),
    await addOrder(app.database, { customer: rui }),
  ];
  const screen = await mina.call('screen.getOrders', window);
  expect(screen.list).toEqual(await mina.call('order.getList', firstList));
  expect(screen.counts).toEqual(await mina.call('order.getCounts', firstCounts));
  expect(screen.list.items.map(({ id }) => id)).toEqual([own]);
  expect(JSON.stringify(screen)).not.toContain(`"id":${other},`);
});

test('what is drawn is drawn for whoever asks: their orders, window, language and token', async () => {
  const mina = await app.customer();
  await addOrder(app.database, { customer: mina });
  const asked = { width: 390, height: 844, density: 'compact' as const, sidebar: 'rail' as const };
  const { drawing, list, counts } = await mina.call('screen.getOrders', asked, { language: 'de' });
  expect(drawing).toEqual({
    version: 'v1',
    nodes: [{ token: mina.token, language: 'de', window: asked, list, counts }],
  });
});

test('a booster gets what they play', async () => {
  const kaito = await app.booster();
  const order = await addOrder(app.database, {
    customer: await app.customer(),
    booster: kaito,
    status: ORDER_STATUS.processing,
  });
  const { list, drawing } = await kaito.call('screen.getOrders', window);
  expect(list.items.map(({ id }) => id)).toEqual([order]);
  expect(drawing).not.toBeNull();
});

test('nothing is drawn for staff, who have a desk, nor where there is nothing', async () => {
  expect(await (await app.staff()).call('screen.getOrders', window)).toMatchObject({ drawing: null });
  expect(await (await app.customer()).call('screen.getOrders', window)).toMatchObject({
    drawing: null,
    list: { items: [] },
  });
});

test.each([{}, { width: 0, height: 900 }, { width: 1440.5, height: 900 }, { width: 99_999, height: 900 }])(
  'a window that is none is refused: %j',
  async (request) => {
    const mina = await app.customer();
    const { status } = await app.send('screen.getOrders', request, { token: mina.token });
    expect(status).toBe(422);
  },
);

test('nobody is shown anything without a session', async () => {
  const { status } = await app.send('screen.getOrders', window, {});
  expect(status).toBe(401);
});
