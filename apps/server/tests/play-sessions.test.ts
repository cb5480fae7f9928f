import { randomBytes } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toLogEntry } from '../src/plugins/logged-request.ts';
import { createServices } from '../src/services.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { finish, paidOrder, runningOrder } from './support/orders.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
let moderator: SignedIn;
let order: number;
/** The sweeps of two processes with the same database. */
let processes: readonly (() => Promise<void>)[];
beforeAll(async () => {
  app = await startApp();
  moderator = await app.staff(4);
  const startProcess = () =>
    createServices({
      db: app.database.db,
      clock: app.clock.now,
      signingKey: randomBytes(32),
      vaultKey: randomBytes(32),
      publicUrl: 'http://localhost',
      siteUrl: 'http://localhost',
      chatLimit: 60,
      guessLimit: 60,
      uploadLimit: 1,
      testPayments: true,
      redis: null,
      publisher: { isShared: false, publish: () => undefined },
      onError: (error) => app.errors.push(error),
    }).orders.sessions.sweep;
  processes = [startProcess(), startProcess()];
});
beforeEach(async () => {
  [mina, kaito] = [await app.customer('Mina'), await app.booster({ name: 'Kaito' })];
  order = (await runningOrder(mina, kaito)).id;
  moderator = await app.signIn(moderator);
});
afterAll(() => app.close());

const timesIn = (ms: number, length = HOUR) => {
  const start = app.clock.now().getTime() + ms;
  return { start: new Date(start).toISOString(), end: new Date(start + length).toISOString() };
};
async function propose(who = mina, times = timesIn(3 * HOUR)) {
  const { sessions } = await who.call('playSession.propose', { order, ...times });
  return sessions.find(({ start }) => start === times.start) ?? expect.unreachable('no session');
}
async function accepted(times = timesIn(3 * HOUR)) {
  const { id } = await propose(mina, times);
  const { sessions } = await kaito.call('playSession.answer', { id, revision: 1, action: 'accept' });
  return sessions.find((one) => one.id === id) ?? expect.unreachable('no session');
}
const status = async (
  who: SignedIn,
  call: 'playSession.propose' | 'playSession.answer' | 'playSession.move',
  body: object,
) => (await app.send(call, body, { token: who.token })).status;
/** Closed sessions are not listed. */
const stateOf = async (id: number) => {
  const { state } = await app.database.db
    .selectFrom('play_sessions')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
};
const newestNotice = async (who: SignedIn) => (await who.call('notification.getNotifications', {}))[0]?.message;
const clockTime = (at: string) => at.slice(0, 16).replace('T', ' ');

