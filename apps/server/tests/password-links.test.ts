import { ROLE } from '@boostdesk/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPasswordLinksService } from '../src/domains/auth/password-links.service.ts';
import { createAccountsService } from '../src/domains/users/accounts.service.ts';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { PASSWORD } from './support/people.ts';

const NEW_PASSWORD = 'another horse battery';
const OVER = 'This link has expired or has already been used. Ask for a new one.';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startApp();
  admin = await app.staff();
});
afterAll(() => app.close());

async function linkFor({ id }: { readonly id: number }, by = admin): Promise<string> {
  const { url } = await by.call('account.makePasswordLink', { id });
  const { origin, pathname } = new URL(url);
  expect([origin, pathname]).toEqual([
    expect.stringMatching(/^http/),
    expect.stringMatching(/^\/new-password\/[\w-]{43}$/),
  ]);
  return pathname.replace('/new-password/', '');
}
async function use(token: string, newPassword = NEW_PASSWORD) {
  const response = await app.send('auth.newPassword', { token, newPassword });
  return [response.status, await response.text()] as const;
}
const signsIn = async ({ email }: SignedIn, password: string) =>
  (await app.send('auth.login', { email, password })).status;
const asks = async ({ token }: SignedIn) => (await app.send('user.getUserInfo', {}, { token })).status;

test('a password link sets a new password once and ends all sessions of the account', async () => {
  const person = await app.customer();
  const token = await linkFor(person);
  expect(await asks(person)).toBe(200);
  expect((await use(token))[0]).toBe(200);
  expect([await asks(person), await signsIn(person, PASSWORD), await signsIn(person, NEW_PASSWORD)]).toEqual([
    401, 422, 200,
  ]);
  expect(await use(token, 'a third horse battery')).toEqual([409, OVER]);
  expect(await signsIn(person, NEW_PASSWORD)).toBe(200);
});

test('a password link is valid for an hour, until the next link or a password change', async () => {
  const person = await app.customer();
  const first = await linkFor(person);
  const second = await linkFor(person);
  expect(await use(first)).toEqual([409, OVER]);
  app.clock.forward(60 * 60);
  expect(await use(second)).toEqual([409, OVER]);
  const third = await linkFor(await app.customer());
  expect((await use(third))[0]).toBe(200);
  const changed = await app.customer();
  const fourth = await linkFor(changed);
  await changed.call('account.changePassword', { password: PASSWORD, newPassword: NEW_PASSWORD });
  expect(await use(fourth)).toEqual([409, OVER]);
  expect(await use('nobody-made-this')).toEqual([409, OVER]);
});

