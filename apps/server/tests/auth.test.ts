import { randomUUID } from 'node:crypto';
import { ROLE } from '@boostdesk/auth';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { addPerson, PASSWORD } from './support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const check = (token: string, exchangeId?: string) =>
  app.send('auth.isAuthenticated', {}, { token, ...(exchangeId === undefined ? {} : { exchangeId }) });
const handOver = async () => (await app.customer()).call('auth.handOver', {});

describe('sign-in', () => {
  test('a right password gives a token with the claims of SPEC §3', async () => {
    const mina = await addPerson(app.database, ROLE.customer, { name: 'Mina Párk' });
    const { token } = await app.call('auth.login', { email: mina.email, password: PASSWORD });
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      user: mina.id,
      role: ROLE.customer,
      email: mina.email,
      employee: null,
      name: 'Mina Párk',
      sanitized_name: 'mina-park',
      relog: false,
      affilate: null,
      image: null,
      newsletter: false,
      favorite_employees: [],
      notification: true,
      sid: expect.any(String),
    });
  });

  test.each([
    ['a wrong password', (email: string) => ({ email, password: 'wrong password' })],
    ['an unknown address', () => ({ email: 'nobody@boostdesk.example', password: PASSWORD })],
  ])('%s is 422 and says no more than that', async (_, credentials) => {
    const { email } = await addPerson(app.database, ROLE.customer);
    const response = await app.send('auth.login', credentials(email));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: 'E-mail address or password is wrong.', fields: {} });
  });

  test('a new account is a customer, whatever is asked for', async () => {
    const person = { name: 'Eve', email: `eve-${randomUUID()}@boostdesk.example`, password: 'a long password' };
    const refused = await app.send('auth.register', { ...person, role: ROLE.admin });
    expect(refused.status).toBe(422);
    const { token } = await app.call('auth.register', person);
    expect((await app.send('siteLog.getList', {}, { token })).status).toBe(403);
    const again = await app.send('auth.register', person);
    expect(await again.json()).toMatchObject({ fields: { email: expect.stringContaining('Sign in') } });
  });
});

describe('tokens', () => {
  const secret = () => app.signingKey;
  const claims = { user: 1, role: 1, sid: randomUUID() };
  const signed = (key: Uint8Array, audience: string, issuer = 'boostdesk') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(randomUUID())
      .setExpirationTime('1h')
      .sign(key);
  const unsigned = (alg: string) =>
    `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;

  test.each<[string, () => Promise<string> | string]>([
    ['alg none', () => unsigned('none')],
    ['alg NoNe', () => unsigned('NoNe')],
    ['another key', () => signed(new Uint8Array(32), 'boostdesk:session')],
    ['another issuer', () => signed(secret(), 'boostdesk:session', 'somebody')],
    ['another audience', () => signed(secret(), 'other')],
    ['a session that never was', () => signed(secret(), 'boostdesk:session')],
    ['a hand-over that never was', () => signed(secret(), 'boostdesk:hand-over')],
    ['junk', () => 'a.b.c'],
  ])('%s is 401 everywhere', async (_, make) => {
    const token = await make();
    expect((await check(token, randomUUID())).status).toBe(401);
    expect((await app.send('order.getList', { scope: 'mine' }, { token })).status).toBe(401);
  });

  test('an edited payload is refused', async () => {
    const { token } = await app.customer();
    const [head, payload = '', signature] = token.split('.');
    const read: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const edited = Buffer.from(JSON.stringify({ ...read, role: ROLE.admin })).toString('base64url');
    expect((await app.send('siteLog.getList', {}, { token: `${head}.${edited}.${signature}` })).status).toBe(401);
  });

  test('the role of this moment counts, not the one in the token', async () => {
    const admin = await app.staff();
    await app.database.db.updateTable('users').set({ role: ROLE.customer }).where('id', '=', admin.id).execute();
    expect((await app.send('siteLog.getList', {}, { token: admin.token })).status).toBe(403);
  });

  test.each(['banned_at', 'relog'] as const)('%s ends the session with the next call', async (column) => {
    const person = await app.customer();
    const change = column === 'relog' ? { relog: true } : { banned_at: new Date() };
    await app.database.db.updateTable('users').set(change).where('id', '=', person.id).execute();
    expect((await app.send('user.getUserInfo', {}, { token: person.token })).status).toBe(401);
  });

  test('after logout the token is worth nothing, others of the same user still are', async () => {
    const person = await app.customer();
    const { token: other } = await app.call('auth.login', { email: person.email, password: PASSWORD });
    await person.call('auth.logout', {});
    expect((await check(person.token)).status).toBe(401);
    expect((await check(other)).status).toBe(200);
  });

  test('a refresh revokes nothing: the old token works as long as the new one', async () => {
    const person = await app.customer();
    expect((await check(person.token)).status).toBe(200);
    expect((await check(person.token)).status).toBe(200);
  });
});

describe('hand-over', () => {
  test('opens one session, and the same tab gets it again after a reload', async () => {
    const { token } = await handOver();
    const exchange = randomUUID();
    const first = await check(token, exchange);
    const again = await check(token, exchange);
    expect([first.status, again.status]).toEqual([200, 200]);
    const sidOf = async (response: Response) => {
      const { token: fresh } = (await response.json()) as { token: string };
      return JSON.parse(Buffer.from(fresh.split('.')[1] ?? '', 'base64url').toString()).sid;
    };
    expect(await sidOf(again)).toBe(await sidOf(first));
  });

  test('is worth nothing to another browser, without an exchange id, or as a session token', async () => {
    const { token } = await handOver();
    expect((await check(token)).status).toBe(401);
    expect((await check(token, randomUUID())).status).toBe(200);
    expect((await check(token, randomUUID())).status).toBe(401);
    expect((await app.send('user.getUserInfo', {}, { token })).status).toBe(401);
  });

  test('a hundred at once open one session', async () => {
    const { token } = await handOver();
    const tries = await Promise.all(Array.from({ length: 100 }, () => check(token, randomUUID())));
    expect(tries.filter((response) => response.status === 200)).toHaveLength(1);
    expect(tries.filter((response) => response.status === 401)).toHaveLength(99);
  });

  test('lives a minute', async () => {
    const { token } = await handOver();
    app.clock.forward(61_000);
    expect((await check(token, randomUUID())).status).toBe(401);
  });
});
