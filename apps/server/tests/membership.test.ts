import { sessionFromToken } from '@boostdesk/auth/session';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';

let app: TestApp;
let moderator: SignedIn;
let mina: SignedIn;
beforeAll(async () => {
  app = await startApp();
  moderator = await app.staff(4);
  mina = await app.customer();
});
afterAll(() => app.close());

const told = async () => (await mina.call('notification.getNotifications', {})).map(({ message }) => message);
const row = async () => (await moderator.call('users.get', { id: mina.id })).row;
const affilate = async () => {
  const { token } = await mina.call('auth.isAuthenticated', {});
  const read = sessionFromToken(token, { now: Date.now() / 1000 });
  return read.ok ? read.session.affilate : undefined;
};
const entries = async () => {
  const { items } = await (await app.staff()).call('sitelogs.getPage', {
    filter: { action: ['user.changeMembership'] },
  });
  return items;
};

test('staff give Premium: it is in the users area, the user’s info and the site log, and the user is notified', async () => {
  const { membership } = await moderator.call('account.changeMembership', { id: mina.id, premium: true });
  expect(membership).toEqual({ id: mina.id, premium: true, partner: false });
  expect(await row()).toMatchObject({ premium: true, partner: false });
  expect((await mina.call('user.getUserInfo', {})).premium).toBe(true);
  expect(await told()).toEqual(['You now have Premium.']);
  expect(await entries()).toMatchObject([
    { actor: { id: moderator.id }, object: { kind: 'user' }, before: { premium: false }, after: { premium: true } },
  ]);
});

test('staff make a partner: the token has the mark, which a later end removes', async () => {
  expect(await affilate()).toBeNull();
  await moderator.call('account.changeMembership', { id: mina.id, partner: true });
  expect(await affilate()).toContain(`-${mina.id}`);
  expect((await row()).partner).toBe(true);
  await moderator.call('account.changeMembership', { id: mina.id, partner: false });
  expect(await affilate()).toBeNull();
  expect((await told()).slice(0, 2)).toEqual(['You’re no longer a partner.', 'You’re now a partner.']);
});

test('the code of an ended partnership is logged, and restored when the partnership is set again', async () => {
  const imported = await app.customer('Imported Partner');
  await sql`update users set affilate = 'old-site-code' where id = ${imported.id}`.execute(app.database.db);
  const code = async () =>
    (
      await sql<{ affilate: string | null }>`select affilate from users where id = ${imported.id}`.execute(
        app.database.db,
      )
    ).rows[0]?.affilate;
  await moderator.call('account.changeMembership', { id: imported.id, partner: false });
  expect(await code()).toBeNull();
  await moderator.call('account.changeMembership', { id: imported.id, premium: true });
  await moderator.call('account.changeMembership', { id: imported.id, partner: true });
  expect(await code()).toBe('old-site-code');
  const on = { partner: true, affilate: 'old-site-code' };
  const off = { partner: false, affilate: null };
  expect((await entries()).slice(0, 3)).toMatchObject([
    { before: off, after: on },
    { before: { premium: false }, after: { premium: true } },
    { before: on, after: off },
  ]);
});

test('a status that is set again is neither logged nor notified', async () => {
  await moderator.call('account.changeMembership', { id: mina.id, premium: true, partner: false });
  const [before, logged] = [await told(), (await entries()).length];
  await moderator.call('account.changeMembership', { id: mina.id, premium: true, partner: false });
  await moderator.call('account.changeMembership', { id: mina.id });
  expect(await told()).toEqual(before);
  expect(await entries()).toHaveLength(logged);
});

test('two statuses that change at once are one entry and two notifications', async () => {
  await moderator.call('account.changeMembership', { id: mina.id, premium: false, partner: true });
  expect((await entries())[0]).toMatchObject({
    before: { premium: true, partner: false },
    after: { premium: false, partner: true },
  });
  expect((await told()).slice(0, 2)).toEqual(
    expect.arrayContaining(['You’re now a partner.', 'Your Premium status has ended.']),
  );
});

test('nobody changes their own statuses', async () => {
  await expect(moderator.call('account.changeMembership', { id: moderator.id, premium: true })).rejects.toMatchObject({
    status: 409,
    message: 'This is your own account. Someone else has to do this.',
  });
});
