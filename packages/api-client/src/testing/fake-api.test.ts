import { expect, test } from 'vitest';
import { createClient } from '../client.ts';
import { auth, contract } from '../contract/index.ts';
import { createFakeApi, type FakeHandlers, FakeRefusal } from './fake-api.ts';

const clientFor = (handlers: FakeHandlers) => {
  const fake = createFakeApi(handlers);
  const { exchange, order, user } = contract;
  const connection = { baseUrl: 'https://api.example/v1', token: () => 'a.b.c', retry: { attempts: 1 } };
  return { fake, client: createClient({ ...connection, parts: { auth, exchange, order, user }, fetch: fake.fetch }) };
};
const choice = { serviceId: 1, currency: 'USD' as const };

test('a handler gets the parsed request and what came beside it', async () => {
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

test('a refusal arrives as the real one does', async () => {
  const { client } = clientFor({
    user: {
      getUserInfo: () => {
        throw new FakeRefusal('forbidden');
      },
    },
    order: {
      create: () => {
        throw new FakeRefusal('invalid', 'Look again.', { game: 'Choose one.' });
      },
    },
  });
  await expect(client.user.getUserInfo()).rejects.toMatchObject({ status: 403, body: 'Forbidden' });
  const fields = { game: 'Choose one.' };
  await expect(client.order.create(choice)).rejects.toMatchObject({ code: 'invalid', body: 'Look again.', fields });
});

test('a mistake of the test says what it is', async () => {
  const { client } = clientFor({ exchange: { usdToEur: () => ({ rate: -1 }) } });
  await expect(client.exchange.usdToEur()).rejects.toThrow(
    "exchange.usdToEur: the handler's answer breaks the contract at 'rate'",
  );
  await expect(client.exchange.eurToUsd()).rejects.toThrow('no handler for exchange.eurToUsd');
  await expect(client.order.pause({ id: 0 })).rejects.toMatchObject({
    code: 'invalid',
    fields: { id: expect.any(String) },
  });
});

test('a keyed write needs its key, as on the real server', async () => {
  const fake = createFakeApi({});
  const send = (path: string) =>
    fake.fetch(`https://api.example${path}`, { method: 'POST', body: JSON.stringify({ booster: 1, currency: 'USD' }) });
  expect((await send('/payout/propose')).status).toBe(422);
  expect((await send('/payout/nothing')).status).toBe(404);
});
