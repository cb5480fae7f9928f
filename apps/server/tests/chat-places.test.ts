import { UNREAD_MAX } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addMessage, addMessages } from './support/chat-rows.ts';
import { addOrder } from './support/order-rows.ts';
import { type PlanNode, plansOf, rowsRead } from './support/query-plans.ts';

const COUNT = 50_000;
const PAGE = 50;
/** Messages of a page and the row before and after it, their authors, quotes and orders. */
const READ_MAX = 6 * PAGE;

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;

// Messages 1 to 50 000, one a minute from 2026-03-01 on, all unread by the customer from 1 001 on.
beforeAll(async () => {
  app = await startApp();
  [customer, booster] = [await app.customer(), await app.booster()];
  order = await addOrder(app.database, { customer, booster });
  await addMessages(app.database, { order, sender: booster, count: COUNT });
  await sql`
    insert into chat_unread (user_id, message_id, order_id)
    select ${customer.id}, id, order_id from chat_messages where order_id = ${order} and seq > 1000`.execute(
    app.database.db,
  );
  await app.database.query('analyze');
}, 180_000);
afterAll(() => app.close());

const partsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(partsOf)];
const indexesOf = (plan: PlanNode) => partsOf(plan).flatMap(({ 'Index Name': name }) => name ?? []);
const history = (query: { around?: number; since?: string; after?: number; limit?: number }) =>
  customer.call('chatMessage.getHistory', { order, ...query });
const seqsOf = ({ messages }: Awaited<ReturnType<typeof history>>) => [messages[0]?.seq, messages.at(-1)?.seq];

/** Rows that the queries about chats read. */
async function readBy(call: () => Promise<unknown>) {
  const plans = await plansOf(app.database, call);
  const chats = plans.filter(({ query }) => /chat_(messages|unread)/.test(query));
  return {
    rows: chats.map(({ plan }) => rowsRead(plan)),
    indexes: chats.flatMap(({ plan }) => indexesOf(plan)),
  };
}

test('the page around the first unread of 50 000 messages is found without the messages between', async () => {
  const { rows } = await readBy(async () => {
    const newest = await history({ limit: PAGE });
    expect([newest.firstUnread, newest.unread, newest.newer]).toEqual([1001, UNREAD_MAX, undefined]);
    const page = await history({ around: 1001, limit: PAGE });
    expect([seqsOf(page), page.more, page.newer, page.messages.length]).toEqual([[976, 1025], true, true, PAGE]);
  });
  // The count stops at its limit.
  expect(rows.filter((count) => count > READ_MAX && count !== UNREAD_MAX)).toEqual([]);
});

test.each([
  ['the first message of the day', '2026-03-08T00:00:00.000Z', 10_081],
  ['the next one after a time without', '2026-03-08T00:00:30.000Z', 10_082],
  ['the first of the chat for a day before it', '2020-01-01T00:00:00.000Z', 1],
  ['the last of the chat for a day after it', '2199-01-01T00:00:00.000Z', COUNT],
])('a day leads to %s', async (_, since, seq) => {
  const { rows, indexes } = await readBy(async () => {
    const page = await history({ since, limit: PAGE });
    expect(page.found).toBe(seq);
    expect(page.messages.map((message) => message.seq)).toContain(seq);
    expect([page.more, page.newer]).toEqual([seq > 25, seq < COUNT - 25]);
  });
  expect(rows.filter((count) => count > READ_MAX && count !== UNREAD_MAX)).toEqual([]);
  expect(indexes).toContain('chat_messages_of_day');
});

test('the pages after a place join it without a gap, up to the newest', async () => {
  const around = await history({ around: COUNT - 60, limit: PAGE });
  const [, last = 0] = seqsOf(around);
  const next = await history({ after: last, limit: PAGE });
  expect([last, seqsOf(next), next.more]).toEqual([COUNT - 36, [COUNT - 35, COUNT], false]);
});

test('an empty chat has no place', async () => {
  const empty = await addOrder(app.database, { customer, booster });
  const page = await customer.call('chatMessage.getHistory', { order: empty, since: '2026-03-08T00:00:00.000Z' });
  expect(page).toEqual({ messages: [], more: false, newer: false, found: null, firstUnread: null, unread: 0 });
});

test('reading up to a message leaves later ones unread', async () => {
  const own = await addOrder(app.database, { customer, booster });
  for (const seq of [1, 2, 3]) {
    const id = await addMessage(app.database, { order: own, sender: booster, seq, body: `No. ${seq}` });
    await customer.call('chatMessage.makeUnread', { id });
  }
  await customer.call('chatMessage.makeOrderRead', { order: own, upTo: 2 });
  const page = await customer.call('chatMessage.getHistory', { order: own });
  expect([page.firstUnread, page.unread]).toEqual([3, 1]);
});

test('a search of all chats reads the index block by block, and stops at a full page', async () => {
  const admin = await app.staff();
  const { rows, indexes } = await readBy(async () => {
    const { items } = await admin.call('chatMessage.search', { text: 'mess' });
    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, place) => COUNT - place));
  });
  expect(indexes).toContain('chat_messages_search');
  // One block of the index has 16 384 messages; all have the word.
  expect(Math.max(...rows)).toBeLessThan(2 * 16_384);
});

test('a search of a user with many messages reads the index as well, and finds only their chats', async () => {
  const other = await addOrder(app.database, { customer: await app.customer(), booster });
  await addMessage(app.database, { order: other, sender: booster, seq: 1, body: 'Message of another customer' });
  const { indexes } = await readBy(async () => {
    const { items } = await customer.call('chatMessage.search', { text: 'message' });
    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, place) => COUNT - place));
  });
  expect(indexes).toContain('chat_messages_search');
});

test('a search in one chat of a frequent word reads the newest messages only', async () => {
  const { rows } = await readBy(async () => {
    const { items } = await customer.call('chatMessage.search', { text: 'message', order });
    expect(items[0]?.seq).toBe(COUNT);
  });
  expect(Math.max(...rows)).toBeLessThan(READ_MAX);
});
