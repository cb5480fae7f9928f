import { can, ROLE, type Role, roles } from '@boostdesk/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrderSubjects } from '../src/domains/orders/order-subjects.service.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder, addUnread } from './support/order-rows.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const actorOf = (user: SignedIn, role: Role) => ({ id: user.id, role, employee: null });

// The list filters in SQL by the rule that decides about one order in code.
test('unread messages are listed for exactly the chats that the table of rights lets the user read, in every role', async () => {
  const { db } = app.database;
  const [mina, nova, ada] = [await app.customer(), await app.booster(), await app.customer()];
  const moving = await app.booster();
  const orders = await Promise.all([
    addOrder(app.database, { customer: mina, booster: moving }),
    addOrder(app.database, { customer: mina, booster: nova }),
    addOrder(app.database, { customer: moving, booster: nova }),
    addOrder(app.database, { customer: ada }),
  ]);
  const unreadBy = [mina, ada, moving];
  for (const order of orders) await addUnread(app.database, { order, sender: nova, unreadBy });
  const subjects = createOrderSubjects(db, () => 1);
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', orders).execute();
  const shownTo = async (user: SignedIn) => {
    const { unreadMsg } = await user.call('chatMessage.getMessageList', { offset: 0 });
    return unreadMsg.map(({ order }) => order).sort();
  };
  const allowed = (user: SignedIn, role: Role) =>
    rows
      .filter((row) => can('chat.read', actorOf(user, role), subjects.toSubject(row)))
      .map(({ id }) => id)
      .sort();
  for (const user of [mina, ada]) expect(await shownTo(user)).toEqual(allowed(user, ROLE.customer));
  for (const role of roles) {
    await db.updateTable('users').set({ role }).where('id', '=', moving.id).execute();
    expect(await shownTo(moving), `role ${role}`).toEqual(allowed(moving, role));
  }
});
