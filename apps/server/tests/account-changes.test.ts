import { randomUUID } from 'node:crypto';
import type { CallName } from '@boostdesk/api-client/contract';
import { ROLE, type Role } from '@boostdesk/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { onPostgres } from './support/database.ts';
import { completeOrder, paidOrder, runningOrder, SECRETS } from './support/orders.ts';
import { addPerson, PASSWORD } from './support/people.ts';

const NEW_PASSWORD = 'another horse battery';

let app: TestApp;
let admin: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  app = await startApp();
  [admin, moderator] = [await app.staff(), await app.staff(4)];
});
afterAll(() => app.close());

const statusOf = async (person: SignedIn) => (await app.send('user.getUserInfo', {}, { token: person.token })).status;
const statusOfLogin = async (person: SignedIn, password = PASSWORD) =>
  (await app.send('auth.login', { email: person.email, password })).status;
const statusOfHandOver = async (token: string) =>
  (await app.send('auth.isAuthenticated', {}, { token, exchangeId: randomUUID() })).status;
function join(role: Role): Promise<SignedIn> {
  if (role === ROLE.customer) return app.customer();
  return role === ROLE.booster ? app.booster() : app.staff(role);
}

describe('staff and accounts (product, users)', () => {
  test('account.ban ends every session, blocks sign-in until account.unban, and writes a site log entry', async () => {
    const person = await app.customer();
    const second = await app.signIn(person);
    const { account } = await moderator.call('account.ban', { id: person.id });
    expect(account).toEqual({ id: person.id, role: ROLE.customer, banned: true, relog: false });
    expect([await statusOf(person), await statusOf(second), await statusOfLogin(person)]).toEqual([401, 401, 403]);
    await moderator.call('account.unban', { id: person.id });
    expect([await statusOf(person), await statusOfLogin(person)]).toEqual([401, 200]);
    const { items } = await admin.call('sitelogs.getPage', { limit: 2 });
    const entry = { action: 'user.ban', object: { kind: 'user', id: String(person.id) } };
    expect(items).toMatchObject([
      { ...entry, before: { banned: true }, after: { banned: false } },
      { ...entry, actor: { id: moderator.id }, before: { banned: false }, after: { banned: true } },
    ]);
  });

  test('an account change without effect writes no site log entry', async () => {
    const person = await app.customer();
    await admin.call('account.unban', { id: person.id });
    await admin.call('account.changeRole', { id: person.id, role: ROLE.customer });
    const { items } = await admin.call('sitelogs.getPage', {});
    expect(items.filter(({ object }) => object.id === String(person.id))).toEqual([]);
  });

  test('account.changeRole ends the user’s sessions, and the next sign-in has the new role', async () => {
    const person = await app.customer();
    await admin.call('account.changeRole', { id: person.id, role: ROLE.moderator });
    expect(await statusOf(person)).toBe(401);
    const again = await app.signIn(person);
    expect((await again.call('account.ban', { id: (await app.customer()).id })).account.banned).toBe(true);
  });

  test.each([
    ['the house', 'B0ostdesk Support'],
    ['a member of staff', 'Sára-Lund'],
    ['a member of staff, in two alphabets', 'Sаra Lund V'],
  ])('account.changeRole rejects a staff or booster role for a name that resembles that of %s', async (_, name) => {
    await addPerson(app.database, ROLE.seniorModerator, { name: 'Sara Lund' });
    const person = await app.customer(name);
    for (const role of [ROLE.booster, ROLE.moderator, ROLE.seniorModerator, ROLE.admin]) {
      const refused = admin.call('account.changeRole', { id: person.id, role });
      await expect(refused).rejects.toMatchObject({ status: 409, code: 'conflict' });
    }
    expect(await statusOf(person)).toBe(200);
  });

  test('account.changeRole rejects a booster whose name resembles another booster’s, but not their own', async () => {
    const known = await app.booster({ name: 'Kestrel' });
    const person = await app.customer('KESTREL');
    const employed = admin.call('account.changeRole', { id: person.id, role: ROLE.booster });
    await expect(employed).rejects.toMatchObject({ status: 409, code: 'conflict' });
    await admin.call('account.changeRole', { id: known.id, role: ROLE.moderator });
  });

  test('a name without letters resembles no other name', async () => {
    await addPerson(app.database, ROLE.moderator, { name: '{}' });
    const person = await app.customer('😀😀');
    await admin.call('account.changeRole', { id: person.id, role: ROLE.moderator });
  });

  test('account.changeRole to another staff role does not check the name again', async () => {
    const person = await app.staff(ROLE.moderator);
    const { account } = await admin.call('account.changeRole', { id: person.id, role: ROLE.seniorModerator });
    expect(account.role).toBe(ROLE.seniorModerator);
  });

  test('account.changeRole to booster creates an employee on trial, and restores the employee of a former booster', async () => {
    const person = await app.customer();
    await admin.call('account.changeRole', { id: person.id, role: ROLE.booster });
    const { row } = await admin.call('employees.get', { id: person.id });
    expect(row).toMatchObject({ trial: true, games: [], platforms: [], share_percent: 50, version: 0 });
    const { id, version, user, email, banned, running, finished, ...fields } = row;
    await admin.call('employees.update', { id, version, fields: { ...fields, games: null, share_percent: 61 } });
    await admin.call('account.changeRole', { id: person.id, role: ROLE.customer });
    await expect(admin.call('employees.get', { id })).rejects.toMatchObject({ status: 404 });
    await admin.call('account.changeRole', { id: person.id, role: ROLE.booster });
    expect((await admin.call('employees.get', { id })).row).toMatchObject({ games: null, share_percent: 61 });
  });

  test('account.forceRelogin requires one new sign-in', async () => {
    const person = await app.booster();
    const { account } = await moderator.call('account.forceRelogin', { id: person.id });
    expect(account.relog).toBe(true);
    expect(await statusOf(person)).toBe(401);
    const again = await app.signIn(person);
    expect(await statusOf(again)).toBe(200);
  });

  const others: readonly [CallName, Role, Role, number][] = [
    ['account.ban', ROLE.moderator, ROLE.booster, 200],
    ['account.ban', ROLE.moderator, ROLE.moderator, 409],
    ['account.ban', ROLE.seniorModerator, ROLE.admin, 409],
    ['account.unban', ROLE.moderator, ROLE.admin, 409],
    ['account.ban', ROLE.admin, ROLE.admin, 200],
    ['account.forceRelogin', ROLE.seniorModerator, ROLE.moderator, 409],
    ['account.forceRelogin', ROLE.admin, ROLE.seniorModerator, 200],
    ['account.forceRelogin', ROLE.booster, ROLE.customer, 403],
    ['account.changeRole', ROLE.seniorModerator, ROLE.customer, 403],
    ['account.changeRole', ROLE.admin, ROLE.admin, 200],
  ];
  test.each(others)('%s by role %d on role %d is answered %d', async (name, by, whom, status) => {
    const [actor, { id }] = [await join(by), await join(whom)];
    const body = name === 'account.changeRole' ? { id, role: ROLE.customer } : { id };
    expect((await app.send(name, body, { token: actor.token })).status).toBe(status);
  });

  test.each(['account.ban', 'account.unban', 'account.changeRole', 'account.forceRelogin'] as const)(
    '%s is refused for one’s own account and for an unknown id',
    async (name) => {
      const body = (id: number) => (name === 'account.changeRole' ? { id, role: ROLE.customer } : { id });
      expect((await app.send(name, body(admin.id), { token: admin.token })).status).toBe(409);
      expect((await app.send(name, body(999_999_999), { token: admin.token })).status).toBe(404);
      expect(await statusOf(admin)).toBe(200);
    },
  );

  test('when two admins demote each other at once, only one succeeds', async () => {
    const pair = [await app.staff(), await app.staff()] as const;
    const demote = (by: SignedIn, whom: SignedIn) =>
      app.send('account.changeRole', { id: whom.id, role: ROLE.customer }, { token: by.token });
    const answers = await Promise.all([demote(pair[0], pair[1]), demote(pair[1], pair[0])]);
    // The timing decides whether the session or the role is missing.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 403])]);
    expect((await Promise.all(pair.map(statusOf))).sort()).toEqual([200, 401]);
  });
});

