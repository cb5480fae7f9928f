import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLE } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from './support/calls.ts';
import { type Child, startChild } from './support/crash-child.ts';
import { createTestDatabase, onPostgres, openEmbedded } from './support/database.ts';
import { addOrder } from './support/order-rows.ts';
import { climb, GOOD_CARD } from './support/orders.ts';
import { addPerson, PASSWORD, type TestPerson } from './support/people.ts';
import { expectWithin, scaled, scaledTimeout } from './support/scale.ts';
import { connectSocket } from './support/socket-client.ts';

const KILLS = scaled(3, 200);
const BURST = 12;

let folder: string;
let databaseUrl: string | undefined;
let cleanUp: () => Promise<void>;
let customer: TestPerson;
let order: number;
let child: Child | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boostdesk-crash-'));
  const shared = onPostgres ? await createTestDatabase() : undefined;
  const opened = shared ?? (await openEmbedded(join(folder, 'pglite')));
  databaseUrl = shared?.url;
  customer = await addPerson(opened, ROLE.customer);
  order = await addOrder(opened, { customer });
  if (shared === undefined) await opened.close();
  cleanUp = async () => {
    await shared?.close();
    rmSync(folder, { recursive: true, force: true });
  };
}, scaledTimeout(2));
afterAll(async () => {
  await child?.kill();
  await cleanUp();
});

async function written(url: string, token: string): Promise<{ seq: number; body: string }[]> {
  const { call } = createCaller(`${url}/api`);
  const all: { seq: number; body: string }[] = [];
  for (let more = true; more; ) {
    const page = await call('chatMessage.getHistory', { order, after: all.at(-1)?.seq ?? 0, limit: 100 }, { token });
    all.push(...page.messages);
    more = page.more;
  }
  return all;
}

test(
  `acknowledged writes survive ${KILLS} kills during writes, and a repeated write is done once`,
  async () => {
    const acknowledged: string[] = [];
    const paid: number[] = [];
    child = await startChild(folder, databaseUrl);
    for (let round = 0; round < KILLS; round += 1) {
      const { call } = createCaller(`${child.url}/api`);
      const { token } = await call('auth.login', { email: customer.email, password: PASSWORD });
      const live = await connectSocket(child.url, token);
      const texts = Array.from({ length: BURST }, (_, index) => `${round}.${index}`);
      // Each round kills after a different number of acknowledgements, while other writes are running.
      const killAfter = 1 + (round % (BURST - 1));
      let acks = 0;
      const server = child;
      const { order: bought } = await call('order.create', climb, { token });
      const payment = { id: bought.id, card: GOOD_CARD };
      const key = randomUUID();
      let killed: Promise<void> | undefined;
      const sent = texts.map(async (msg) => {
        const ack = await live.ask('message', { msg, room: chatRoom(order), clientId: randomUUID() });
        if (!ack.ok) return;
        acknowledged.push(msg);
        acks += 1;
        if (acks === killAfter) killed ??= server.kill();
      });
      const paying = call('order.pay', payment, { token, key });
      await Promise.allSettled([paying, ...sent]);
      await killed;
      live.close();

      const restarted = performance.now();
      child = await startChild(folder, databaseUrl);
      const again = createCaller(`${child.url}/api`);
      const { order: settled } = await again.call('order.pay', payment, { token, key });
      expectWithin(performance.now() - restarted, 5000);
      paid.push(settled.id);
      const messages = await written(child.url, token);
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
      expect(messages.filter(({ body }) => acknowledged.includes(body)).map(({ body }) => body)).toEqual(acknowledged);
      const { items } = await again.call(
        'order.getList',
        { scope: 'mine', status: [ORDER_STATUS.awaiting], limit: 100 },
        { token },
      );
      expect(items.some(({ id }) => id === settled.id)).toBe(true);
    }
    expect(new Set(paid).size).toBe(KILLS);
  },
  scaledTimeout(30),
);
