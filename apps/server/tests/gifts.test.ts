import { userRoom } from '@boostdesk/realtime/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;
let staff: SignedIn;

beforeAll(async () => {
  app = await startApp();
  staff = await app.staff(4);
});
afterAll(() => app.close());

const give = async (to: SignedIn, coins = 500) =>
  (await staff.call('gifts.create', { fields: { user: to.id, coins, text: 'Happy birthday!' } })).row;
const balanceOf = async (person: SignedIn) => (await person.call('boostcoin.getBalance', { user_id: null })).balance;
const mine = (person: SignedIn) => person.call('gift.getMine', {});

test('a gift notifies the user, stays pending, and changes the balance live when it is claimed', async () => {
  const mina = await app.customer();
  const row = await give(mina);
  expect(row).toMatchObject({ user: { id: mina.id }, coins: 500, state: 'open', createdBy: { id: staff.id } });
  expect(await balanceOf(mina)).toBe(0);
  const [told] = await mina.call('notification.getNotifications', {});
  expect(told?.message).toBe(
    'You received a gift of 500 BoostCoins with the message “Happy birthday!”. Claim it in your profile.',
  );
  expect(await mine(mina)).toMatchObject([{ id: row.id, coins: 500, claimedAt: null }]);

  const live = await connectSocket(app.url, mina.token);
  await live.ask('create', { rooms: [userRoom(mina.id)] });
  expect(await mina.call('gift.claim', { id: row.id })).toEqual({ balance: 500 });
  expect(await live.event('coinsChanged')).toMatchObject({ balance: 500 });
  live.close();
  expect((await mine(mina))[0]?.claimedAt).not.toBeNull();
  expect((await staff.call('gifts.get', { id: row.id })).row.state).toBe('claimed');
});

test('of several concurrent claims one counts, and a repeated key gets the first answer', async () => {
  const mina = await app.customer();
  const { id } = await give(mina, 70);
  const key = crypto.randomUUID();
  const tries = await Promise.allSettled([
    mina.call('gift.claim', { id }, { key }),
    mina.call('gift.claim', { id }, { key }),
    mina.call('gift.claim', { id }),
    mina.call('gift.claim', { id }),
  ]);
  expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await balanceOf(mina)).toBe(70);
  await expect(mina.call('gift.claim', { id })).rejects.toMatchObject({ status: 409, code: 'conflict' });
  expect(await balanceOf(mina)).toBe(70);
});

test('a claim and a withdrawal at the same time leave the gift either claimed or withdrawn, and the coins match', async () => {
  for (let round = 0; round < 5; round += 1) {
    const mina = await app.customer();
    const { id } = await give(mina, 30);
    const [claimed, taken] = await Promise.allSettled([
      mina.call('gift.claim', { id }),
      staff.call('gifts.takeBack', { id }),
    ]);
    expect([claimed.status, taken.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await balanceOf(mina)).toBe(claimed.status === 'fulfilled' ? 30 : 0);
  }
});

test('a withdrawn gift disappears for the user and stays in the staff list and the log', async () => {
  const mina = await app.customer();
  const { id } = await give(mina);
  const { row } = await staff.call('gifts.takeBack', { id });
  expect(row).toMatchObject({ state: 'takenBack', takenBackBy: { id: staff.id } });
  expect(await mine(mina)).toEqual([]);
  await expect(mina.call('gift.claim', { id })).rejects.toMatchObject({ status: 409 });
  await expect(staff.call('gifts.takeBack', { id })).rejects.toMatchObject({ status: 409 });
  const admin = await app.staff();
  const { items } = await admin.call('sitelogs.getPage', { limit: 2 });
  expect(items.map(({ action }) => action)).toEqual(['gift.takeBack', 'gift.create']);
});

test.each<[string, object]>([
  ['user', { user: 2_147_483_000 }],
  ['coins', { coins: 0 }],
  ['coins', { coins: 100_001 }],
  ['coins', { coins: 1.5 }],
  ['text', { text: '' }],
])('gifts.create rejects an invalid %s and names the field: %j', async (field, wrong) => {
  const mina = await app.customer();
  const fields = { user: mina.id, coins: 5, text: 'Thank you!', ...wrong };
  const answer = await app.send('gifts.create', { fields }, { token: staff.token });
  expect(answer.status).toBe(422);
  const { fields: said } = (await answer.json()) as { fields: object };
  expect(Object.keys(said)[0]).toMatch(new RegExp(`^fields\\.${field}`));
});
