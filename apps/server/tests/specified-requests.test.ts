import { type CallName, calls } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { addOrder, addUnread } from './support/order-rows.ts';
import { PASSWORD } from './support/people.ts';

let app: TestApp;
let customer: SignedIn;
let booster: SignedIn;
let order: number;

beforeAll(async () => {
  app = await startApp();
  customer = await app.customer();
  booster = await app.booster();
  order = await addOrder(app.database, { customer, booster });
});
afterAll(() => app.close());

const pathOf = new Map<string, string>(calls.map(({ name, path }) => [name, path]));

/** Sends a body as it is, as a client that knows only SPEC §7. */
async function post(name: CallName, body: string | null, type: string | null = 'application/json', who = customer) {
  const response = await fetch(`${app.url}${pathOf.get(name)}`, {
    method: 'POST',
    // Bytes have no content type of their own.
    body: body === null ? null : new TextEncoder().encode(body),
    headers: { authorization: `Bearer ${who.token}`, ...(type === null ? {} : { 'content-type': type }) },
  });
  const text = await response.text();
  return {
    status: response.status,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
  };
}
const json = (name: CallName, body: unknown, who = customer) => post(name, JSON.stringify(body), undefined, who);

describe('the calls without a payload accept', () => {
  const empty: [string, string | null, string | null][] = [
    ['no body', null, null],
    ['no body with a JSON content type', null, 'application/json'],
    ['an empty body with a JSON content type', '', 'application/json'],
    ['an empty body with a JSON content type and charset', '', 'application/json; charset=utf-8'],
    ['blanks with a JSON content type', ' \r\n', 'application/json'],
    ['an empty body without a content type', '', null],
    ['an empty body with a text content type', '', 'text/plain;charset=UTF-8'],
    ['an empty body with the content type of a form', '', 'application/x-www-form-urlencoded'],
    ['an empty object', '{}', 'application/json'],
    ['null', 'null', 'application/json'],
    ['unknown keys', '{"user":1,"role":1}', 'application/json'],
  ];

  // @spec 7.0-4, 7.0-6, 7.0-9, 7.0-10, 7.0-11, 7.0-12, 7.0-16, 7.0-20, 7.0-21
  test.each(empty)('%s', async (_, body, type) => {
    const answers: [CallName, unknown][] = [
      ['auth.isAuthenticated', { token: expect.any(String) }],
      ['auth.canViewGuides', { allowed: expect.any(Boolean) }],
      ['order.getNoLogin', { id: expect.any(Number) }],
      ['user.getLoyaltyRank', { name: 'Novice' }],
      ['user.getUserInfo', { name: customer.name, balance: 0, premium: false, eventSeq: expect.any(Number) }],
      ['boostcoin.getBalance', { balance: 0 }],
      ['chatMessage.getMessageList', { unreadMsg: expect.any(Array), allMsg: expect.any(Array) }],
      ['notification.getNotifications', []],
      ['notification.clearNotifications', { ok: true }],
    ];
    for (const [name, answer] of answers)
      expect(await post(name, body, type), name).toEqual({ status: 200, body: answer });
  });

  test.each(['[]', '7', '"text"', 'true'])('but not %s', async (body) => {
    expect((await post('user.getUserInfo', body)).status).toBe(422);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', null])(
    'but no other content than JSON, such as %s',
    async (type) => {
      expect((await post('user.getUserInfo', 'id=1', type)).status).toBe(415);
    },
  );
});

describe('an id', () => {
  // @spec 7.0-7
  test('of canViewOrder may be text', async () => {
    for (const id of [order, String(order)])
      expect(await json('auth.canViewOrder', { id })).toEqual({ status: 200, body: { allowed: true } });
    const stranger = await app.customer();
    expect(await json('auth.canViewOrder', { id: String(order) }, stranger)).toMatchObject({
      body: { allowed: false },
    });
  });

  test.each(['0', '-1', '1.5', '1e3', ' 1', '0x10', '１', '', '99999999999', 0, 1.5, true, null, {}, undefined])(
    'of %j is refused',
    async (id) => {
      for (const name of ['auth.canViewOrder', 'chatMessage.makeRead', 'chatMessage.makeUnread'] as const)
        expect(await json(name, { id })).toMatchObject({ status: 422, body: { fields: { id: expect.any(String) } } });
    },
  );

  test('that is missing is a required field', async () => {
    expect(await json('auth.canViewOrder', {})).toMatchObject({ body: { fields: { id: 'This field is required' } } });
  });
});

describe('the list of messages', () => {
  const inbox = (body: unknown = {}) => json('chatMessage.getMessageList', body, booster);
  const unreadMsg = async (): Promise<{ readonly id: number }[]> => (await inbox()).body.unreadMsg;
  async function write(): Promise<void> {
    for (let count = 0; count < 3; count += 1) {
      const chat = await addOrder(app.database, { customer, booster });
      await addUnread(app.database, { order: chat, sender: customer, unreadBy: [booster] });
    }
  }

  // @spec 7.0-16
  test('begins at the newest without an offset', async () => {
    await write();
    const first = await inbox({ offset: 0 });
    expect(first.body.unreadMsg.length).toBeGreaterThanOrEqual(3);
    for (const body of [{}, null, { offset: undefined }, { user: customer.id, limit: 1 }])
      expect(await inbox(body)).toEqual(first);
    expect((await inbox({ offset: 1 })).body.allMsg).toEqual(first.body.allMsg.slice(1));
    for (const offset of [-1, 1.5, 'next', [], 2_000_000]) expect((await inbox({ offset })).status).toBe(422);
  });

  // @spec 7.0-18, 7.0-19
  test('marks a message by an id of text', async () => {
    await write();
    const [{ id } = { id: 0 }, ...others] = await unreadMsg();
    expect(await json('chatMessage.makeRead', { id: String(id), unread: true }, booster)).toMatchObject({
      status: 200,
    });
    expect(await unreadMsg()).toEqual(others);
    expect(await json('chatMessage.makeUnread', { id: String(id) }, booster)).toMatchObject({ status: 200 });
    expect((await unreadMsg()).map((message) => message.id)).toContain(id);
  });

  // @spec 7.0-17
  test.each<[string, (row: { readonly id: number }, index: number) => unknown]>([
    ['numbers', ({ id }) => id],
    ['text', ({ id }) => String(id)],
    ['whole rows', (row) => row],
    ['rows with an id of text', (row) => ({ ...row, id: String(row.id) })],
    ['rows with dots in their keys', ({ id }) => ({ id, purchase: 'LoL', 'Chat_messages.message': 'Hi' })],
    ['all of these', (row, index) => [row.id, String(row.id), row][index % 3]],
  ])('is cleared by ids as %s', async (_, toId) => {
    await write();
    const rows = await unreadMsg();
    expect(await json('chatMessage.clearMessages', { ids: rows.map(toId) }, booster)).toEqual({
      status: 200,
      body: { ok: true },
    });
    expect(await unreadMsg()).toEqual([]);
  });

  test('is cleared by a thousand whole rows', async () => {
    await write();
    const [row] = await unreadMsg();
    const long = { ...row, Chat_messages: { message: 'x'.repeat(700) } };
    const ids = Array.from({ length: 1000 }, () => long);
    expect((await json('chatMessage.clearMessages', { ids }, booster)).status).toBe(200);
    expect((await unreadMsg()).map(({ id }) => id)).not.toContain(row?.id);
    expect((await json('chatMessage.clearMessages', { ids: [...ids, long] }, booster)).status).toBe(422);
  });

  test.each<[unknown]>([
    [['one']],
    [[{}]],
    [[{ id: 0 }]],
    [[{ id: null }]],
    [[[1]]],
    [[null]],
    [[1.5]],
    ['all'],
    [{ id: 1 }],
    [null],
    [undefined],
  ])('is not cleared by ids of %j', async (wrong) => {
    await write();
    const before = await unreadMsg();
    const ids = Array.isArray(wrong) ? [before[0]?.id, ...wrong] : wrong;
    expect((await json('chatMessage.clearMessages', { ids }, booster)).status).toBe(422);
    expect(await unreadMsg()).toEqual(before);
  });
});

describe('saveUser', () => {
  const saved = (person: SignedIn) =>
    app.database.db
      .selectFrom('fingerprints')
      .select(['visitor_id', 'confidence'])
      .where('user_id', '=', person.id)
      .execute();
  const components = {
    fonts: { value: ['Arial', 'Noto Sans'], duration: 51 },
    canvas: { value: { winding: true, geometry: 'data:image/png;base64,', text: 'unstable' }, duration: 12 },
    screenResolution: { value: [1080, 1920], duration: 0 },
    osCpu: { duration: 0 },
    touchSupport: { value: { maxTouchPoints: 0, touchEvent: false, touchStart: false }, duration: 0 },
  };

  // @spec 7.0-8
  test.each<[string, object, number | null]>([
    [
      'with all components',
      { confidence: { score: 0.6, comment: '0.6 if upgrade' }, components, version: '5.0.1' },
      0.6,
    ],
    ['with a confidence as number', { confidence: 0.9 }, 0.9],
    ['without a confidence', { requestId: '1.a', visitorFound: true, meta: { version: 'v1' } }, null],
    ['with a confidence of null', { confidence: null, incognito: false, ip: '192.0.2.1' }, null],
    ['with a confidence without a score', { confidence: { revision: 'v1.1' } }, null],
    ['with a confidence of another scale', { confidence: 99 }, null],
    ['with data of another user', { user: 1, user_id: 1, userId: 1, now: '2000-01-01', __proto__: { user: 1 } }, null],
  ])('stores id and confidence of an agent’s result %s', async (_, result, confidence) => {
    const person = await app.customer();
    const answer = await json('auth.saveUser', { visitorId: 'X2hLnVpHZmMu', ...result }, person);
    expect(answer).toEqual({ status: 200, body: { ok: true } });
    expect(
      (await saved(person)).map((row) => ({
        ...row,
        confidence: row.confidence === null ? null : Number(row.confidence),
      })),
    ).toEqual([{ visitor_id: 'X2hLnVpHZmMu', confidence }]);
  });

  test('accepts 64 kB and no more', async () => {
    const person = await app.customer();
    const frame = JSON.stringify({ visitorId: 'v', fonts: '' });
    const sized = (bytes: number) => frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`);
    expect((await post('auth.saveUser', sized(64 * 1024), 'application/json', person)).status).toBe(200);
    expect((await post('auth.saveUser', sized(64 * 1024 + 1), 'application/json', person)).status).toBe(413);
    expect(await saved(person)).toHaveLength(1);
  });

  test.each([{}, { visitorId: '' }, { visitorId: 7 }, { visitorId: 'x'.repeat(101) }, { visitorId: 'a\u0000' }])(
    'refuses %j and stores nothing',
    async (result) => {
      const person = await app.customer();
      expect((await json('auth.saveUser', { ...result, components }, person)).status).toBe(422);
      expect(await saved(person)).toEqual([]);
    },
  );
});

// @spec 7.0-15
test('the exchange rates need no session and answer with a rate and its inverse', async () => {
  const rateOf = async (pair: string) => {
    const answer = await fetch(`${app.url}/getExchangeRate/${pair}?t=1`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { readonly rate: number }).rate;
  };
  expect((await rateOf('USD/EUR')) * (await rateOf('EUR/USD'))).toBeCloseTo(1, 3);
});

// @spec 7.0-22
test('the search accepts an order number as number or text', async () => {
  const found = await json('search.dashboardSearch', { searchFilter: String(order) });
  expect(found.body).toMatchObject([{ label: expect.any(String), url: `/order/${order}` }]);
  expect(await json('search.dashboardSearch', { searchFilter: order, limit: 5 })).toEqual(found);
  for (const searchFilter of ['lol', -1, 1.5, '', null, 1e12, ['1']])
    expect((await json('search.dashboardSearch', { searchFilter })).status).toBe(422);
});

describe('unknown keys of the calls of SPEC §7 change nothing', () => {
  const others = () => ({
    user: booster.id,
    userId: booster.id,
    actor: { id: booster.id, role: 1 },
    role: 1,
    admin: true,
  });

  // @spec 7.0-5
  test('a sign-in gets the stored role and user', async () => {
    const { status, body } = await json('auth.login', {
      email: customer.email,
      password: PASSWORD,
      ...others(),
      remember: true,
    });
    expect(status).toBe(200);
    expect(decodeJwt(body.token)).toMatchObject({ role: ROLE.customer, user: customer.id });
  });

  test('a renewed session keeps its role and user', async () => {
    const { body } = await json('auth.isAuthenticated', others());
    expect(decodeJwt(body.token)).toMatchObject({ role: ROLE.customer, user: customer.id });
  });

  test.each<[CallName, () => object]>([
    ['auth.canViewGuides', () => ({})],
    ['auth.canViewOrder', () => ({ id: order + 1_000_000 })],
    ['order.getNoLogin', () => ({})],
    ['user.getLoyaltyRank', () => ({})],
    ['user.getUserInfo', () => ({})],
    ['boostcoin.getBalance', () => ({ user_id: null })],
    ['chatMessage.getMessageList', () => ({ offset: 0 })],
    ['notification.getNotifications', () => ({})],
    ['search.dashboardSearch', () => ({ searchFilter: String(order) })],
  ])('%s answers about the caller', async (name, body) => {
    const plain = await json(name, body());
    expect(plain.status).toBe(200);
    expect(await json(name, { ...others(), ...body() })).toEqual(plain);
  });

  test('a push token is stored for the caller', async () => {
    const token = { onesignal_token: 'device-of-customer' };
    const owners = () =>
      app.database.db.selectFrom('push_tokens').select('user_id').where('token', '=', token.onesignal_token).execute();
    expect((await json('user.setOnesignalToken', { ...others(), ...token })).status).toBe(200);
    expect(await owners()).toEqual([{ user_id: customer.id }]);
    expect((await json('user.removeOnesignalToken', { ...token, user: customer.id }, booster)).status).toBe(200);
    expect(await owners()).toEqual([{ user_id: customer.id }]);
    expect((await json('user.removeOnesignalToken', { ...others(), ...token })).status).toBe(200);
    expect(await owners()).toEqual([]);
  });

  test('only the caller’s notifications and messages are cleared', async () => {
    const row = { code: 'offer_approved', params: '{}', order_id: null, created_at: new Date() };
    await app.database.db
      .insertInto('notifications')
      .values({ ...row, user_id: booster.id })
      .execute();
    await addUnread(app.database, {
      order: await addOrder(app.database, { customer, booster }),
      sender: customer,
      unreadBy: [booster],
    });
    const { unreadMsg } = (await json('chatMessage.getMessageList', {}, booster)).body;
    expect((await json('notification.clearNotifications', others())).status).toBe(200);
    expect((await json('chatMessage.clearMessages', { ...others(), ids: unreadMsg })).status).toBe(200);
    expect((await json('notification.getNotifications', {}, booster)).body).toHaveLength(1);
    expect((await json('chatMessage.getMessageList', {}, booster)).body.unreadMsg).toEqual(unreadMsg);
  });

  test('the coins of another user are not found', async () => {
    for (const user_id of [booster.id, String(booster.id)])
      expect((await json('boostcoin.getBalance', { user_id, role: 1 })).status).toBe(404);
  });
});
