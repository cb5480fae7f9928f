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
    expect(await response.json()).toEqual({ message: 'Incorrect email address or password.', fields: {} });
  });

  test('who is banned hears that the account is closed, and only with the right password', async () => {
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

  test('a new account is a customer, whatever is asked for', async () => {
    const person = { name: 'Eve', email: `eve-${randomUUID()}@boostdesk.example`, password: 'a long password' };
    const refused = await app.send('auth.register', { ...person, role: ROLE.admin });
    expect(refused.status).toBe(422);
    const { token } = await app.call('auth.register', person);
    expect((await app.send('sitelogs.getPage', {}, { token })).status).toBe(403);
    const again = await app.send('auth.register', person);
    expect(await again.json()).toMatchObject({ fields: { email: expect.stringContaining('Sign in') } });
  });

  test('a password that is guessed at once opens no account and replaces no other', async () => {
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

  test('nobody signs up under a name that reads like one of the staff or the house', async () => {
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

  test.each(['12', '1e999', '+275760-09-13', '{}', '😀😀', 'M'])('is not called %j', async (name) => {
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
  ])('is not called %j either', async (name, sentence) => {
    const refused = await named(name);
    expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { name: sentence } }]);
  });

  test('is not called like a booster', async () => {
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
    expect((await app.send('sitelogs.getPage', {}, { token: `${head}.${edited}.${signature}` })).status).toBe(401);
  });

  test('the role of this moment counts, not the one in the token', async () => {
    const admin = await app.staff();
    await app.database.db.updateTable('users').set({ role: ROLE.customer }).where('id', '=', admin.id).execute();
    expect((await app.send('sitelogs.getPage', {}, { token: admin.token })).status).toBe(403);
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
  const signedOut = async () => {
    const person = await app.customer();
    const { token } = await person.call('auth.handOver', {});
    return { person, token };
  };
  const freshToken = async (response: Response): Promise<string> => {
    const { token } = (await response.json()) as { token: string };
    return token;
  };

  test('dies with the session that issued it', async () => {
    const { person, token } = await signedOut();
    await person.call('auth.logout', {});
    expect((await check(token, randomUUID())).status).toBe(401);
  });

  test.each(['site', 'dashboard'] as const)('who signs out on the %s is out on both', async (where) => {
    const { person, token } = await signedOut();
    const exchange = randomUUID();
    const dashboard = await freshToken(await check(token, exchange));
    await app.call('auth.logout', {}, { token: where === 'site' ? person.token : dashboard });
    for (const ended of [person.token, dashboard]) expect((await check(ended)).status).toBe(401);
    // A reload within the minute finds the same session, and that has ended.
    expect((await check(token, exchange)).status).toBe(401);
  });

  test('a sign-out takes a hand-over of the second generation along, and no other sign-in of the same user', async () => {
    const { person, token } = await signedOut();
    const second = await freshToken(await check(token, randomUUID()));
    const { token: further } = await app.call('auth.handOver', {}, { token: second });
    const third = await freshToken(await check(further, randomUUID()));
    const elsewhere = await app.signIn(person);
    await person.call('auth.logout', {});
    expect((await check(third)).status).toBe(401);
    expect((await check(elsewhere.token)).status).toBe(200);
  });

  test('a sign-out at the same moment leaves nobody in', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { person, token } = await signedOut();
      const [answer] = await Promise.all([check(token, randomUUID()), person.call('auth.logout', {})]);
      if (answer.status === 200) expect((await check(await freshToken(answer))).status).toBe(401);
      else expect(answer.status).toBe(401);
    }
  });

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

  test('is the only token that a link signs in with: one of a session is refused there, and stands where it belongs', async () => {
    const person = await app.customer();
    expect((await check(person.token, randomUUID())).status).toBe(401);
    expect((await check(person.token)).status).toBe(200);
  });

  test('lives a minute', async () => {
    const { token } = await handOver();
    app.clock.forward(61_000);
    expect((await check(token, randomUUID())).status).toBe(401);
  });
});