describe('a proposal', () => {
  test('of the customer is accepted by the booster; each is told of the other’s step', async () => {
    const times = timesIn(2 * DAY, 2 * HOUR);
    const session = await propose(mina, times);
    expect(session).toMatchObject({ ...times, order, state: 'proposed', proposer: { id: mina.id, name: 'Mina' } });
    expect(await newestNotice(kaito)).toBe(
      `Mina proposed a session for order #${order}: ${clockTime(times.start)} (UTC).`,
    );
    await kaito.call('playSession.answer', { id: session.id, revision: 1, action: 'accept' });
    expect(await stateOf(session.id)).toBe('accepted');
    expect(await newestNotice(mina)).toBe(
      `Kaito accepted the session for order #${order}: ${clockTime(times.start)} (UTC).`,
    );
    expect((await moderator.call('play.get', { order })).sessions.sessions).toHaveLength(1);
  });

  test('of the booster can be declined, and withdrawn by the booster', async () => {
    const [first, second] = [await propose(kaito), await propose(kaito, timesIn(5 * HOUR))];
    expect(await status(mina, 'playSession.answer', { id: first.id, revision: 1, action: 'withdraw' })).toBe(409);
    await mina.call('playSession.answer', { id: first.id, revision: 1, action: 'decline' });
    expect(await stateOf(first.id)).toBe('declined');
    expect(await status(kaito, 'playSession.answer', { id: second.id, revision: 1, action: 'accept' })).toBe(409);
    await kaito.call('playSession.answer', { id: second.id, revision: 1, action: 'withdraw' });
    expect(await stateOf(second.id)).toBe('withdrawn');
  });

  test('is moved by the other side, whose time then needs an answer', async () => {
    const { id } = await propose(mina);
    const later = timesIn(DAY);
    await kaito.call('playSession.move', { id, revision: 1, ...later });
    expect(await status(mina, 'playSession.answer', { id, revision: 1, action: 'accept' })).toBe(409);
    const { sessions } = await mina.call('playSession.answer', { id, revision: 2, action: 'accept' });
    expect(sessions[0]).toMatchObject({ ...later, state: 'accepted', revision: 3 });
  });

  test('is answered once of several concurrent answers', async () => {
    const { id } = await propose(mina);
    const answers = await Promise.all(
      (['accept', 'decline', 'accept'] as const).map((action) =>
        status(kaito, 'playSession.answer', { id, revision: 1, action }),
      ),
    );
    expect(answers.toSorted()).toEqual([200, 409, 409]);
  });

  test.each([
    ['in the past', -MINUTE, HOUR, 'start'],
    ['in more than 60 days', 61 * DAY, HOUR, 'start'],
    ['of five minutes', HOUR, 5 * MINUTE, 'end'],
    ['of thirteen hours', HOUR, 13 * HOUR, 'end'],
  ])('%s is refused at its field', async (_title, inMs, length, field) => {
    const response = await app.send('playSession.propose', { order, ...timesIn(inMs, length) }, { token: mina.token });
    expect([response.status, Object.keys(JSON.parse(await response.text()).fields)]).toEqual([422, [field]]);
  });

  test('is refused beside five open ones; withdrawing makes room', async () => {
    const [first] = await Promise.all([1, 2, 3, 4, 5].map((hours) => propose(mina, timesIn(hours * HOUR))));
    const sixth = { order, ...timesIn(9 * HOUR) };
    expect(await status(kaito, 'playSession.propose', sixth)).toBe(409);
    await mina.call('playSession.answer', { id: first?.id ?? 0, revision: 1, action: 'withdraw' });
    expect(await status(kaito, 'playSession.propose', sixth)).toBe(200);
  });

  test('is seen and answered by nobody else', async () => {
    const { id } = await propose(mina);
    const [other, rival] = [await app.customer(), await app.booster()];
    for (const person of [other, rival]) {
      expect(await status(person, 'playSession.answer', { id, revision: 1, action: 'accept' })).toBe(404);
      expect((await app.send('play.get', { order }, { token: person.token })).status).toBe(404);
    }
  });
});

test('the zones of both sides are shown to both, and unknown ones are refused', async () => {
  const { id } = await propose(mina, { ...timesIn(3 * HOUR), zone: 'Asia/Kathmandu' } as ReturnType<typeof timesIn>);
  expect((await kaito.call('play.get', { order })).sessions.zones).toEqual({
    customer: 'Asia/Kathmandu',
    booster: null,
  });
  const answer = { id, revision: 1, action: 'accept', zone: 'Europe/Berlin' } as const;
  expect(await status(kaito, 'playSession.answer', { ...answer, zone: 'Mars/Base' })).toBe(422);
  const { zones } = await kaito.call('playSession.answer', answer);
  expect(zones).toEqual({ customer: 'Asia/Kathmandu', booster: 'Europe/Berlin' });
});

test('only open sessions are listed, however many were closed', async () => {
  const { id } = await accepted(timesIn(2 * HOUR));
  const people = { order_id: order, customer_id: mina.id, booster_id: kaito.id, proposer_id: mina.id };
  const at = { starts_at: timesIn(DAY).start, ends_at: timesIn(DAY).end };
  await app.database.db
    .insertInto('play_sessions')
    .values(Array.from({ length: 60 }, () => ({ ...people, ...at, state: 'withdrawn' })))
    .execute();
  const ids = async () => (await mina.call('play.get', { order })).sessions.sessions.map((one) => one.id);
  expect(await ids()).toEqual([id]);
  app.clock.forward(3 * 60 * 60);
  expect(await ids()).toEqual([]);
});

test('a side proposes and moves 10 sessions of an order in an hour', async () => {
  const { id } = await propose(mina);
  const move = (revision: number) => status(mina, 'playSession.move', { id, revision, ...timesIn(DAY) });
  for (let revision = 1; revision < 10; revision += 1) expect(await move(revision)).toBe(200);
  expect(await move(10)).toBe(429);
  expect(await status(kaito, 'playSession.move', { id, revision: 10, ...timesIn(DAY) })).toBe(200);
  app.clock.forward(60 * 60);
  expect(await move(11)).toBe(200);
});

