import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startApp();
  admin = await app.staff();
});
afterAll(() => app.close());

const current = async () => (await admin.call('limits.get', {})).limits;
const entries = async () => {
  const { items } = await admin.call('sitelogs.getPage', { filter: { action: ['limits.edit'] } });
  return items;
};

test('limits.get returns the defaults of the rules until an admin saves others', async () => {
  expect(await current()).toEqual({
    trialMaxPrice: 10_000,
    twoToSignAbove: null,
    coinGrantMax: 10_000,
    version: 0,
  });
});

test.each([4, 5] as const)('limits.get returns only the limit of coins to role %d', async (role) => {
  const moderator = await app.staff(role);
  const { limits } = await moderator.call('limits.get', {});
  expect(limits).toEqual({ ...(await current()), trialMaxPrice: null, twoToSignAbove: null });
});

test('limits.save stores the limits and logs what changed', async () => {
  const fields = { trialMaxPrice: 10_000, twoToSignAbove: 50_000, coinGrantMax: 10_000 };
  const { limits } = await admin.call('limits.save', { fields, version: 0 });
  expect(limits).toEqual({ ...fields, version: 1 });
  expect(await current()).toEqual(limits);
  expect(await entries()).toMatchObject([
    {
      actor: { id: admin.id },
      object: { kind: 'page', id: 'limits' },
      before: { twoToSignAbove: null },
      after: { twoToSignAbove: 50_000 },
    },
  ]);
});

test('limits.save of unchanged limits, also repeated after a lost answer, logs nothing', async () => {
  const { version, ...fields } = await current();
  await admin.call('limits.save', { fields, version });
  await admin.call('limits.save', { fields, version: version - 1 });
  expect(await current()).toEqual({ ...fields, version });
  expect(await entries()).toHaveLength(1);
});

test('limits.save returns 409 for an outdated version and changes nothing', async () => {
  const before = await current();
  const fields = { trialMaxPrice: 5_000, twoToSignAbove: null, coinGrantMax: null };
  await expect(admin.call('limits.save', { fields, version: 0 })).rejects.toMatchObject({ status: 409 });
  expect(await current()).toEqual(before);
});

test('concurrent limits.save of one version stores exactly one', async () => {
  const { version } = await current();
  const attempts = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      app.send(
        'limits.save',
        { fields: { trialMaxPrice: 7_000 + place, twoToSignAbove: null, coinGrantMax: null }, version },
        { token: admin.token },
      ),
    ),
  );
  expect(attempts.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect((await current()).version).toBe(version + 1);
});

test.each([
  { trialMaxPrice: -1 },
  { trialMaxPrice: 10.5 },
  { trialMaxPrice: 10_000_001 },
  { trialMaxPrice: 'none' },
  { twoToSignAbove: undefined },
  { coinGrantMax: -1 },
  { coinGrantMax: 0.5 },
  { coinGrantMax: 1_000_001 },
])('limits.save rejects %j', async (wrong) => {
  const { version, ...fields } = await current();
  const request = { fields: { ...fields, ...wrong }, version };
  expect((await app.send('limits.save', request, { token: admin.token })).status).toBe(422);
});

test('limits.save notifies all other admins of each changed limit, in their language and with the page', async () => {
  const [other, banned, moderator] = [await app.staff(), await app.staff(), await app.staff(4)];
  await admin.call('account.ban', { id: banned.id });
  const { version, ...fields } = await current();
  await admin.call('limits.save', { fields: { ...fields, twoToSignAbove: 123_450, coinGrantMax: 1 }, version });
  const notices = async (user: SignedIn, language = 'en') =>
    (await user.call('notification.getNotifications', {}, { language }))
      .filter(({ path }) => path === '/admin/limits')
      .map(({ message }) => message)
      .sort();
  const name = (await other.call('users.get', { id: admin.id })).row.name;
  expect(await notices(other)).toEqual([
    `${name} changed the number of coins that a moderator may grant at once from no limit to 1 coin.`,
    `${name} changed the two-person limit for payouts from no limit to 1,234.50.`,
  ]);
  expect((await notices(other, 'de')).join(' ')).toContain('1.234,50');
  expect(await notices(admin)).toEqual([]);
  expect(await notices(moderator)).toEqual([]);
});
