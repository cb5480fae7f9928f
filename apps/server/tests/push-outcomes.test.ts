import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SignedIn } from './support/app.ts';
import { paidOrder, runningOrder } from './support/orders.ts';
import { type PushApp, SOON, startPushApp } from './support/push-app.ts';
import { addPushedEvents } from './support/pushed-events.ts';

const HOUR = 60 * 60;

let app: PushApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;

beforeAll(async () => {
  app = await startPushApp((url) => ({ ONESIGNAL_APP_ID: 'app', ONESIGNAL_API_KEY: 'key', ONESIGNAL_URL: url }));
  booster = await app.booster();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('push_tokens').execute();
  app.service.answerWith({ status: 201 });
  app.clock.forward(60);
  customer = await app.customer();
  order = (await runningOrder(customer, booster)).id;
});

const pause = () => booster.call('order.pause', { id: order, reason: 'Dinner' });
const unpause = () => booster.call('order.unpause', { id: order });
const outcomesOf = (person: SignedIn) => person.call('push.getOutcomes', {});
/** Retry-After of the push service, in seconds: longer than the job waits by itself. */
const PATIENCE = 300;
const away = { status: 503, retryAfter: `${PATIENCE}` };
const waitUntilPostponed = (count: number) =>
  vi.waitFor(async () => {
    const soon = app.clock.now().getTime() + (PATIENCE - 60) * 1000;
    expect((await app.waiting()).map(({ due_at }) => due_at.getTime() > soon)).toEqual(new Array(count).fill(true));
  }, SOON);
async function newestOf(person: SignedIn) {
  const [newest] = (await outcomesOf(person)).events;
  return newest?.outcomes.map(({ outcome, devices }) => [outcome, devices]);
}
async function denyingRulesOf(person: SignedIn) {
  const [newest] = (await outcomesOf(person)).events;
  return newest?.outcomes.flatMap(({ trace }) => trace ?? []).flatMap(({ rule, value }) => (value ? [] : [rule]));
}
async function expectRefused({ status, devices }: { status: number; devices: number }) {
  app.service.answerWith({ status });
  await unpause();
  await app.nothingWaits();
  expect(await newestOf(customer)).toEqual([['refused', devices]]);
}

test('push.getOutcomes returns the devices and rules of each event, newest first, to its owner only', async () => {
  await app.subscribe(customer);
  await app.subscribe(await app.signIn(customer));
  app.service.answerWith(away);
  await pause();
  await waitUntilPostponed(2);
  expect(await outcomesOf(customer)).toEqual({ devices: 2, waiting: 2, events: [] });
  app.service.answerWith({ status: 201 });
  app.clock.forward(PATIENCE);
  await app.nothingWaits();
  await unpause();
  await app.nothingWaits();
  const answer = await outcomesOf(customer);
  expect(answer).toMatchObject({ devices: 2, waiting: 0 });
  const rules = (part: 'all' | 'push', ...names: string[]) => names.map((rule) => ({ rule, value: true, part }));
  const trace = [
    ...rules('all', 'notMyAct', 'orderToastsOn', 'showNotifications', 'orderNotMuted'),
    ...rules('push', 'pushWanted', 'pushOutsideQuietHours'),
  ];
  const { events: live } = await customer.call('event.getSince', { seq: 0 });
  const told = live.filter(({ name }) => name === 'orderNotification').map(({ payload }) => payload);
  expect(answer.events).toEqual(
    ['Unpause', 'Pause'].map((type) => ({
      id: told.find((payload) => payload.type === type)?.eventId,
      seq: told.find((payload) => payload.type === type)?.seq,
      at: expect.any(String),
      name: 'orderNotification',
      type,
      order,
      outcomes: [{ outcome: 'sent', devices: 2, trace }],
    })),
  );
  expect(await outcomesOf(await app.customer())).toEqual({ devices: 0, waiting: 0, events: [] });
});

test('outcomes contain no text of their event', async () => {
  const reader = await app.booster();
  await app.subscribe(reader);
  const admin = await app.staff();
  const { id } = await paidOrder(customer);
  await admin.call('order.assign', { id, booster: reader.id, reason: 'Best at it' });
  await app.nothingWaits();
  const { events } = await outcomesOf(reader);
  expect(events.map(({ name, order: about }) => [name, about])).toEqual([
    ['newNotification', id],
    ['newOrder', id],
  ]);
  const rows = await app.database.db.selectFrom('push_outcomes').selectAll().where('user_id', '=', reader.id).execute();
  const { events: live } = await reader.call('event.getSince', { seq: 0 });
  const said = live.flatMap(({ payload }) => [payload.message, payload.purchase]).filter((text) => text !== undefined);
  expect(said.length).toBeGreaterThan(0);
  for (const text of said) expect(JSON.stringify([events, rows])).not.toContain(text);
});

