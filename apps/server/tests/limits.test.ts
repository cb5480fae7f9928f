import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { withoutJobQueries } from './support/call-queries.ts';
import { addPerson, PASSWORD } from './support/people.ts';

let app: TestApp;

beforeAll(async () => {
  const limits = { CALL_LIMIT: '20', LOGIN_LIMIT_ACCOUNT: '3', LOGIN_LIMIT_TOTAL: '8', LOGIN_LIMIT_ADDRESS: '12' };
  app = await startApp({ settings: { ...limits, TRUST_PROXY: '1' } });
});
afterAll(() => app.close());
beforeEach(() => app.clock.forward(60));

/** Signs in through a proxy. */
async function attemptFrom(forwarded: string, email: string, password = 'a wrong password'): Promise<number> {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
  return (await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body })).status;
}
const attempt = (email: string, password?: string) => attemptFrom('198.51.100.1', email, password);

test('auth.login is limited per account regardless of spelling, also with the right password, for a minute', async () => {
  const { email } = await addPerson(app.database, 3);
  expect([
    await attempt(email),
    await attempt(` ${email.toUpperCase()}`),
    await attempt(email),
    await attempt(email, PASSWORD),
  ]).toEqual([422, 422, 422, 429]);
  app.clock.forward(60);
  expect(await attempt(email, PASSWORD)).toBe(200);
});

test('failed sign-ins from one address do not block the account’s sign-in from another address', async () => {
  const { email } = await addPerson(app.database, 3);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push(await attempt(email));
  expect(statuses.slice(3)).toEqual(Array.from({ length: 8 }, () => 429));
  expect(await attemptFrom('198.51.100.2', email, PASSWORD)).toBe(200);
});

test('auth.login from many addresses is limited per account in total', async () => {
  const { email } = await addPerson(app.database, 3);
  const statuses: number[] = [];
  for (let count = 0; count < 9; count += 1) statuses.push(await attemptFrom(`198.51.100.${count}`, email));
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 422), 429]);
});

test('auth.login is limited per address across accounts, and the answer has Retry-After', async () => {
  for (let count = 0; count < 12; count += 1) {
    expect((await app.send('auth.login', { email: `nobody${count}@boostdesk.example`, password: 'x' })).status).toBe(
      422,
    );
  }
  const refused = await app.send('auth.login', { email: 'nobody@boostdesk.example', password: 'x' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  app.clock.forward(17);
  const later = await app.send('auth.login', { email: 'nobody@boostdesk.example', password: 'x' });
  expect([later.headers.get('retry-after'), await later.text()]).toEqual([
    '43',
    'Too many attempts. Try again in 43 seconds.',
  ]);
  // Aligns the clock with the start of a minute for the next tests.
  app.clock.forward(43);
});

test('behind a proxy the address is the one that the proxy reports, not one that the client sent', async () => {
  const from = (forwarded: string, count: number) => attemptFrom(forwarded, `nobody${count}@boostdesk.example`);
  const statuses: number[] = [];
  for (let count = 0; count < 13; count += 1) statuses.push(await from(`10.1.1.${count}, 203.0.113.7`, count));
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 422), 429]);
  expect(await from('203.0.113.8', 0)).toBe(422);
});

test('calls are limited per user and do not affect other users', async () => {
  const [eager, other] = [await app.customer(), await app.customer()];
  const ask = async (token: string) => (await app.send('user.getUserInfo', {}, { token })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push(await ask(eager.token));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(await ask(other.token)).toBe(200);
});

test('a call above the limit runs no query, with a valid or an ended session', async () => {
  const [eager, gone] = [await app.customer(), await app.customer()];
  await gone.call('auth.logout', {});
  for (const { token } of [eager, gone]) {
    const ask = async () => (await app.send('user.getUserInfo', {}, { token })).status;
    for (let count = 0; count < 20; count += 1) await ask();
    const before = withoutJobQueries(app.database.queries);
    expect(await ask()).toBe(429);
    expect(withoutJobQueries(app.database.queries)).toEqual(before);
  }
});

test('a call above the limit returns 429 with the seconds until the end of the minute', async () => {
  const eager = await app.customer();
  const ask = () => app.send('user.getUserInfo', {}, { token: eager.token });
  app.clock.forward(48);
  for (let count = 0; count < 20; count += 1) await ask();
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12']);
  app.clock.forward(12);
  expect((await ask()).status).toBe(200);
});
