import { describe, expect, test } from 'vitest';
import { createClient } from '../client.ts';
import { auth, contract } from '../contract/index.ts';
import { createFakeApi, FakeApiError, type FakeHandlers, FakeNetworkError } from './fake-api.ts';
import { anOrder } from './order-builders.ts';

const clientFor = (handlers: FakeHandlers) => {
  const fake = createFakeApi(handlers);
  const { exchange, order, user } = contract;
  const connection = { baseUrl: 'https://api.example/v1', token: () => 'a.b.c', retry: { attempts: 1 } };
  return { fake, client: createClient({ ...connection, parts: { auth, exchange, order, user }, fetch: fake.fetch }) };
};
const key = 'a-key-of-mine';
const person = { id: 7, name: 'Mira', image: null };
const at = '2026-01-02T03:04:05.000Z';
const payoutOf = (id: number) => ({
  payout: {
    id,
    booster: person,
    status: 'paid' as const,
    fines: 0,
    amount: 4400,
    currency: 'USD' as const,
    orders: 1,
    proposedBy: person,
    proposedAt: at,
    twoToSignAbove: null,
    paidBy: person,
    paidAt: at,
  },
  earnings: [],
  progressPays: [],
  tips: [],
  fines: [],
});
const choice = { serviceId: 1, currency: 'USD' as const };

test('a handler receives the parsed request and its context', async () => {
  const seen: unknown[] = [];
  const { fake, client } = clientFor({
    auth: {
      login: (request, context) => {
        seen.push(request, context.call, context.token);
        return { token: 'x.y.z' };
      },
    },
  });
  expect(await client.auth.login({ email: ' ADA@example.com ', password: 'p' })).toEqual({ token: 'x.y.z' });
  expect(seen).toEqual([{ email: 'ada@example.com', password: 'p' }, 'auth.login', 'a.b.c']);
  expect(fake.sent).toHaveLength(1);
});

test('a refusal arrives like a real one', async () => {
  const { client } = clientFor({
    user: {
      getUserInfo: () => {
        throw new FakeApiError('forbidden');
      },
    },
    order: {
      create: () => {
        throw new FakeApiError('invalid', 'Look again.', { game: 'Choose one.' });
      },
    },
  });
  await expect(client.user.getUserInfo()).rejects.toMatchObject({ status: 403, body: 'Forbidden' });
  const fields = { game: 'Choose one.' };
  await expect(client.order.create(choice)).rejects.toMatchObject({ code: 'invalid', body: 'Look again.', fields });
});

test('a mistake in the test gives a descriptive error', async () => {
  const { client } = clientFor({ exchange: { usdToEur: () => ({ rate: -1 }) } });
  await expect(client.exchange.usdToEur()).rejects.toThrow(
    "exchange.usdToEur: the handler's answer breaks the contract: rate is below 0",
  );
  await expect(client.exchange.eurToUsd()).rejects.toThrow('no handler for exchange.eurToUsd');
  await expect(client.order.pause({ id: 0 })).rejects.toMatchObject({
    code: 'invalid',
    fields: { id: expect.any(String) },
  });
});

test("a handler's own error is descriptive, and FakeBreak drops the connection", async () => {
  let tries = 0;
  const { client } = clientFor({
    exchange: {
      usdToEur: () => {
        throw new TypeError('x is not a function');
      },
      eurToUsd: () => {
        tries++;
        throw new FakeNetworkError();
      },
    },
  });
  await expect(client.exchange.usdToEur()).rejects.toMatchObject({
    status: 500,
    body: 'exchange.usdToEur: the handler threw TypeError: x is not a function',
  });
  await expect(client.exchange.eurToUsd()).rejects.toMatchObject({ code: 'offline' });
  expect(tries).toBe(1);
});

test('an idempotent write requires its key, as on the real server', async () => {
  const fake = createFakeApi({});
  const send = (path: string) =>
    fake.fetch(`https://api.example${path}`, { method: 'POST', body: JSON.stringify({ booster: 1, currency: 'USD' }) });
  expect((await send('/payout/propose')).status).toBe(422);
  expect((await send('/payout/nothing')).status).toBe(404);
});

test('a body that is not JSON is rejected, as on the real server', async () => {
  const { fetch, sent } = createFakeApi({});
  const answer = await fetch('https://api.example/order/pause', { method: 'POST', body: '{' });
  expect([answer.status, answer.headers.get('x-error-code'), sent]).toEqual([422, 'invalid', []]);
});

test('a repeated idempotent write is done once and answered again', async () => {
  let done = 0;
  const fake = createFakeApi({
    payout: {
      pay: ({ id }) => {
        done += 1;
        if (done === 1) throw new FakeApiError('closing');
        return payoutOf(id);
      },
    },
  });
  const options = { baseUrl: 'https://api.example', token: () => 'a.b.c', fetch: fake.fetch };
  const client = createClient({ ...options, parts: { payout: contract.payout } });
  const pay = (id: number) => client.payout.pay({ id }, { idempotencyKey: key });
  // Refusals are not stored.
  await expect(pay(1)).rejects.toMatchObject({ code: 'closing' });
  const [one, other] = await Promise.all([pay(1), pay(1)]);
  expect(other).toEqual(one);
  expect(await pay(1)).toEqual(one);
  expect(done).toBe(2);
  await expect(pay(2)).rejects.toMatchObject({ code: 'key_reused', status: 409 });
  expect(fake.sent).toHaveLength(5);
});