test('the outcome notDue names the rule: own action, switched off, quiet hours', async () => {
  await app.subscribe(customer);
  await app.subscribe(booster);
  const both = { toast: true, sound: true };
  const wishes = { newOrder: both, newMessage: both, newNotification: both };
  const zone = 'Etc/UTC';
  const minute = app.clock.now().getUTCHours() * 60 + app.clock.now().getUTCMinutes();
  const wanted = { showNotifications: true, orderToasts: true, volume: 100, wishes };
  const quietHours = { isOn: false, from: minute, to: (minute + 60) % 1440, zone };
  for (const [choice, rule] of [
    [{ ...wanted, quietHours, showNotifications: false }, 'showNotifications'],
    [{ ...wanted, quietHours, wishes: { ...wishes, orderNotification: { push: false } } }, 'pushWanted'],
    [{ ...wanted, quietHours: { ...quietHours, isOn: true } }, 'pushOutsideQuietHours'],
  ] as const) {
    await customer.call('settings.saveAlerts', choice);
    await pause();
    await unpause();
    await app.nothingWaits();
    expect(await newestOf(customer)).toEqual([['notDue', 1]]);
    expect(await denyingRulesOf(customer)).toEqual([rule]);
  }
  expect(await newestOf(booster)).toEqual([['notDue', 1]]);
  expect(await denyingRulesOf(booster)).toEqual(['notMyAct']);
});

test('a push waits while the push service is unavailable and fails after five tries; a rejected push is refused', async () => {
  const browser = await app.subscribe(customer);
  app.service.answerWith(away);
  await pause();
  for (let tries = 1; tries < 5; tries += 1) {
    await waitUntilPostponed(1);
    expect(await outcomesOf(customer)).toMatchObject({ waiting: 1, events: [] });
    app.clock.forward(PATIENCE);
  }
  await app.nothingWaits();
  expect(browser.received()).toHaveLength(5);
  expect(await newestOf(customer)).toEqual([['failed', 1]]);
  await expectRefused({ status: 413, devices: 1 });
});

test('a push that could not be sent for hours is too late', async () => {
  await app.subscribe(customer);
  app.service.answerWith(away);
  await pause();
  await waitUntilPostponed(1);
  app.service.answerWith({ status: 201 });
  app.clock.forward(4 * HOUR + 1);
  await app.nothingWaits();
  expect(await newestOf(customer)).toEqual([['late', 1]]);
});

test('pushes to a removed device are gone: by its push service, by a logout, by its owner', async () => {
  const other = await app.signIn(customer);
  const third = await app.signIn(customer);
  const removed = await app.subscribe(customer);
  await app.subscribe(other);
  await app.subscribe(third);
  app.service.answerWith(away);
  await pause();
  await unpause();
  await waitUntilPostponed(6);
  await customer.call('user.removeOnesignalToken', { onesignal_token: removed.token });
  expect(await newestOf(customer)).toEqual([['gone', 1]]);
  await other.call('auth.logout', {});
  expect(await outcomesOf(customer)).toMatchObject({ devices: 1, waiting: 2 });
  app.service.answerWith({ status: 410 });
  app.clock.forward(PATIENCE);
  await app.nothingWaits();
  expect(await outcomesOf(customer)).toMatchObject({ devices: 0, waiting: 0 });
  const { events } = await outcomesOf(customer);
  expect(events.map(({ outcomes }) => outcomes)).toEqual([
    [{ outcome: 'gone', devices: 3, trace: null }],
    [{ outcome: 'gone', devices: 3, trace: null }],
  ]);
});

// @spec 6.0-22
test('devices of OneSignal are counted with the others', async () => {
  await app.subscribe(customer);
  const device = { onesignal_token: randomBytes(8).toString('hex') };
  await customer.call('user.setOnesignalToken', device);
  await pause();
  await app.nothingWaits();
  expect(app.service.at('/notifications').at(-1)?.body.toString()).toContain(device.onesignal_token);
  expect(await newestOf(customer)).toEqual([['sent', 2]]);
  await expectRefused({ status: 400, devices: 2 });
});

test('a user without devices has no stored outcomes', async () => {
  await pause();
  expect(await outcomesOf(customer)).toEqual({ devices: 0, waiting: 0, events: [] });
  const rows = await app.database.db
    .selectFrom('push_outcomes')
    .selectAll()
    .where('user_id', '=', customer.id)
    .execute();
  expect(rows).toEqual([]);
});

test('push.getOutcomes returns the newest fifty events, sent ones first, with a fixed number of queries', async () => {
  const readBy = async () => {
    app.database.queries.length = 0;
    const answer = await outcomesOf(customer);
    const asked = app.database.queries.filter(
      (text) => /push_outcomes|push_tokens/.test(text) && !text.includes('due_at'),
    );
    return { answer, asked };
  };
  const none = await readBy();
  await addPushedEvents(app.database, { users: [customer.id], events: 70, at: app.clock.now() });
  const { answer, asked } = await readBy();
  expect(answer.events.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, place) => 1070 - place));
  expect(new Set(answer.events.map(({ outcomes }) => outcomes.map(({ outcome }) => outcome).join()))).toEqual(
    new Set(['sent,gone']),
  );
  expect(asked).toEqual(none.asked);
  expect(asked).toHaveLength(2);
});
