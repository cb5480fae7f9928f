import { randomBytes } from 'node:crypto';
import { SCHEDULED_MAX } from '@boostdesk/api-client/contract';
import { chatRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createScheduledService } from '../src/domains/chat/scheduled.service.ts';
import { createServices } from '../src/services.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { why } from './support/fixtures.ts';
import { PROOF, reachTarget, runningOrder } from './support/orders.ts';
import { connectInRooms } from './support/socket-client.ts';

const HOUR = 3600;

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let order: number;
/** As two server processes on one database. */
let processes: ReturnType<typeof createServices>[];

beforeAll(async () => {
  app = await startApp({ sweepIntervalMs: 3_600_000 });
  processes = [1, 2].map(() =>
    createServices({
      db: app.database.db,
      clock: app.clock.now,
      signingKey: randomBytes(32),
      vaultKey: randomBytes(32),
      publicUrl: 'http://localhost',
      siteUrl: 'http://localhost',
      chatLimit: 1_000_000,
      guessLimit: 60,
      uploadLimit: 600,
      testPayments: true,
      redis: null,
      publisher: { isShared: false, publish: () => undefined },
      onError: (error) => app.errors.push(error),
    }),
  );
});
beforeEach(async () => {
  mina = await app.customer();
  kaito = await app.booster();
  order = (await runningOrder(mina, kaito)).id;
});
afterAll(() => app.close());

const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
const schedule = async (user: SignedIn, text: string, seconds = HOUR) =>
  (await user.call('scheduledMessage.schedule', { order, text, sendAt: at(seconds) })).message;
const waiting = async (user: SignedIn) =>
  (await user.call('scheduledMessage.getWaiting', { order })).messages.map(({ text }) => text);
const sent = async () => {
  const { messages } = await mina.call('chatMessage.getHistory', { order });
  return messages.flatMap(({ code, body }) => (code === null ? [body] : []));
};
const sweep = () => Promise.all(processes.map(({ scheduled }) => scheduled.sweep()));
const notices = async (user: SignedIn) =>
  (await user.call('notification.getNotifications', {})).map(({ message }) => message);
async function refusal(user: SignedIn, call: Parameters<SignedIn['call']>[0], body: object) {
  const response = await app.send(call, body, { token: user.token });
  const text = await response.text();
  return [response.status, response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text];
}

test('a message is sent at its time, once, by two processes, like any other message', async () => {
  const live = await connectInRooms(app, kaito, [chatRoom(order)]);
  await schedule(mina, 'Good morning');
  await sweep();
  expect(await sent()).toEqual([]);
  app.clock.forward(HOUR);
  await sweep();
  await sweep();
  expect(await sent()).toEqual(['Good morning']);
  expect(await waiting(mina)).toEqual([]);
  const { unreadMsg } = await kaito.call('chatMessage.getMessageList', { offset: 0 });
  expect(unreadMsg.map(({ Chat_messages }) => Chat_messages.message)).toEqual(['Good morning']);
  const { events } = await kaito.call('event.getSince', { seq: 0 });
  expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(['newMessage', 'messagesChanged']));
  live.close();
});

test('due messages are sent in the order of their times', async () => {
  await schedule(mina, 'Second', 2 * HOUR);
  await schedule(mina, 'First', HOUR);
  app.clock.forward(3 * HOUR);
  await sweep();
  expect(await sent()).toEqual(['First', 'Second']);
});

test('a process that ends before the commit sends nothing, and the next sweep sends once', async () => {
  const [services] = processes;
  if (services === undefined) return expect.unreachable();
  await schedule(mina, 'Good morning');
  app.clock.forward(HOUR);
  const dying = createScheduledService({
    ...services,
    isWithinRate: async () => true,
    guard: { findScheduleRefusal: async () => undefined },
    chat: {
      sendScheduled: async (...args) => {
        await services.chat.sendScheduled(...args);
        throw new Error('The process ends.');
      },
    },
  });
  await expect(dying.sweep()).rejects.toThrow('Scheduled messages were not sent');
  expect([await sent(), await waiting(mina)]).toEqual([[], ['Good morning']]);
  await sweep();
  expect([await sent(), await waiting(mina)]).toEqual([['Good morning'], []]);
});