describe('specOnly', () => {
  const specClient = (specOnly: boolean | 'emptyObject') => {
    const { chatMessage, notification, order, user } = contract;
    const fake = createFakeApi(
      {
        auth: {
          canViewOrder: ({ id }) => ({ allowed: id === 7 }),
          saveUser: () => ({ ok: true }),
          login: () => {
            throw new FakeApiError('wrong_credentials');
          },
        },
        chatMessage: {
          getMessageList: (request) => ({
            unreadMsg: [
              { id: 3, order: 7, purchase: JSON.stringify(request), Chat_messages: { message: 'hi', createdAt: at } },
            ],
            allMsg: [{ id: 3, order: 7, purchase: 'Gold', message: 'hi', createdAt: at, unread: true }],
          }),
        },
        notification: {
          getNotifications: () => [{ id: 1, message: 'Paid', createdAt: at, seen: 0, order: 7, path: null }],
        },
        order: { getNoLogin: () => ({ id: 7 }), pause: () => expect.unreachable() },
        user: {
          getUserInfo: () => ({ name: 'Ada', balance: 3, premium: true, eventSeq: 9 }),
          getLoyaltyRank: () => {
            throw new FakeApiError('forbidden');
          },
        },
      },
      { specOnly },
    );
    const parts = { auth, chatMessage, notification, order, user };
    return {
      fake,
      client: createClient({ parts, baseUrl: 'https://api.example', token: () => null, fetch: fake.fetch }),
    };
  };

  test('answers have the fields of SPEC alone', async () => {
    const { fake } = specClient(true);
    const answerOf = async (path: string, body: object) => {
      const answer = await fake.fetch(`https://api.example${path}`, { method: 'POST', body: JSON.stringify(body) });
      return [answer.status, answer.headers.get('x-error-code'), await answer.text()];
    };
    expect(await answerOf('/auth/canViewOrder', { id: 7 })).toEqual([200, null, 'true']);
    expect(await answerOf('/auth/saveUser', { visitorId: 'v' })).toEqual([200, null, '']);
    expect(await answerOf('/order/getNoLogin', {})).toEqual([200, null, '7']);
    expect(await answerOf('/user/getUserInfo', {})).toEqual([200, null, '{"name":"Ada","balance":3,"premium":1}']);
    expect(await answerOf('/notification/getNotifications', {})).toEqual([
      200,
      null,
      JSON.stringify([{ message: 'Paid', createdAt: at, seen: 0 }]),
    ]);
    expect(await answerOf('/chat_message/getMessageList', { offset: 0, before: 4 })).toEqual([
      200,
      null,
      JSON.stringify({
        unreadMsg: [{ id: 3, purchase: '{"offset":0}', 'Chat_messages.message': 'hi', 'Chat_messages.createdAt': at }],
        allMsg: [{ id: 3, purchase: 'Gold', message: 'hi', createdAt: at }],
      }),
    ]);
    expect(await answerOf('/user/getLoyaltyRank', {})).toEqual([403, null, 'Forbidden']);
    expect(await answerOf('/order/pause', { id: 7 })).toEqual([404, null, 'Not Found']);
  });

  test.each([true, 'emptyObject'] as const)(
    'calls of SPEC succeed, others are `unsupported` (%s)',
    async (specOnly) => {
      const { client, fake } = specClient(specOnly);
      expect(await client.auth.login({ email: 'a@b.example', password: 'p' })).toBe(false);
      expect(await client.auth.canViewOrder({ id: 7 })).toEqual({ allowed: true });
      expect(await client.order.getNoLogin()).toEqual({ id: 7 });
      for (let turn = 0; turn < 2; turn += 1)
        await expect(client.order.pause({ id: 7 })).rejects.toMatchObject({ code: 'unsupported' });
      expect(fake.sent.filter(({ call }) => call === 'order.pause')).toHaveLength(1);
    },
  );
});

test.each([
  [
    'a field',
    { order: { ...anOrder(), price: { amount: 1.5, currency: 'USD' } } },
    'order.price.amount is not of type int',
  ],
  [
    'a field of an alternative',
    { order: { ...anOrder(), progress: { ...anOrder().progress, lp: 'fifty' } } },
    'order.progress.lp is not of type number',
  ],
  ['an unknown field', { order: { ...anOrder(), colour: 'red' } }, 'order has unknown fields: colour'],
  ['a missing answer', undefined, 'the body is not of type object'],
])("a handler's answer that breaks the contract in %s is refused with its name", async (_, answer, reason) => {
  const { fetch } = createFakeApi({ order: { pause: () => answer as never } });
  const client = createClient({
    parts: { order: contract.order },
    baseUrl: 'https://api.example',
    token: () => null,
    fetch,
  });
  await expect(client.order.pause({ id: 1 })).rejects.toThrow(
    `order.pause: the handler's answer breaks the contract: ${reason}`,
  );
});

test('a request that breaks the contract is refused with the names of its fields', async () => {
  const { fetch } = createFakeApi({});
  const client = createClient({
    parts: { order: contract.order },
    baseUrl: 'https://api.example',
    token: () => null,
    fetch,
  });
  const request = { id: 'seven', sort: 'newest' } as never;
  const failure = client.order.pause(request);
  await expect(failure).rejects.toThrow('order.pause: id is not of type number; the body has unknown fields: sort');
});