test('an order has 30 open sessions', async () => {
  const people = { order_id: order, customer_id: mina.id, booster_id: kaito.id, proposer_id: mina.id };
  const at = { starts_at: timesIn(DAY).start, ends_at: timesIn(DAY).end };
  await app.database.db
    .insertInto('play_sessions')
    .values(Array.from({ length: 30 }, () => ({ ...people, ...at, state: 'accepted' })))
    .execute();
  const another = () => status(mina, 'playSession.propose', { order, ...timesIn(HOUR) });
  expect(await another()).toBe(409);
  app.clock.forward((2 * DAY) / 1000);
  mina = await app.signIn(mina);
  expect(await another()).toBe(200);
});

test('the zone of a side is the one it sent last, and not that of an earlier booster', async () => {
  const later = await propose(mina, timesIn(9 * HOUR));
  const { id } = await propose(mina, timesIn(3 * HOUR));
  await kaito.call('playSession.answer', { id: later.id, revision: 1, action: 'accept', zone: 'Europe/Berlin' });
  const { zones } = await kaito.call('playSession.answer', { id, revision: 1, action: 'accept', zone: 'Asia/Tokyo' });
  expect(zones.booster).toBe('Asia/Tokyo');
  await moderator.call('order.unassign', { id: order, reason: 'No answer' });
  await (await app.booster()).call('order.lockIn', { id: order });
  expect((await mina.call('play.get', { order })).sessions.zones.booster).toBeNull();
});

test('notifications have the time in the zone of their reader', async () => {
  const times = { start: '2026-03-20T18:00:00.000Z', end: '2026-03-20T20:00:00.000Z' };
  const { id } = await propose(mina, { ...times, zone: 'America/New_York' } as typeof times);
  expect(await newestNotice(kaito)).toContain('2026-03-20 18:00 (UTC).');
  await kaito.call('availability.saveHours', { zone: 'Asia/Kathmandu', hours: [] });
  await mina.call('playSession.move', { id, revision: 1, ...times });
  expect(await newestNotice(kaito)).toContain('2026-03-20 23:45 (Asia/Kathmandu).');
  await kaito.call('playSession.answer', { id, revision: 2, action: 'accept', zone: 'Europe/Berlin' });
  expect(await newestNotice(mina)).toContain('2026-03-20 14:00 (America/New York).');
  await mina.call('playSession.answer', { id, revision: 3, action: 'cancel' });
  expect(await newestNotice(kaito)).toContain('2026-03-20 19:00 (Europe/Berlin).');
});

describe('an accepted session', () => {
  test('is cancelled by either side before it begins, not after', async () => {
    const { id } = await accepted();
    await mina.call('playSession.answer', { id, revision: 2, action: 'cancel' });
    expect(await stateOf(id)).toBe('cancelled');
    const soon = await accepted(timesIn(HOUR));
    app.clock.forward(HOUR / 1000);
    expect(await status(kaito, 'playSession.answer', { id: soon.id, revision: 2, action: 'cancel' })).toBe(409);
  });

  test('is listed to its people on their other orders, to warn of overlaps', async () => {
    const session = await accepted();
    const { id: second } = await runningOrder(await app.customer(), kaito);
    const own = (await kaito.call('play.get', { order: second })).sessions;
    expect(own.others).toEqual([{ order, start: session.start, end: session.end }]);
    expect((await moderator.call('play.get', { order: second })).sessions.others).toEqual([]);
  });

  test.each([
    ['is complete', () => finish(kaito, order)],
    ['is dropped', () => kaito.call('order.drop', { id: order, reason: 'No time left', note: 'Plays support only.' })],
    ['is suspended', () => moderator.call('order.suspend', { id: order, reason: 'Under review' })],
    ['gets another booster', () => moderator.call('order.unassign', { id: order, reason: 'No answer' })],
  ])('is cancelled with a notice to both when the order %s', async (_title, change) => {
    const { id } = await accepted();
    const { id: open } = await propose(kaito, timesIn(9 * HOUR));
    await change();
    expect([await stateOf(id), await stateOf(open)]).toEqual(['cancelled', 'cancelled']);
    const text = `2 sessions were cancelled for order #${order}, because the order was suspended, ended or reassigned.`;
    for (const person of [mina, kaito]) {
      const notices = await person.call('notification.getNotifications', {});
      expect(notices.map(({ message }) => message)).toContain(text);
    }
  });

  test('stays when the order is paused', async () => {
    const { id } = await accepted();
    await mina.call('order.pause', { id: order });
    expect(await stateOf(id)).toBe('accepted');
  });
});