test('of several concurrent uses of a password link one sets the password', async () => {
  const token = await linkFor(await app.customer());
  const uses = Array.from({ length: 5 }, (_, place) => use(token, `${NEW_PASSWORD} ${place}`));
  const statuses = (await Promise.all(uses)).map(([status]) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test('a guessable password is rejected and the password link stays valid', async () => {
  const person = await app.customer();
  const token = await linkFor(person);
  const [status, body] = await use(token, '1234567890');
  expect([status, JSON.parse(body)]).toMatchObject([422, { fields: { newPassword: expect.any(String) } }]);
  expect((await use(token))[0]).toBe(200);
});

test('a password link is invalid once its admin may not create links any more', async () => {
  const other = await app.staff(ROLE.admin);
  const token = await linkFor(await app.customer(), other);
  await admin.call('account.changeRole', { id: other.id, role: ROLE.moderator });
  expect(await use(token)).toEqual([409, OVER]);
});

test('a password link is in the site log without its token, and in the database as a hash', async () => {
  const person = await app.customer();
  const token = await linkFor(person);
  await use(token);
  const { items } = await admin.call('sitelogs.getPage', { limit: 2 });
  expect(items).toMatchObject([
    { action: 'user.usePasswordLink', actor: { id: person.id }, object: { kind: 'user', id: String(person.id) } },
    { action: 'user.makePasswordLink', actor: { id: admin.id }, object: { kind: 'user', id: String(person.id) } },
  ]);
  await linkFor(person);
  const { rows } = await sql`select row_to_json(l)::text as row from password_links l`.execute(app.database.db);
  expect([JSON.stringify(items), JSON.stringify(rows)].some((text) => text.includes(token))).toBe(false);
});

test('using a password link resets the limit of failed sign-ins', async () => {
  const strict = await startApp({ settings: { LOGIN_LIMIT_ACCOUNT: '2', LOGIN_LIMIT_TOTAL: '4' } });
  const { email } = await strict.customer();
  const [joined, by] = [await strict.customer(), await strict.staff()];
  const person = { id: joined.id, email: `mina@${'long.'.repeat(45)}example` };
  await sql`update users set email = ${person.email} where id = ${person.id}`.execute(strict.database.db);
  const tries = async (at: string, password: string) =>
    (await strict.send('auth.login', { email: at, password })).status;
  for (const at of [person.email, email])
    for (let count = 0; count < 3; count += 1) await tries(at, 'a wrong password');
  expect(await tries(person.email, PASSWORD)).toBe(429);
  const { url } = await by.call('account.makePasswordLink', { id: person.id });
  const token = url.replace(/^.*\//, '');
  await strict.send('auth.newPassword', { token: 'nobody-made-this', newPassword: NEW_PASSWORD });
  expect(await tries(person.email, PASSWORD)).toBe(429);
  await strict.send('auth.newPassword', { token, newPassword: NEW_PASSWORD });
  expect([await tries(person.email, NEW_PASSWORD), await tries(email, PASSWORD)]).toEqual([200, 429]);
  await strict.close();
});

test('attempts to use a password link are rate-limited', async () => {
  const strict = await startApp({ settings: { LOGIN_LIMIT_ADDRESS: '3' } });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const body = { token: `guess-${count}`, newPassword: NEW_PASSWORD };
    statuses.push((await strict.send('auth.newPassword', body)).status);
  }
  expect(statuses).toEqual([409, 409, 409, 429]);
  await strict.close();
});

const requestOf = async (id: number) => (await admin.call('users.get', { id })).row.passwordRequestedAt;
const request = async (email: string) => {
  const response = await app.send('auth.requestPasswordLink', { email });
  return [response.status, await response.text()] as const;
};

test('a request does the same before its answer for known and unknown addresses, and writes after it', async () => {
  const person = await app.customer();
  const { db, queries } = app.database;
  const write = vi.fn(() => Promise.reject<never>(new Error('Down')));
  const onError = vi.fn<(error: unknown) => void>();
  const { request: ask } = createPasswordLinksService({
    db,
    write,
    clock: () => app.clock.now(),
    accounts: createAccountsService(),
    siteLog: { record: () => Promise.reject(new Error('Unused')) },
    endSessions: () => Promise.reject(new Error('Unused')),
    onError,
    siteUrl: 'https://www.example',
  });
  const before = async (email: string) => {
    const from = queries.length;
    await ask(email);
    return queries.slice(from);
  };
  const known = await before(person.email);
  // No task has run since the answer.
  expect(write).not.toHaveBeenCalled();
  expect(known).toHaveLength(1);
  expect(await before('nobody@example.com')).toEqual(known);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(write).toHaveBeenCalledOnce();
});

test('staff see the request of a signed-out user in the users area until an admin makes a link', async () => {
  const person = await app.customer();
  const moderator = await app.staff(4);
  expect(await requestOf(person.id)).toBeNull();
  expect((await request(` ${person.email.toUpperCase()} `))[0]).toBe(200);
  await expect.poll(() => requestOf(person.id)).toEqual(expect.any(String));
  const { items } = await moderator.call('users.getPage', { filter: { passwordRequested: true } });
  expect(items.map(({ id }) => id)).toContain(person.id);
  expect((await use(await linkFor(person)))[0]).toBe(200);
  expect(await requestOf(person.id)).toBeNull();
});

test('a request answers the same for unknown, banned and repeated addresses, and reveals no account', async () => {
  const [person, banned] = [await app.customer(), await app.customer()];
  await admin.call('account.ban', { id: banned.id });
  const answers = [
    await request(person.email),
    await request(person.email),
    await request(banned.email),
    await request('nobody@example.com'),
  ];
  expect(new Set(answers.map(String)).size).toBe(1);
  await expect.poll(() => requestOf(person.id)).toEqual(expect.any(String));
  expect(await requestOf(banned.id)).toBeNull();
});

test('requests of password links are rate-limited by address', async () => {
  const strict = await startApp({ settings: { LOGIN_LIMIT_ADDRESS: '3' } });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await strict.send('auth.requestPasswordLink', { email: `guess${count}@example.com` })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await strict.close();
});