/** A process that cannot send the messages with these texts. */
function failingService(...texts: readonly string[]) {
  const [services] = processes;
  if (services === undefined) return expect.unreachable();
  return createScheduledService({
    ...services,
    isWithinRate: async () => true,
    guard: { findScheduleRefusal: async () => undefined },
    chat: {
      sendScheduled: async (...args) => {
        if (texts.includes(args[3].msg)) throw new Error('The message fails.');
        await services.chat.sendScheduled(...args);
      },
    },
  });
}

test('a message that fails keeps its place before later ones of its order', async () => {
  await schedule(mina, 'First', HOUR);
  await schedule(mina, 'Second', HOUR + 1);
  app.clock.forward(2 * HOUR);
  await expect(failingService('First').sweep()).rejects.toThrow('Scheduled messages were not sent');
  expect([await sent(), await waiting(mina)]).toEqual([[], ['First', 'Second']]);
  await sweep();
  expect(await sent()).toEqual(['First', 'Second']);
});

describe('a message that fails for hours', () => {
  const FAILED = () => `A scheduled message for order #${order} couldn’t be sent and was cancelled: “First”`;

  async function failFor(hours: number, failing: { readonly sweep: () => Promise<void> }): Promise<void> {
    for (let half = 0; half < hours * 2; half += 1) {
      app.clock.forward(HOUR / 2);
      await expect(failing.sweep()).rejects.toThrow('Scheduled messages were not sent');
    }
  }

  test('is cancelled after 6 hours of attempts, its author notified, and the later ones are sent', async () => {
    const failing = failingService('First');
    await schedule(mina, 'First', HOUR);
    await schedule(mina, 'Second', HOUR + 1);
    // Nobody tried to send it before: the server was down for hours.
    app.clock.forward(6 * HOUR);
    await failFor(5, failing);
    // It was down again.
    app.clock.forward(2 * HOUR);
    await failFor(6, failing);
    expect([await sent(), await waiting(mina)]).toEqual([[], ['First', 'Second']]);
    expect(await notices(mina)).not.toContain(FAILED());
    await failFor(0.5, failing);
    expect([await sent(), await waiting(mina)]).toEqual([['Second'], []]);
    expect((await notices(mina)).filter((text) => text === FAILED())).toHaveLength(1);
    expect(await notices(kaito)).not.toContain(FAILED());
    const { events } = await mina.call('event.getSince', { seq: 0 });
    expect(events).toContainEqual({
      name: 'newNotification',
      payload: expect.objectContaining({ message: FAILED(), order }),
    });
    expect(events.map(({ name }) => name)).toContain('scheduledMessagesChanged');
    await failing.sweep();
  });

  test('is tried anew for as long when its author changes it', async () => {
    const failing = failingService('First', 'Changed');
    const { id } = await schedule(mina, 'First', HOUR);
    app.clock.forward(2 * HOUR);
    await expect(failing.sweep()).rejects.toThrow('Scheduled messages were not sent');
    await mina.call('scheduledMessage.change', { id, text: 'Changed', sendAt: at(5 * HOUR) });
    app.clock.forward(7 * HOUR);
    await expect(failing.sweep()).rejects.toThrow('Scheduled messages were not sent');
    expect(await waiting(mina)).toEqual(['Changed']);
    await failFor(6, failing);
    expect([await sent(), await waiting(mina)]).toEqual([[], []]);
  });
});

test('only the sender sees, changes, sends or cancels a waiting message', async () => {
  const { id } = await schedule(mina, 'Mine');
  const staff = await app.staff();
  expect(await waiting(staff)).toEqual([]);
  for (const other of [kaito, staff]) {
    expect((await refusal(other, 'scheduledMessage.change', { id, text: 'Yours', sendAt: at(HOUR) }))[0]).toBe(404);
    expect((await refusal(other, 'scheduledMessage.sendNow', { id }))[0]).toBe(404);
    expect((await refusal(other, 'scheduledMessage.cancel', { id }))[0]).toBe(404);
  }
  await mina.call('scheduledMessage.change', { id, text: 'Changed', sendAt: at(2 * HOUR) });
  expect(await waiting(mina)).toEqual(['Changed']);
  await mina.call('scheduledMessage.sendNow', { id });
  expect([await sent(), await waiting(mina)]).toEqual([['Changed'], []]);
  const cancelled = await schedule(mina, 'Never');
  await mina.call('scheduledMessage.cancel', { id: cancelled.id });
  app.clock.forward(3 * HOUR);
  await sweep();
  expect(await sent()).toEqual(['Changed']);
  expect((await refusal(mina, 'scheduledMessage.sendNow', { id }))[0]).toBe(404);
});

