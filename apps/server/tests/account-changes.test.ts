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

const asks = async (person: SignedIn) => (await app.send('user.getUserInfo', {}, { token: person.token })).status;
const signsIn = async (person: SignedIn, password = PASSWORD) =>
  (await app.send('auth.login', { email: person.email, password })).status;
const opens = async (token: string) =>
  (await app.send('auth.isAuthenticated', {}, { token, exchangeId: randomUUID() })).status;
function join(role: Role): Promise<SignedIn> {
  if (role === ROLE.customer) return app.customer();
  return role === ROLE.booster ? app.booster() : app.staff(role);
}

describe('staff and accounts (product, users)', () => {
  test('a ban ends every session, turns sign-in away until it is lifted, and is in the site log', async () => {
    const person = await app.customer();
    const second = await app.signIn(person);
    const { account } = await moderator.call('account.ban', { id: person.id });
    expect(account).toEqual({ id: person.id, role: ROLE.customer, banned: true, relog: false });
    expect([await asks(person), await asks(second), await signsIn(person)]).toEqual([401, 401, 403]);
    await moderator.call('account.unban', { id: person.id });
    expect([await asks(person), await signsIn(person)]).toEqual([401, 200]);
    const { items } = await admin.call('sitelogs.getPage', { limit: 2 });
    const entry = { action: 'user.ban', object: { kind: 'user', id: String(person.id) } };
    expect(items).toMatchObject([
      { ...entry, before: { banned: true }, after: { banned: false } },
      { ...entry, actor: { id: moderator.id }, before: { banned: false }, after: { banned: true } },
    ]);
  });

  test('what changes nothing is not in the log', async () => {
    const person = await app.customer();
    await admin.call('account.unban', { id: person.id });
    await admin.call('account.changeRole', { id: person.id, role: ROLE.customer });
    const { items } = await admin.call('sitelogs.getPage', {});
    expect(items.filter(({ object }) => object.id === String(person.id))).toEqual([]);
  });

  test('another role counts with the next sign-in, and the old sessions are over', async () => {
    const person = await app.customer();
    await admin.call('account.changeRole', { id: person.id, role: ROLE.moderator });
    expect(await asks(person)).toBe(401);
    const again = await app.signIn(person);
    expect((await again.call('account.ban', { id: (await app.customer()).id })).account.banned).toBe(true);
  });

  test.each([
    ['the house', 'B0ostdesk Support'],
    ['a member of staff', 'Sára-Lund'],
    ['a member of staff, in two alphabets', 'Sаra Lund V'],
  ])('nobody becomes staff or a booster under a name that reads like that of %s', async (_, name) => {
    await addPerson(app.database, ROLE.seniorModerator, { name: 'Sara Lund' });
    const person = await app.customer(name);
    for (const role of [ROLE.booster, ROLE.moderator, ROLE.seniorModerator, ROLE.admin]) {
      const refused = admin.call('account.changeRole', { id: person.id, role });
      await expect(refused).rejects.toMatchObject({ status: 409, code: 'conflict' });
    }
    expect(await asks(person)).toBe(200);
  });

  test('nobody becomes a booster under the name of another one, nor is anybody in the way of themselves', async () => {
    const known = await app.booster({ name: 'Kestrel' });
    const person = await app.customer('KESTREL');
    const employed = admin.call('account.changeRole', { id: person.id, role: ROLE.booster });
    await expect(employed).rejects.toMatchObject({ status: 409, code: 'conflict' });
    await admin.call('account.changeRole', { id: known.id, role: ROLE.moderator });
  });

  test('no name without a letter reads like another one', async () => {
    await addPerson(app.database, ROLE.moderator, { name: '{}' });
    const person = await app.customer('😀😀');
    await admin.call('account.changeRole', { id: person.id, role: ROLE.moderator });
  });

  test('who is staff already gets another role of staff, whatever their name', async () => {
    const person = await app.staff(ROLE.moderator);
    const { account } = await admin.call('account.changeRole', { id: person.id, role: ROLE.seniorModerator });
    expect(account.role).toBe(ROLE.seniorModerator);
  });

  test('who becomes a booster begins on trial and sees no order; a former booster is again what they were', async () => {
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

  test('who is made to sign in again does so once', async () => {
    const person = await app.booster();
    const { account } = await moderator.call('account.forceRelogin', { id: person.id });
    expect(account.relog).toBe(true);
    expect(await asks(person)).toBe(401);
    const again = await app.signIn(person);
    expect(await asks(again)).toBe(200);
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
  test.each(others)('%s by role %d of role %d is %d', async (name, by, whom, status) => {
    const [actor, { id }] = [await join(by), await join(whom)];
    const body = name === 'account.changeRole' ? { id, role: ROLE.customer } : { id };
    expect((await app.send(name, body, { token: actor.token })).status).toBe(status);
  });

  test.each(['account.ban', 'account.unban', 'account.changeRole', 'account.forceRelogin'] as const)(
    '%s: nobody does it to themselves, and nobody who is not there can be meant',
    async (name) => {
      const body = (id: number) => (name === 'account.changeRole' ? { id, role: ROLE.customer } : { id });
      expect((await app.send(name, body(admin.id), { token: admin.token })).status).toBe(409);
      expect((await app.send(name, body(999_999_999), { token: admin.token })).status).toBe(404);
      expect(await asks(admin)).toBe(200);
    },
  );

  test('of two admins who take each other’s rights at once, one comes too late', async () => {
    const pair = [await app.staff(), await app.staff()] as const;
    const demote = (by: SignedIn, whom: SignedIn) =>
      app.send('account.changeRole', { id: whom.id, role: ROLE.customer }, { token: by.token });
    const answers = await Promise.all([demote(pair[0], pair[1]), demote(pair[1], pair[0])]);
    // How late decides whether it is the session or the role that is missing.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 403])]);
    expect((await Promise.all(pair.map(asks))).sort()).toEqual([200, 401]);
  });
});

describe('a booster who stops playing', () => {
  const stops = [
    ['is banned', 'account.ban', {}],
    ['gets another role', 'account.changeRole', { role: ROLE.customer }],
  ] as const;
  test.each(stops)('and %s leaves each running order to the board, told and logged', async (_, call, body) => {
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
  });

  test('who comes back in another role opens nothing of what they played', async () => {
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

  test('an order that they lock in at the same moment is not theirs when all is done', async () => {
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
  test('logging out everywhere ends all sessions and the links that could open one', async () => {
    const person = await app.customer();
    const second = await app.signIn(person);
    const { token } = await second.call('auth.handOver', {});
    await person.call('account.logoutEverywhere', {});
    expect([await asks(person), await asks(second), await opens(token)]).toEqual([401, 401, 401]);
    expect(await signsIn(person)).toBe(200);
  });

  test('a new password ends all sessions but the one that it opens', async () => {
    const person = await app.customer();
    const second = await app.signIn(person);
    const passwords = { password: PASSWORD, newPassword: NEW_PASSWORD };
    const { token } = await person.call('account.changePassword', passwords);
    expect([await asks(person), await asks(second), await asks({ ...person, token })]).toEqual([401, 401, 200]);
    expect([await signsIn(person), await signsIn(person, NEW_PASSWORD)]).toEqual([422, 200]);
  });

  test('a wrong password changes nothing, and its field says so', async () => {
    const person = await app.customer();
    const passwords = { password: 'not this one', newPassword: NEW_PASSWORD };
    await expect(person.call('account.changePassword', passwords)).rejects.toMatchObject({
      status: 422,
      code: 'wrong_credentials',
      fields: { password: expect.any(String) },
    });
    expect([await asks(person), await signsIn(person, NEW_PASSWORD)]).toEqual([200, 422]);
  });

  test('of two new passwords at once one is set', async () => {
    const person = await app.customer();
    const set = (newPassword: string) =>
      app.send('account.changePassword', { password: PASSWORD, newPassword }, { token: person.token });
    const statuses = (await Promise.all([set(NEW_PASSWORD), set(`${NEW_PASSWORD} 2`)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const tries = [await signsIn(person, NEW_PASSWORD), await signsIn(person, `${NEW_PASSWORD} 2`)];
    expect(tries.sort()).toEqual([200, 422]);
  });
});

describe('what is under way while rights are taken away', () => {
  /** Changes the account while `begun` has looked at it and waits for it. On PGlite it waits with its first look. */
  async function meanwhile(person: SignedIn, statements: readonly string[], begun: () => Promise<Response>) {
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
  const over = (id: number) => `update sessions set ended_at = now() where user_id = ${id}`;

  test('by the old password opens nothing', async () => {
    const person = await app.customer();
    const { answer } = await meanwhile(person, [`update users set password_hash = 'x' where id = ${person.id}`], () =>
      app.send('auth.login', { email: person.email, password: PASSWORD }),
    );
    expect((await answer).status).toBe(422);
  });

  test('by somebody who is being banned opens nothing', async () => {
    const person = await app.customer();
    const { answer } = await meanwhile(person, [`update users set banned_at = now() where id = ${person.id}`], () =>
      app.send('auth.login', { email: person.email, password: PASSWORD }),
    );
    expect((await answer).status).toBe(403);
  });

  test('by a link that is being made leaves no link', async () => {
    const person = await app.customer();
    const { answer } = await meanwhile(person, [over(person.id)], () =>
      app.send('auth.handOver', {}, { token: person.token }),
    );
    expect((await answer).status).toBe(401);
  });

  test('by a link that was made before opens nothing', async () => {
    const person = await app.customer();
    const { token } = await person.call('auth.handOver', {});
    const ended = `update hand_overs set expires_at = timestamptz '2000-01-01' where user_id = ${person.id}`;
    const { answer } = await meanwhile(person, [ended, over(person.id)], () =>
      app.send('auth.isAuthenticated', {}, { token, exchangeId: randomUUID() }),
    );
    expect((await answer).status).toBe(401);
  });

  test('by a booster who is being banned takes no order', async () => {
    const [customer, booster] = [await app.customer(), await app.booster()];
    const { id } = await paidOrder(customer);
    const banned = `update users set banned_at = now() where id = ${booster.id}`;
    const { answer } = await meanwhile(booster, [over(booster.id), banned], () =>
      app.send('order.lockIn', { id }, { token: booster.token }),
    );
    expect((await answer).status).toBeOneOf([401, 403]);
    expect((await customer.call('order.get', { id })).order).toMatchObject({ status: 0, booster: null });
  });
});
