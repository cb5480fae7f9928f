import { can, ROLE, type Role, roles } from '@boostdesk/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrderSubjects } from '../src/domains/orders/order-subjects.service.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addMessage } from './support/chat-rows.ts';
import { addOrder } from './support/order-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A chat of two with the given texts, oldest first. */
async function chatOf(texts: readonly string[]) {
  const [customer, booster] = [await app.customer(), await app.booster()];
  const order = await addOrder(app.database, { customer, booster });
  for (const [place, body] of texts.entries())
    await addMessage(app.database, { order, sender: booster, seq: place + 1, body });
  const find = async (text: string, only?: number) => {
    const { items } = await customer.call('chatMessage.search', { text, order: only });
    return items.map(({ body }) => body);
  };
  return { customer, booster, order, find };
}

describe('chatMessage.search', () => {
  const said = {
    case: 'Ahri TONIGHT',
    umlaut: 'Schöne Grüße, bis später',
    sharp: 'Die Straße ist zu',
    arabic: 'سأُكمل الطلب غدًا، إن شاء الله',
    quote: 'He said “the jungle’s open” (really)',
    long: `https://example.test/${'x'.repeat(300)} link`,
    sign: "gg 100% \\o/ it's #1 & more | a:b !no <-> *",
    emoji: 'nice👍 game',
  };
  test.each([
    ['another case', 'ahri tonight', said.case],
    ['words in any order', 'tonight ahri', said.case],
    ['the beginning of the last word', 'ahri ton', said.case],
    ['an umlaut', 'grüße', said.umlaut],
    ['letters without their dots', 'schone spat', said.umlaut],
    ['ss for ß', 'strasse', said.sharp],
    ['Arabic with other vowel signs', 'سأكمل الطلب', said.arabic],
    ['the beginning of an Arabic word', 'شاء الل', said.arabic],
    ['a word in quotes', '"jungle"', said.quote],
    ['a word after a bracket', 'really', said.quote],
    ['an apostrophe of another kind', "jungle's open", said.quote],
    ['a word beside one that is too long', 'example link', said.long],
    ['signs of the query language', "100% it's #1 & a:b !no", said.sign],
    ['a word before an emoji', 'nice game', said.emoji],
  ])('finds %s', async (_, text, expected) => {
    const { find, order } = await chatOf(Object.values(said));
    expect(await find(text)).toEqual([expected]);
    expect(await find(text, order)).toEqual([expected]);
  });

  test.each(['10', '١٠', '۱۰', '१०', '１０'])('finds a number by the digits of other scripts: %s', async (text) => {
    const { find, order } = await chatOf(['Map 10', 'خريطة ١٠', 'نقشه ۱۰', 'नक्शा १०', 'マップ １０', 'Map 11']);
    expect(await find(text)).toHaveLength(5);
    expect(await find(text, order)).toHaveLength(5);
  });

  test.each(['ton ahri', 'ahri tomorrow', 'onight', '!!!', '& | !', "' \\"])('finds nothing for %s', async (text) => {
    const { find, order } = await chatOf(Object.values(said));
    expect([await find(text), await find(text, order)]).toEqual([[], []]);
  });

  test('returns pages of 20, newest first, each message once while new ones arrive', async () => {
    const { customer, booster, order } = await chatOf(Array.from({ length: 45 }, (_, place) => `Round ${place + 1}`));
    const admin = await app.staff();
    for (const reader of [customer, admin]) {
      const seqs: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await reader.call('chatMessage.search', { text: 'round', order, cursor });
        seqs.push(...page.items.map(({ seq }) => seq));
        cursor = page.next ?? undefined;
        await addMessage(app.database, {
          order,
          sender: booster,
          seq: 1_000 + seqs.length + reader.id * 100,
          body: 'Round',
        });
      } while (cursor !== undefined);
      expect(seqs.filter((seq) => seq < 1_000)).toEqual(Array.from({ length: 45 }, (_, place) => 45 - place));
      await app.database.db
        .deleteFrom('chat_messages')
        .where('order_id', '=', order)
        .where('seq', '>=', 1_000)
        .execute();
    }
  });

  test('tells order, author, place and time of a message', async () => {
    const { customer, booster, order } = await chatOf(['First', 'Second one']);
    const { items, next } = await customer.call('chatMessage.search', { text: 'second' });
    const user = await app.database.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', booster.id)
      .executeTakeFirstOrThrow();
    expect(next).toBeNull();
    expect(items).toEqual([
      {
        id: expect.any(Number),
        order,
        purchase: 'LoL boosting',
        seq: 2,
        sender: { id: booster.id, name: user.name },
        body: 'Second one',
        createdAt: '2026-03-01T12:00:00.000Z',
      },
    ]);
  });

  test.each([
    ['an empty text', { text: ' ' }],
    ['a text that is too long', { text: 'x'.repeat(201) }],
    ['a malformed cursor', { text: 'x', cursor: 'x' }],
  ])('refuses %s with a reason', async (_, body) => {
    const customer = await app.customer();
    const refused = await app.send('chatMessage.search', body, { token: customer.token });
    expect(refused.status).toBe(422);
  });
});

const actorOf = (user: SignedIn, role: Role) => ({ id: user.id, role, employee: null });

// The search filters in SQL by the rule that decides about one order in code.
test('messages are found in exactly the chats that the table of rights lets the user read, in every role', async () => {
  const { db } = app.database;
  const [mina, nova, ada, left] = [
    await app.customer(),
    await app.booster(),
    await app.customer(),
    await app.booster(),
  ];
  const moving = await app.booster();
  const orders = await Promise.all([
    addOrder(app.database, { customer: mina, booster: moving }),
    addOrder(app.database, { customer: mina, booster: nova }),
    addOrder(app.database, { customer: moving, booster: nova }),
    addOrder(app.database, { customer: ada }),
  ]);
  const word = 'zephyr';
  // Whoever wrote in a chat and left it finds nothing there.
  for (const order of orders) await addMessage(app.database, { order, sender: left, seq: 1, body: `Hello ${word}` });
  const subjects = createOrderSubjects(db, () => 1);
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', orders).execute();
  const shownTo = async (user: SignedIn) => {
    const { items } = await user.call('chatMessage.search', { text: word });
    return items.map(({ order }) => order).sort();
  };
  const allowed = (user: SignedIn, role: Role) =>
    rows
      .filter((row) => can('chat.read', actorOf(user, role), subjects.toSubject(row)))
      .map(({ id }) => id)
      .sort();
  expect(await shownTo(left)).toEqual([]);
  for (const user of [mina, ada]) expect(await shownTo(user)).toEqual(allowed(user, ROLE.customer));
  for (const role of roles) {
    await db.updateTable('users').set({ role }).where('id', '=', moving.id).execute();
    const found = await shownTo(moving);
    expect(found, `role ${role}`).toEqual(allowed(moving, role));
    for (const order of orders) {
      const { status } = await app.send('chatMessage.search', { text: word, order }, { token: moving.token });
      expect(status, `role ${role}`).toBe(found.includes(order) ? 200 : 404);
    }
  }
});

test('what staff write about an order, and system messages, are not found', async () => {
  const { customer, order } = await chatOf([]);
  const admin = await app.staff();
  await app.database.db
    .updateTable('orders')
    .set({ purchase: 'LoL boosting secretword' })
    .where('id', '=', order)
    .execute();
  await admin.call('order.suspend', { id: order, reason: 'Chargeback secretword' });
  for (const reader of [customer, admin])
    expect((await reader.call('chatMessage.search', { text: 'secretword' })).items).toEqual([]);
});
