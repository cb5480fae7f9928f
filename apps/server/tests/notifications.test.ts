import { NOTIFICATIONS_PAGE } from '@boostdesk/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function notify(person: SignedIn, many: number): Promise<number[]> {
  const row = { user_id: person.id, code: 'offer_approved', params: '{}', order_id: null, created_at: new Date() };
  const rows = Array.from({ length: many }, () => row);
  const told = await app.database.db.insertInto('notifications').values(rows).returning('id').execute();
  return told.map(({ id }) => id).sort((one, other) => other - one);
}

test('changes of the notification list are sent to the user’s other devices only', async () => {
  const [mina, other] = [await app.customer(), await app.customer()];
  await notify(mina, 2);
  const second = await app.signIn(mina);
  const sockets = [await connectSocket(app.url, second.token), await connectSocket(app.url, other.token)] as const;
  const heard = () => sockets.map((socket) => socket.payloads('notificationsChanged').length);
  let times = 0;
  for (const call of ['makeSeen', 'clearNotifications', 'restoreNotifications'] as const) {
    await mina.call(`notification.${call}`, {});
    times += 1;
    await expect.poll(heard).toEqual([times, 0]);
  }
  await mina.call('notification.makeSeen', {});
  await sockets[0].flush();
  expect(heard()).toEqual([times, 0]);
  for (const socket of sockets) socket.close();
});

test('a user who was offline gets the events of changed notifications', async () => {
  const mina = await app.customer();
  await notify(mina, 1);
  const { last } = await mina.call('event.getSince', { seq: null });
  await mina.call('notification.clearNotifications', {});
  const { events } = await mina.call('event.getSince', { seq: last });
  expect(events.map(({ name }) => name)).toEqual(['notificationsChanged']);
});

test('scrolling the notification list returns each notification once while new ones arrive', async () => {
  const [mina, other] = [await app.customer(), await app.customer()];
  const ids = await notify(mina, NOTIFICATIONS_PAGE + 3);
  const [foreign] = await notify(other, 1);
  const first = await mina.call('notification.getNotifications', {});
  expect(first.map(({ id }) => id)).toEqual(ids.slice(0, NOTIFICATIONS_PAGE));
  await notify(mina, 5);
  const rest = await mina.call('notification.getNotifications', { before: first.at(-1)?.id });
  expect(rest.map(({ id }) => id)).toEqual(ids.slice(NOTIFICATIONS_PAGE));
  const behindAll = await mina.call('notification.getNotifications', { before: ids.at(-1) });
  expect(behindAll).toEqual([]);
  // Another user's id only marks a position in the own list.
  expect(await other.call('notification.getNotifications', { before: foreign })).toEqual([]);
});