describe('a booster who is banned or loses the role', () => {
  const stops = [
    ['is banned', 'account.ban', {}],
    ['gets another role', 'account.changeRole', { role: ROLE.customer }],
  ] as const;
  test.each(stops)(
    'loses the running orders to the board, with notification and log entry, when the booster %s',
    async (_, call, body) => {
      const [customer, booster] = [await app.customer(), await app.booster({ name: 'Kaito' })];
      const running = [await runningOrder(customer, booster), await runningOrder(customer, booster)];
      const [first, second] = running.map(({ id }) => id) as [number, number];
      await customer.call('order.pause', { id: second });
      const done = await completeOrder(customer, booster);
      expect((await app.send(call, { id: booster.id, ...body }, { token: admin.token })).status).toBe(200);

      for (const id of [first, second]) {
        const { order } = await customer.call('order.get', { id });
        expect(order).toMatchObject({ status: 0, booster: null, share: null, pausedSince: null });
        const data = { booster: 'Kaito', reason: 'they no longer take orders' };
        expect(order.events.at(-1)).toMatchObject({ kind: 'unassigned', actor: { id: admin.id }, data });
        const { messages } = await customer.call('chatMessage.getHistory', { order: id });
        expect(messages.at(-1)).toMatchObject({ code: 'unassigned', params: { booster: 'Kaito' } });
      }
      const told = (await customer.call('notification.getNotifications', {})).map(({ message }) => message);
      expect(told.slice(0, 2).sort()).toEqual(
        [first, second].map((id) => `Order #${id} was unassigned from Kaito: they no longer take orders.`),
      );
      const { items } = await admin.call('sitelogs.getPage', { limit: 3 });
      expect(items.map(({ action, object }) => [action, object.id])).toEqual([
        ['order.unassign', String(second)],
        ['order.unassign', String(first)],
        [call === 'account.ban' ? 'user.ban' : 'user.changeRole', String(booster.id)],
      ]);
      expect((await customer.call('order.get', { id: done.id })).order.booster?.id).toBe(booster.id);
      expect(app.errors).toEqual([]);
    },
  );

  test('cannot open former orders after returning in another role', async () => {
    const [customer, booster] = [await app.customer(), await app.booster()];
    const { id } = await runningOrder(customer, booster);
    await customer.call('order.saveCredentials', { id, ...SECRETS });
    await admin.call('order.suspend', { id, reason: 'Looked at by staff' });
    await admin.call('account.changeRole', { id: booster.id, role: ROLE.customer });
    const former = await app.signIn(booster);
    await admin.call('order.resume', { id, reason: 'Looked at by staff' });
    for (const call of ['order.get', 'order.pause', 'order.revealCredentials'] as const) {
      await expect(former.call(call, { id }), call).rejects.toMatchObject({ status: 404 });
    }
    await expect(former.call('chatMessage.getHistory', { order: id })).rejects.toMatchObject({ status: 404 });
    expect(await former.call('chatMessage.getMessageList', { offset: 0 })).toMatchObject({ unreadMsg: [], allMsg: [] });
    const taken = await admin.call('order.unassign', { id, reason: 'For somebody else' });
    expect(taken.order.status).toBe(0);
  });

  test('keeps no order that a concurrent lock-in assigned', async () => {
    const [customer, booster] = [await app.customer(), await app.booster()];
    for (let round = 0; round < 5; round += 1) {
      const { id } = await paidOrder(customer);
      const again = await app.signIn(booster);
      await Promise.all([
        app.send('order.lockIn', { id }, { token: again.token }),
        admin.call('account.ban', { id: booster.id }),
      ]);
      expect((await customer.call('order.get', { id })).order).toMatchObject({ status: 0, booster: null });
      await admin.call('account.unban', { id: booster.id });
    }
    expect(app.errors).toEqual([]);
  });
});