describe('the reminder', () => {
  const reminders = async (who: SignedIn) =>
    (await who.call('notification.getNotifications', {})).filter(({ message }) => message.includes('begins soon'));
  const sweep = () => Promise.all(processes.map((run) => run()));

  test('comes 30 minutes before, to both, exactly once over two processes', async () => {
    await accepted(timesIn(HOUR));
    await propose(mina, timesIn(HOUR));
    await sweep();
    expect(await reminders(mina)).toEqual([]);
    app.clock.forward(31 * 60);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect([await reminders(mina), await reminders(kaito)].map((all) => all.length)).toEqual([1, 1]);
  });

  test('comes again for a time that the session was moved to, and not after the begin', async () => {
    const { id } = await accepted(timesIn(20 * MINUTE));
    await sweep();
    await kaito.call('playSession.move', { id, revision: 2, ...timesIn(2 * HOUR) });
    await mina.call('playSession.answer', { id, revision: 3, action: 'accept' });
    app.clock.forward(91 * 60);
    await sweep();
    expect(await reminders(kaito)).toHaveLength(2);
    await accepted(timesIn(10 * MINUTE));
    app.clock.forward(11 * 60);
    await sweep();
    expect(await reminders(kaito)).toHaveLength(2);
  });
});

describe('the calendar', () => {
  const eventsIn = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const open = async (url: string) => {
    const response = await fetch(new URL(new URL(url).pathname, app.url));
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };

  test('file of a session has its times and its order, and exists for accepted ones only', async () => {
    const { id: waiting } = await propose(mina, timesIn(9 * HOUR));
    expect((await app.send('playSession.getFile', { id: waiting }, { token: mina.token })).status).toBe(409);
    const session = await accepted();
    const { name, text } = await mina.call('playSession.getFile', { id: session.id });
    expect(name).toBe(`session-${order}-${session.start.slice(0, 10)}.ics`);
    const [event] = eventsIn(text);
    expect(event?.summary).toBe(`Play session for order #${order}`);
    const seconds = (at: string) => Math.floor(Date.parse(at) / 1000);
    expect(event?.startDate.toUnixTime()).toBe(seconds(session.start));
    expect(event?.endDate.toUnixTime()).toBe(seconds(session.end));
    expect(text).not.toMatch(/Mina|Kaito|@boostdesk\.example/);
  });

  test('address shows own accepted sessions, and dies with its renewal and its removal', async () => {
    await propose(mina, timesIn(9 * HOUR));
    await accepted();
    expect(await mina.call('playSession.getFeed', {})).toEqual({ createdAt: null });
    const { url } = await mina.call('playSession.renewFeed', {});
    const first = await open(url);
    expect([first.status, first.type, eventsIn(first.text).length]).toEqual([200, 'text/calendar; charset=utf-8', 1]);
    const { url: second } = await mina.call('playSession.renewFeed', {});
    expect(second).not.toBe(url);
    expect([(await open(url)).status, (await open(second)).status]).toEqual([404, 200]);
    expect((await mina.call('playSession.getFeed', {})).createdAt).not.toBeNull();
    await mina.call('playSession.revokeFeed', {});
    expect((await open(second)).status).toBe(404);
  });

  test('address of one user shows nothing of another', async () => {
    await accepted();
    const { url } = await (await app.customer()).call('playSession.renewFeed', {});
    expect(eventsIn((await open(url)).text)).toEqual([]);
  });

  test('address is stored hashed, logged without its token, and limited', async () => {
    const { url } = await mina.call('playSession.renewFeed', {});
    const { pathname } = new URL(url);
    const token = pathname.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const feeds = await app.database.db.selectFrom('session_feeds').selectAll().execute();
    expect(JSON.stringify(feeds)).not.toContain(token);
    expect(toLogEntry({ method: 'GET', url: pathname, ip: '::1' }).url).toBe('/api/calendars/…');
    const answers = await Promise.all(Array.from({ length: 61 }, () => open(url)));
    expect(answers.map((one) => one.status)).toContain(429);
  });
});

test('sessions need a booster', async () => {
  const { id } = await paidOrder(mina);
  expect(await status(mina, 'playSession.propose', { order: id, ...timesIn(HOUR) })).toBe(409);
});
