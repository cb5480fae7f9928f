import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { SECRETS } from './support/orders.ts';

let app: TestApp;
let staff: SignedIn;
let kaito: SignedIn;
let sora: SignedIn;

beforeAll(async () => {
  app = await startApp();
  staff = await app.staff(4);
  kaito = await app.booster({ name: 'Kaito' });
  sora = await app.booster({ name: 'Sora' });
});
afterAll(() => app.close());

const fields = { name: 'Shared 1', game: 3, server: 'EU-West', rank: 'Gold II', note: null, active: true } as const;
const bare = async () => (await staff.call('duoqaccounts.create', { fields })).row;
async function account() {
  const { id } = await bare();
  return (await staff.call('duoqaccounts.saveLogin', { id, ...SECRETS })).row;
}
const row = async (id: number) => (await kaito.call('duoqaccounts.get', { id })).row;
const borrow = (who: SignedIn, id: number, hours = 2) => who.call('duoqaccounts.borrow', { id, hours });
const lastLogged = async () => (await (await app.staff()).call('sitelogs.getPage', { limit: 1 })).items[0];

test('a booster borrows an account for some hours and can reveal its login, and it is released when they end', async () => {
  const { id, free } = await account();
  expect(free).toBe(true);
  await expect(kaito.call('duoqaccounts.reveal', { id })).rejects.toMatchObject({ status: 409 });
  const lent = (await borrow(kaito, id)).row;
  expect(lent).toMatchObject({ free: false, holder: { id: kaito.id, name: 'Kaito' } });
  expect(await lastLogged()).toMatchObject({ action: 'duoq.borrow', people: { [kaito.id]: 'Kaito' } });
  expect(await kaito.call('duoqaccounts.reveal', { id })).toEqual({ ...SECRETS, accountName: null, seconds: 30 });
  expect(await lastLogged()).toMatchObject({ action: 'duoq.reveal', object: { kind: 'duoqaccounts', id: String(id) } });
  await expect(sora.call('duoqaccounts.reveal', { id })).rejects.toMatchObject({ status: 409 });

  app.clock.forward(2 * 60 * 60);
  expect(await row(id)).toMatchObject({ free: true, holder: null, heldUntil: null });
  await expect(kaito.call('duoqaccounts.reveal', { id })).rejects.toMatchObject({ status: 409 });
  expect((await borrow(sora, id)).row.holder?.id).toBe(sora.id);
});

test('of several concurrent duoqaccounts.borrow one succeeds, and the others are told who has it', async () => {
  const { id } = await account();
  const tries = await Promise.allSettled([kaito, sora, kaito, sora].map((who) => borrow(who, id)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const other = (await row(id)).holder?.id === kaito.id ? sora : kaito;
  const holder = (await row(id)).holder?.name;
  await expect(borrow(other, id)).rejects.toMatchObject({
    status: 409,
    message: `${holder} has borrowed this account.`,
  });
});

test('the holder can return a borrowed account, and staff can take it back with a notification', async () => {
  const { id } = await account();
  await borrow(kaito, id);
  await expect(sora.call('duoqaccounts.giveBack', { id })).rejects.toMatchObject({ status: 409 });
  expect((await kaito.call('duoqaccounts.giveBack', { id })).row.free).toBe(true);
  await expect(kaito.call('duoqaccounts.giveBack', { id })).rejects.toMatchObject({ status: 409 });
  await borrow(kaito, id);
  await staff.call('duoqaccounts.giveBack', { id });
  const [told] = await kaito.call('notification.getNotifications', {});
  expect(told?.message).toBe('Staff have reclaimed the account Shared 1. You can no longer use it.');
});

test('an account without a login or switched off cannot be borrowed', async () => {
  const { id } = await bare();
  expect(await row(id)).toMatchObject({ free: false, hasLogin: false });
  await expect(borrow(kaito, id)).rejects.toMatchObject({ status: 409 });
  const { version } = (await staff.call('duoqaccounts.saveLogin', { id, ...SECRETS })).row;
  await staff.call('duoqaccounts.update', { id, version, fields: { ...fields, active: false } });
  await expect(borrow(kaito, id)).rejects.toMatchObject({ status: 409 });
});

test('a booster can borrow at most two accounts, also by concurrent calls', async () => {
  const nova = await app.booster({ name: 'Nova' });
  const ids = [(await account()).id, (await account()).id, (await account()).id];
  const tries = await Promise.allSettled(ids.map((id) => borrow(nova, id)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const left = ids.find((_, place) => tries[place]?.status === 'rejected') ?? 0;
  await expect(borrow(nova, left)).rejects.toMatchObject({
    status: 409,
    message: 'You already have 2 accounts. Return one first.',
  });
  const taken = ids.find((id) => id !== left) ?? 0;
  await nova.call('duoqaccounts.giveBack', { id: taken });
  expect((await borrow(nova, left)).row.holder?.id).toBe(nova.id);
  app.clock.forward(2 * 60 * 60);
  expect((await borrow(nova, taken)).row.holder?.id).toBe(nova.id);
});

test.each(['banned', 'a customer'])('a booster who becomes %s loses the borrowed account', async (what) => {
  const admin = await app.staff();
  const nova = await app.booster({ name: 'Nova' });
  const { id } = await account();
  await borrow(nova, id);
  if (what === 'banned') await admin.call('account.ban', { id: nova.id });
  else await admin.call('account.changeRole', { id: nova.id, role: 3 });
  expect(await row(id)).toMatchObject({ free: true, holder: null });
  const { items } = await admin.call('sitelogs.getPage', { limit: 3 });
  expect(items).toContainEqual(
    expect.objectContaining({ action: 'duoq.giveBack', object: { kind: 'duoqaccounts', id: String(id) } }),
  );
});

test('a borrowed account cannot be removed, and a free one can', async () => {
  const { id, version } = await account();
  await borrow(kaito, id);
  await expect(staff.call('duoqaccounts.remove', { id, version })).rejects.toMatchObject({ status: 409 });
  await kaito.call('duoqaccounts.giveBack', { id });
  await staff.call('duoqaccounts.remove', { id, version });
  await expect(row(id)).rejects.toMatchObject({ status: 404 });
});

test('the login is in no list, no site log entry and no table in plain text', async () => {
  const { id } = await account();
  await borrow(kaito, id);
  await kaito.call('duoqaccounts.reveal', { id });
  const seen = JSON.stringify([
    await staff.call('duoqaccounts.getPage', {}),
    await (await app.staff()).call('sitelogs.getPage', { limit: 50 }),
    await app.database.query('select * from idempotency_keys'),
    await app.database.query('select * from duoq_accounts'),
  ]);
  for (const secret of Object.values(SECRETS)) {
    expect(seen).not.toContain(secret);
    expect(seen).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

test.each<[string, object]>([
  ['name', { name: '' }],
  ['game', { game: 0 }],
  ['rank', { rank: '' }],
])('duoqaccounts.create rejects an invalid %s and names the field: %j', async (field, wrong) => {
  const answer = await app.send('duoqaccounts.create', { fields: { ...fields, ...wrong } }, { token: staff.token });
  expect(answer.status).toBe(422);
  const { fields: said } = (await answer.json()) as { fields: object };
  expect(Object.keys(said)[0]).toMatch(new RegExp(`^fields\\.${field}`));
});

test.each([0, 25, 1.5])('duoqaccounts.borrow rejects %d hours', async (hours) => {
  const { id } = await account();
  await expect(borrow(kaito, id, hours)).rejects.toMatchObject({ status: 422 });
});