test('every change reaches the sender’s other devices, and nobody else', async () => {
  const [own, other] = [await connectInRooms(app, mina, []), await connectInRooms(app, kaito, [chatRoom(order)])];
  await schedule(mina, 'Good morning');
  expect(await own.event('scheduledMessagesChanged')).toMatchObject({ order });
  await other.flush();
  expect(other.payloads('scheduledMessagesChanged')).toEqual([]);
  own.close();
  other.close();
});

test.each([
  ['in the past', -1],
  ['more than 30 days ahead', 30 * 24 * HOUR + 60],
])('a time %s is refused with the field', async (_, seconds) => {
  const body = { order, text: 'Late', sendAt: at(seconds) };
  expect(await refusal(mina, 'scheduledMessage.schedule', body)).toEqual([
    422,
    expect.objectContaining({ fields: { sendAt: 'Choose a time in the future, up to 30 days ahead.' } }),
  ]);
});

test('texts have the length of messages, and a limited number waits', async () => {
  expect((await refusal(mina, 'scheduledMessage.schedule', { order, text: ' ', sendAt: at(HOUR) }))[0]).toBe(422);
  const tooLong = { order, text: 'a'.repeat(4001), sendAt: at(HOUR) };
  expect((await refusal(mina, 'scheduledMessage.schedule', tooLong))[0]).toBe(422);
  for (let count = 0; count < SCHEDULED_MAX; count += 1) await schedule(mina, `Message ${count}`);
  expect(await refusal(mina, 'scheduledMessage.schedule', { order, text: 'More', sendAt: at(HOUR) })).toEqual([
    409,
    `Up to ${SCHEDULED_MAX} messages can wait in an order.`,
  ]);
});

describe('waiting messages are cancelled, and their senders notified, when', () => {
  const NOTICE = (text: string) =>
    `${text} for order #${order} won’t be sent, because the order has ended or you’re no longer part of it.`;
  const expectNothingSent = async (...senders: readonly SignedIn[]) => {
    for (const sender of senders) expect(await waiting(sender)).toEqual([]);
    app.clock.forward(2 * HOUR);
    await sweep();
    expect(await sent()).toEqual([]);
  };

  test('the order is completed', async () => {
    const staff = await app.staff();
    for (const user of [mina, mina, kaito, staff]) await schedule(user, 'Later');
    await reachTarget(kaito, order);
    await kaito.call('order.complete', { id: order, proof: PROOF });
    expect(await notices(mina)).toContain(NOTICE('2 scheduled messages'));
    for (const user of [kaito, staff]) expect(await notices(user)).toContain(NOTICE('A scheduled message'));
    await expectNothingSent(mina, kaito, staff);
  });

  test('the booster leaves the order; the customer’s stay', async () => {
    await schedule(kaito, 'Later');
    await schedule(mina, 'Mine');
    await kaito.call('order.drop', { id: order, ...why });
    expect(await notices(kaito)).toContain(NOTICE('A scheduled message'));
    expect(await waiting(mina)).toEqual(['Mine']);
    app.clock.forward(2 * HOUR);
    await sweep();
    expect(await sent()).toEqual(['Mine']);
  });

  test('the sender is banned before the time', async () => {
    await schedule(mina, 'Later');
    const staff = await app.staff();
    await app.database.query(`update users set banned_at = now() where id = ${mina.id}`);
    app.clock.forward(2 * HOUR);
    await sweep();
    const { messages } = await staff.call('chatMessage.getHistory', { order });
    expect(messages.filter(({ code }) => code === null)).toEqual([]);
    const rows = await app.database.query(`select code from notifications where user_id = ${mina.id}`);
    expect(rows).toContainEqual({ code: 'scheduled_cancelled' });
  });

  test('the sender is staff and loses the role', async () => {
    const staff = await app.staff(4);
    await schedule(staff, 'Later');
    await app.database.query(`update users set role = 3 where id = ${staff.id}`);
    app.clock.forward(2 * HOUR);
    await sweep();
    expect(await sent()).toEqual([]);
    const rows = await app.database.query(`select code from notifications where user_id = ${staff.id}`);
    expect(rows).toContainEqual({ code: 'scheduled_cancelled' });
  });
});