describe('one’s own account', () => {
  test('account.logoutEverywhere ends all sessions and open hand-overs', async () => {
    const person = await app.customer();
    const second = await app.signIn(person);
    const { token } = await second.call('auth.handOver', {});
    await person.call('account.logoutEverywhere', {});
    expect([await statusOf(person), await statusOf(second), await statusOfHandOver(token)]).toEqual([401, 401, 401]);
    expect(await statusOfLogin(person)).toBe(200);
  });

  test('a password change ends all other sessions', async () => {
    const person = await app.customer();
    const second = await app.signIn(person);
    const passwords = { password: PASSWORD, newPassword: NEW_PASSWORD };
    const { token } = await person.call('account.changePassword', passwords);
    expect([await statusOf(person), await statusOf(second), await statusOf({ ...person, token })]).toEqual([
      401, 401, 200,
    ]);
    expect([await statusOfLogin(person), await statusOfLogin(person, NEW_PASSWORD)]).toEqual([422, 200]);
  });

  test('a password change with a wrong current password changes nothing and names the field', async () => {
    const person = await app.customer();
    const passwords = { password: 'not this one', newPassword: NEW_PASSWORD };
    await expect(person.call('account.changePassword', passwords)).rejects.toMatchObject({
      status: 422,
      code: 'wrong_credentials',
      fields: { password: expect.any(String) },
    });
    expect([await statusOf(person), await statusOfLogin(person, NEW_PASSWORD)]).toEqual([200, 422]);
  });

  test('of two concurrent password changes one succeeds', async () => {
    const person = await app.customer();
    const set = (newPassword: string) =>
      app.send('account.changePassword', { password: PASSWORD, newPassword }, { token: person.token });
    const statuses = (await Promise.all([set(NEW_PASSWORD), set(`${NEW_PASSWORD} 2`)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const tries = [await statusOfLogin(person, NEW_PASSWORD), await statusOfLogin(person, `${NEW_PASSWORD} 2`)];
    expect(tries.sort()).toEqual([200, 422]);
  });
});

describe('a call that overlaps the loss of a right', () => {
  /** On PGlite the call waits at its first query instead of the lock. */
  async function changeDuring(person: SignedIn, statements: readonly string[], begun: () => Promise<Response>) {
    return app.database.db.transaction().execute(async (tx) => {
      await sql.raw(`select 1 from users where id = ${person.id} for update`).execute(tx);
      const answer = begun();
      if (onPostgres) await sql.raw(untilOneWaits).execute(tx);
      for (const statement of statements) await sql.raw(statement).execute(tx);
      return { answer };
    });
  }
  const untilOneWaits = `do $$ begin
    for i in 1..500 loop
      exit when exists (
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      );
      perform pg_sleep(0.01), pg_stat_clear_snapshot();
    end loop;
  end $$`;
  const endSessions = (id: number) => `update sessions set ended_at = now() where user_id = ${id}`;

  test('auth.login with the old password opens no session', async () => {
    const person = await app.customer();
    const { answer } = await changeDuring(
      person,
      [`update users set password_hash = 'x' where id = ${person.id}`],
      () => app.send('auth.login', { email: person.email, password: PASSWORD }),
    );
    expect((await answer).status).toBe(422);
  });

  test('auth.login of a user who is being banned opens no session', async () => {
    const person = await app.customer();
    const { answer } = await changeDuring(person, [`update users set banned_at = now() where id = ${person.id}`], () =>
      app.send('auth.login', { email: person.email, password: PASSWORD }),
    );
    expect((await answer).status).toBe(403);
  });

  test('auth.handOver of a session that is being ended creates no token', async () => {
    const person = await app.customer();
    const { answer } = await changeDuring(person, [endSessions(person.id)], () =>
      app.send('auth.handOver', {}, { token: person.token }),
    );
    expect((await answer).status).toBe(401);
  });

  test('auth.isAuthenticated with a hand-over token of an ended session opens no session', async () => {
    const person = await app.customer();
    const { token } = await person.call('auth.handOver', {});
    const ended = `update hand_overs set expires_at = timestamptz '2000-01-01' where user_id = ${person.id}`;
    const { answer } = await changeDuring(person, [ended, endSessions(person.id)], () =>
      app.send('auth.isAuthenticated', {}, { token, exchangeId: randomUUID() }),
    );
    expect((await answer).status).toBe(401);
  });

  test('order.lockIn of a booster who is being banned takes no order', async () => {
    const [customer, booster] = [await app.customer(), await app.booster()];
    const { id } = await paidOrder(customer);
    const banned = `update users set banned_at = now() where id = ${booster.id}`;
    const { answer } = await changeDuring(booster, [endSessions(booster.id), banned], () =>
      app.send('order.lockIn', { id }, { token: booster.token }),
    );
    expect((await answer).status).toBeOneOf([401, 403]);
    expect((await customer.call('order.get', { id })).order).toMatchObject({ status: 0, booster: null });
  });
});
