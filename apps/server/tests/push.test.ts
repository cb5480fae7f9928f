import { randomUUID } from 'node:crypto';
import { chatRoom } from '@boostdesk/realtime/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { publicKeyOf } from '../src/domains/push/vapid.ts';
import type { SignedIn } from './support/app.ts';
import { createReceiver } from './support/fake-push-service.ts';
import { paidOrder, runningOrder } from './support/orders.ts';
import { type PushApp, SOON, startPushApp } from './support/push-app.ts';
import { connectSocket } from './support/socket-client.ts';

const seen = { showNotifications: true, orderToasts: true, volume: 100 };
const everything = { toast: true, sound: true };
const wishes = { newOrder: everything, newMessage: everything, newNotification: everything };

let app: PushApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;

beforeAll(async () => {
  app = await startPushApp(() => ({ CONTACT_EMAIL: 'help@boostdesk.example' }));
  [customer, booster] = [await app.customer(), await app.booster()];
  order = (await runningOrder(customer, booster)).id;
  // The number of unread messages is part of the push.
  const live = await connectSocket(app.url, booster.token);
  await live.ask('message', { msg: 'I start tonight.', room: chatRoom(order), clientId: randomUUID() });
  live.close();
});
afterAll(() => app.close());
beforeEach(() => {
  app.service.answerWith({ status: 201 });
  // An order can be paused ten times a minute.
  app.clock.forward(60);
});

const pause = () => booster.call('order.pause', { id: order, reason: 'Dinner' });
const unpause = () => booster.call('order.unpause', { id: order });
const devices = () => app.database.db.selectFrom('push_tokens').selectAll().execute();

test('an event is pushed to the users it concerns, encrypted for their browser, small, and signed by this server', async () => {
  const browser = await app.subscribe(customer);
  const actor = await app.subscribe(booster);
  await pause();
  await vi.waitFor(() => expect(browser.read()).toHaveLength(1), SOON);
  const { unreadMsg } = await customer.call('chatMessage.getMessageList', { offset: 0 });
  const unread = unreadMsg.length;
  expect(unread).toBe(1);
  expect(browser.read()).toEqual([
    { title: 'Pause', body: `Order ${order} has been paused`, tag: `orderNotification ${order}`, order, unread },
  ]);
  const [{ headers, body } = expect.unreachable()] = browser.received();
  expect(body.length).toBeLessThan(1_000);
  expect(body.toString('latin1')).not.toContain('paused');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', urgency: 'high' });
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKeyOf(app.pushKey));
  expect(decodeJwt(token)).toMatchObject({ aud: app.service.origin, sub: 'mailto:help@boostdesk.example' });
  await app.nothingWaits();
  expect(actor.received()).toEqual([]);
  await unpause();
  await vi.waitFor(() => expect(browser.read()).toHaveLength(2), SOON);
  await app.nothingWaits();
  await customer.call('user.removeOnesignalToken', { onesignal_token: browser.token });
  await booster.call('user.removeOnesignalToken', { onesignal_token: actor.token });
});

test('a push is in the language of its device’s calls, or in the language that its owner chose', async () => {
  const reader = await app.signIn(customer);
  const device = await app.subscribe(reader);
  await reader.call('settings.get', {}, { language: 'de' });
  await pause();
  await vi.waitFor(() => expect(device.read()).toHaveLength(1), SOON);
  expect(device.read()[0]).toMatchObject({ title: 'Pausiert', body: `Auftrag ${order} wurde pausiert` });
  await reader.call('settings.saveLanguage', { language: 'ar' });
  await unpause();
  await vi.waitFor(() => expect(device.read()).toHaveLength(2), SOON);
  expect(device.read()[1]).toMatchObject({ body: `انتهى إيقاف الطلب ${order}` });
  await app.nothingWaits();
  await reader.call('settings.saveLanguage', { language: 'en' });
  await reader.call('user.removeOnesignalToken', { onesignal_token: device.token });
});

test('all parts of a push are in one language, including purchases and notifications', async () => {
  const reader = await app.booster();
  const device = await app.subscribe(reader);
  await reader.call('settings.get', {}, { language: 'de' });
  const { id } = await paidOrder(customer);
  await vi.waitFor(() => expect(device.read()).toHaveLength(1), SOON);
  expect(device.read()[0]).toMatchObject({
    title: 'Neuer Auftrag',
    body: 'League-Boosting, Gold IV bis Platinum IV [PC EUW]',
    order: id,
  });
  const other = await app.signIn(reader);
  const elsewhere = await app.subscribe(other);
  await other.call('settings.get', {}, { language: 'ar' });
  const admin = await app.staff();
  await admin.call('order.assign', { id, booster: reader.id, reason: 'Best at it' });
  await vi.waitFor(() => expect([device.read().length, elsewhere.read().length]).toEqual([2, 1]), SOON);
  expect(device.read()[1]).toMatchObject({ title: 'Neue Benachrichtigung', body: expect.stringContaining('Auftrag') });
  expect(elsewhere.read()[0]).toMatchObject({ title: 'إشعار جديد', body: expect.stringContaining('الطلب') });
  await app.nothingWaits();
  for (const one of [device, elsewhere]) {
    await reader.call('user.removeOnesignalToken', { onesignal_token: one.token });
  }
});

