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
  // @spec 3.1-1
  test('auth.login with the right password returns a token with the claims of SPEC §3', async () => {
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
  ])('auth.login with %s returns 422 without naming the wrong field', async (_, credentials) => {
    const { email } = await addPerson(app.database, ROLE.customer);
    const response = await app.send('auth.login', credentials(email));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: 'Incorrect email address or password.', fields: {} });
  });

  test('a banned user is told that the account is closed only after entering the right password', async () => {
    const { email, id } = await addPerson(app.database, ROLE.customer);
    await app.database.db.updateTable('users').set({ banned_at: new Date() }).where('id', '=', id).execute();
    const wrong = await app.send('auth.login', { email, password: 'wrong password' });
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      { message: 'Incorrect email address or password.', fields: {} },
    ]);
    const right = await app.send('auth.login', { email, password: PASSWORD });
    expect([right.status, await right.text()]).toEqual([403, expect.stringContaining('This account is closed')]);
  });

  test('auth.register creates a customer, whatever role is requested', async () => {
    const person = { name: 'Eve', email: `eve-${randomUUID()}@boostdesk.example`, password: 'a long password' };
    const refused = await app.send('auth.register', { ...person, role: ROLE.admin });
    expect(refused.status).toBe(422);
    const { token } = await app.call('auth.register', person);
    expect((await app.send('sitelogs.getPage', {}, { token })).status).toBe(403);
    const again = await app.send('auth.register', person);
    expect(await again.json()).toMatchObject({ fields: { email: expect.stringContaining('Sign in') } });
  });

  test('a password signs in however its letters are composed, after a registration and after a change', async () => {
    const email = `eve-${randomUUID()}@boostdesk.example`;
    const [decomposed, composed] = ['pa\u0308sswo\u0308rd-123', 'p\u00e4ssw\u00f6rd-123'];
    const { token } = await app.call('auth.register', { name: 'Eve', email, password: decomposed });
    await app.call('auth.login', { email, password: composed });
    await app.call('auth.login', { email, password: decomposed });
    const change = { password: composed, newPassword: 'a\u030angstro\u0308m-456' };
    await app.call('account.changePassword', change, { token });
    await app.call('auth.login', { email, password: '\u212bngstr\u00f6m-456'.toLowerCase() });
    expect((await app.send('auth.login', { email, password: composed })).status).toBe(422);
  });

  test('a guessable password is refused at registration and at a password change', async () => {
    const email = `eve-${randomUUID()}@boostdesk.example`;
    for (const password of ['          ', '1234567890', email]) {
      const refused = await app.send('auth.register', { name: 'Eve', email, password });
      expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { password: expect.any(String) } }]);
    }
    const mina = await app.customer();
    const change = { password: PASSWORD, newPassword: '1234567890' };
    const refused = await app.send('account.changePassword', change, { token: mina.token });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { fields: { newPassword: expect.any(String) } },
    ]);
  });

  test('auth.register refuses names that resemble staff or the house', async () => {
    const staff = `Sara ${randomUUID().slice(0, 8)} Lund`;
    await addPerson(app.database, ROLE.seniorModerator, { name: staff });
    const likes = [staff, staff.toUpperCase(), staff.replace('Sara', 'S\u00e4ra'), staff.replace(' ', '\u200b  ')];
    for (const name of [...likes, 'Boostdesk Support', 'B0ostdesk']) {
      const person = { name, email: `eve-${randomUUID()}@boostdesk.example`, password: 'a long password' };
      const refused = await app.send('auth.register', person);
      expect([name, refused.status]).toEqual([name, 422]);
      expect(await refused.json()).toMatchObject({ fields: { name: expect.stringContaining('Choose another') } });
    }
  });
});