// @spec 6.0-22
test('a user with alerts off, pushes of a kind off, or quiet hours gets no push', async () => {
  const browser = await app.subscribe(customer);
  const zone = 'Etc/UTC';
  const choose = (changed: object) =>
    customer.call('settings.saveAlerts', {
      ...seen,
      wishes,
      quietHours: { isOn: false, from: 0, to: 1, zone },
      ...changed,
    });
  const minute = app.clock.now().getUTCHours() * 60 + app.clock.now().getUTCMinutes();
  for (const wish of [
    { showNotifications: false },
    { orderToasts: false },
    { wishes: { ...wishes, orderNotification: { push: false } } },
    { quietHours: { isOn: true, from: minute, to: (minute + 60) % 1440, zone } },
  ]) {
    await choose(wish);
    await pause();
    await unpause();
    await app.nothingWaits();
  }
  expect(browser.received()).toEqual([]);
  // A preference for another kind has no effect on this one.
  await choose({ wishes: { ...wishes, newMessage: { ...everything, push: false } } });
  await pause();
  await vi.waitFor(() => expect(browser.received()).toHaveLength(1), SOON);
  await unpause();
  await app.nothingWaits();
  await customer.call('user.removeOnesignalToken', { onesignal_token: browser.token });
});

test('a push is retried with growing pauses while the push service is unavailable, and not after 410', async () => {
  const browser = await app.subscribe(customer);
  app.service.answerWith({ status: 503, retryAfter: '120' });
  await pause();
  await vi.waitFor(() => expect(browser.received()).toHaveLength(1), SOON);
  await vi.waitFor(async () => {
    const [row] = await app.waiting();
    // The Retry-After of the service, not the default of 15 s.
    expect(row?.due_at.getTime()).toBeGreaterThan(app.clock.now().getTime() + 90_000);
  }, SOON);
  app.service.answerWith({ status: 201 });
  app.clock.forward(121);
  await vi.waitFor(() => expect(browser.received()).toHaveLength(2), SOON);
  await app.nothingWaits();
  app.service.answerWith({ status: 410 });
  await unpause();
  await vi.waitFor(async () => expect(await devices()).toEqual([]), SOON);
  await app.nothingWaits();
  await pause();
  await unpause();
  await app.nothingWaits();
  expect(browser.received()).toHaveLength(3);
});

test('queued pushes are not sent after their session ends or their browser signs in another user', async () => {
  const ending = await app.signIn(customer);
  const browser = await app.subscribe(ending);
  const changing = await app.subscribe(customer);
  app.service.answerWith({ status: 503 });
  await pause();
  await vi.waitFor(() => expect([...browser.received(), ...changing.received()]).toHaveLength(2), SOON);
  await ending.call('auth.logout', {});
  const receiver = createReceiver();
  const other = await app.customer();
  await other.call('push.subscribe', { endpoint: `${app.service.origin}${changing.path}`, ...receiver.keys });
  app.service.answerWith({ status: 201 });
  app.clock.forward(60);
  await app.nothingWaits();
  // The first try, when both sessions were valid.
  expect([browser.received().length, changing.received().length]).toEqual([1, 1]);
  await unpause();
});

test.each([
  'https://push.evil.example/x',
  'http://127.0.0.1:1/x',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest',
  'https://fcm.googleapis.com/x',
])('push.subscribe rejects the endpoint %s, whose host is not allowed', async (endpoint) => {
  const asked = customer.call('push.subscribe', { endpoint, ...createReceiver().keys });
  await expect(asked).rejects.toMatchObject({ status: 422 });
});

test('the oldest of more than ten devices is removed, and the same browser keeps its token', async () => {
  const person = await app.customer();
  const first = await app.subscribe(person);
  const again = await person.call('push.subscribe', {
    endpoint: `${app.service.origin}${first.path}`,
    ...createReceiver().keys,
  });
  expect(again.token).toBe(first.token);
  for (let device = 0; device < 10; device += 1) {
    app.clock.forward(1);
    await app.subscribe(person);
  }
  const own = (await devices()).filter(({ user_id }) => user_id === person.id);
  expect(own).toHaveLength(10);
  expect(own.map(({ token }) => token)).not.toContain(first.token);
});