describe('a new account', () => {
  const named = (name: string) =>
    app.send('auth.register', { name, email: `eve-${randomUUID()}@boostdesk.example`, password: 'a long password' });

  test.each(['12', '1e999', '+275760-09-13', '{}', '😀😀', 'M'])('cannot have the name %j', async (name) => {
    const refused = await named(name);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { fields: { name: 'Enter a name with at least two letters.' } },
    ]);
  });

  test.each([
    ['Sara Lund (admin)', 'This name suggests that you work here. Choose another.'],
    ['ᏦᎪᏆᎢᎾ', 'This name uses letters that few people can read. Choose different ones.'],
    ['Мина Park', 'This name mixes two alphabets. Use only one.'],
    ['M\u0351\u036B\u0343ina', 'A letter in this name has too many accent marks. Remove some.'],
  ])('cannot have the name %j, with a reason', async (name, sentence) => {
    const refused = await named(name);
    expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { name: sentence } }]);
  });

  test('cannot have the name of a booster', async () => {
    const name = `Kaito ${randomUUID().slice(0, 8)}x`;
    await addPerson(app.database, ROLE.booster, { name });
    const likes = [name.toUpperCase(), name.replace('Kaito', 'Káito'), name.replace('K', 'Ƙ'), `${name}1`];
    for (const like of [name, ...likes]) {
      const refused = await named(like);
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { fields: { name: 'One of our boosters already uses this name. Choose another.' } },
      ]);
    }
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
    ['an unknown session', () => signed(secret(), 'boostdesk:session')],
    ['an unknown hand-over', () => signed(secret(), 'boostdesk:hand-over')],
    ['junk', () => 'a.b.c'],
  ])('%s is answered 401 by every call that needs a session', async (_, make) => {
    const token = await make();
    expect((await check(token, randomUUID())).status).toBe(401);
    expect((await app.send('order.getList', { scope: 'mine' }, { token })).status).toBe(401);
  });

  test('a token with a modified payload is answered 401', async () => {
    const { token } = await app.customer();
    const [head, payload = '', signature] = token.split('.');
    const read: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const edited = Buffer.from(JSON.stringify({ ...read, role: ROLE.admin })).toString('base64url');
    expect((await app.send('sitelogs.getPage', {}, { token: `${head}.${edited}.${signature}` })).status).toBe(401);
  });

  test('rights follow the current role in the database, not the role in the token', async () => {
    const admin = await app.staff();
    await app.database.db.updateTable('users').set({ role: ROLE.customer }).where('id', '=', admin.id).execute();
    expect((await app.send('sitelogs.getPage', {}, { token: admin.token })).status).toBe(403);
  });

  test.each(['banned_at', 'relog'] as const)('setting %s ends the session at the next call', async (column) => {
    const person = await app.customer();
    const change = column === 'relog' ? { relog: true } : { banned_at: new Date() };
    await app.database.db.updateTable('users').set(change).where('id', '=', person.id).execute();
    expect((await app.send('user.getUserInfo', {}, { token: person.token })).status).toBe(401);
  });

  test('auth.logout ends its session and no other session of the user', async () => {
    const person = await app.customer();
    const { token: other } = await app.call('auth.login', { email: person.email, password: PASSWORD });
    await person.call('auth.logout', {});
    expect((await check(person.token)).status).toBe(401);
    expect((await check(other)).status).toBe(200);
  });

  test('auth.refresh keeps the old token valid', async () => {
    const person = await app.customer();
    expect((await check(person.token)).status).toBe(200);
    expect((await check(person.token)).status).toBe(200);
  });
});

describe('hand-over', () => {
  const signedOut = async () => {
    const person = await app.customer();
    const { token } = await person.call('auth.handOver', {});
    return { person, token };
  };
  const freshToken = async (response: Response): Promise<string> => {
    const { token } = (await response.json()) as { token: string };
    return token;
  };

  test('expires with the session that created it', async () => {
    const { person, token } = await signedOut();
    await person.call('auth.logout', {});
    expect((await check(token, randomUUID())).status).toBe(401);
  });

  test.each(['site', 'dashboard'] as const)('signing out on the %s ends both sessions', async (where) => {
    const { person, token } = await signedOut();
    const exchange = randomUUID();
    const dashboard = await freshToken(await check(token, exchange));
    await app.call('auth.logout', {}, { token: where === 'site' ? person.token : dashboard });
    for (const ended of [person.token, dashboard]) expect((await check(ended)).status).toBe(401);
    // The exchange would return the same session, which has ended.
    expect((await check(token, exchange)).status).toBe(401);
  });

  test('signing out ends sessions that a chain of hand-overs opened, and no other session of the user', async () => {
    const { person, token } = await signedOut();
    const second = await freshToken(await check(token, randomUUID()));
    const { token: further } = await app.call('auth.handOver', {}, { token: second });
    const third = await freshToken(await check(further, randomUUID()));
    const elsewhere = await app.signIn(person);
    await person.call('auth.logout', {});
    expect((await check(third)).status).toBe(401);
    expect((await check(elsewhere.token)).status).toBe(200);
  });

  test('signing out during the exchange leaves no valid session', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { person, token } = await signedOut();
      const [answer] = await Promise.all([check(token, randomUUID()), person.call('auth.logout', {})]);
      if (answer.status === 200) expect((await check(await freshToken(answer))).status).toBe(401);
      else expect(answer.status).toBe(401);
    }
  });

  test('opens one session, which the same tab gets again after a reload', async () => {
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

  test('is rejected from another browser, without an exchange id and as a session token', async () => {
    const { token } = await handOver();
    expect((await check(token)).status).toBe(401);
    expect((await check(token, randomUUID())).status).toBe(200);
    expect((await check(token, randomUUID())).status).toBe(401);
    expect((await app.send('user.getUserInfo', {}, { token })).status).toBe(401);
  });

  test('a session token is not accepted as a hand-over token, only as a session', async () => {
    const person = await app.customer();
    expect((await check(person.token, randomUUID())).status).toBe(401);
    expect((await check(person.token)).status).toBe(200);
  });

  test('expires after a minute', async () => {
    const { token } = await handOver();
    app.clock.forward(61_000);
    expect((await check(token, randomUUID())).status).toBe(401);
  });
});
