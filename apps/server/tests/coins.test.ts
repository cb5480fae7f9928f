import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import type { Request } from './support/calls.ts';

let app: TestApp;
let admin: SignedIn;
let moderator: SignedIn;
let customer: SignedIn;
beforeAll(async () => {
  app = await startApp();
  [admin, moderator] = [await app.staff(), await app.staff(4)];
});
beforeEach(async () => {
  customer = await app.customer('Mina Coins');
});
afterAll(() => app.close());

type Fields = Request<'boostcoins.create'>['fields'];
const change = async (how: Fields['change'], coins: number, user = customer.id) =>
  (await moderator.call('boostcoins.create', { fields: { user, change: how, coins, reason: 'A slip of ours' } })).row;
const balance = async () => (await moderator.call('boostcoin.getBalance', { user_id: customer.id })).balance;
const coinsSum = async () =>
  (await admin.call('ledger.getTotals', {})).sums.find(({ currency }) => currency === 'COIN')?.sum ?? 0;

test('boostcoins.create grants and deducts coins with a reason, notifies the user and keeps the ledger balanced', async () => {
  expect(await change('grant', 500)).toMatchObject({
    user: { id: customer.id },
    coins: 500,
    balance: 500,
    why: 'granted',
    note: 'A slip of ours',
    by: { id: moderator.id },
  });
  expect(await change('deduct', 120)).toMatchObject({ coins: -120, balance: 380, why: 'deducted' });
  expect(await balance()).toBe(380);
  const messages = (await customer.call('notification.getNotifications', {})).map(({ message }) => message);
  expect(messages).toEqual([
    '120 BoostCoins were deducted from your balance: A slip of ours.',
    'You received 500 BoostCoins: A slip of ours.',
  ]);
  expect(await coinsSum()).toBe(0);
  const { items } = await admin.call('sitelogs.getPage', { limit: 2 });
  expect(items).toMatchObject([
    { action: 'coins.change', after: { change: 'deduct', coins: 120, reason: 'A slip of ours' } },
    { action: 'coins.change', after: { change: 'grant', coins: 500 } },
  ]);
});

describe('the limit of coins that a moderator grants at once', () => {
  const setLimit = async (coinGrantMax: number | null) => {
    const { version, ...fields } = (await admin.call('limits.get', {})).limits;
    await admin.call('limits.save', { fields: { ...fields, coinGrantMax }, version });
  };
  const refusal = (message: string) => ({ status: 422, message, fields: { 'fields.coins': message } });

  test('refuses a larger grant and a larger gift, and names the limit at the field', async () => {
    const tooMany = refusal('You can grant up to 10,000 coins at once. Ask an admin to grant more.');
    await expect(change('grant', 10_001)).rejects.toMatchObject(tooMany);
    const gift = { user: customer.id, coins: 10_001, text: 'Happy birthday!' };
    await expect(moderator.call('gifts.create', { fields: gift })).rejects.toMatchObject(tooMany);
    await expect((await app.staff(5)).call('gifts.create', { fields: gift })).rejects.toMatchObject(tooMany);
    expect(await change('grant', 10_000)).toMatchObject({ balance: 10_000 });
    await moderator.call('gifts.create', { fields: { ...gift, coins: 10_000 } });
  });

  test('is set by admins, who grant and give more themselves', async () => {
    await setLimit(1);
    await expect(change('grant', 2)).rejects.toMatchObject(
      refusal('You can grant up to 1 coin at once. Ask an admin to grant more.'),
    );
    const fields = { user: customer.id, coins: 50_000 };
    await admin.call('boostcoins.create', { fields: { ...fields, change: 'grant', reason: 'A large refund' } });
    await admin.call('gifts.create', { fields: { ...fields, text: 'A large gift' } });
    expect(await balance()).toBe(50_000);
    expect(await change('deduct', 50_000)).toMatchObject({ balance: 0 });
    await setLimit(null);
    expect(await change('grant', 1_000_000)).toMatchObject({ balance: 1_000_000 });
    await setLimit(10_000);
  });
});

describe('a coin balance never becomes negative', () => {
  test('when the deduction exceeds the balance, which the error names', async () => {
    await change('grant', 10);
    await expect(change('deduct', 11)).rejects.toMatchObject({
      status: 422,
      fields: { 'fields.coins': 'The user’s balance is 10 coins. You can’t deduct more than that.' },
    });
    expect(await balance()).toBe(10);
  });

  test('when several deductions run at once', async () => {
    await change('grant', 100);
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => change('deduct', 30)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balance()).toBe(10);
  });

  test('every coin movement shows the balance after it, and the last one equals the balance', async () => {
    const step = fc.tuple(fc.constantFrom('grant' as const, 'deduct' as const), fc.integer({ min: 1, max: 50 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        customer = await app.customer();
        const balances: number[] = [];
        for (const [how, coins] of steps) {
          const now = balances.at(-1) ?? 0;
          const row = await change(how, coins).catch((error: { status: number }) => error.status);
          if (how === 'deduct' && coins > now) expect(row).toBe(422);
          else balances.push(how === 'grant' ? now + coins : now - coins);
        }
        const { items } = await moderator.call('boostcoins.getPage', { text: customer.email });
        expect(items.map((row) => row.balance)).toEqual(balances.toReversed());
        expect(await balance()).toBe(balances.at(-1) ?? 0);
        expect(await coinsSum()).toBe(0);
      }),
      { numRuns: 8 },
    );
  });
});

test('coin movements are filtered by time', async () => {
  const { at } = await change('grant', 5);
  const after = new Date(Date.parse(at) + 1).toISOString();
  const page = async (since: string, before: string) =>
    (await moderator.call('boostcoins.getPage', { filter: { at: { since, before } } })).total;
  expect(await page(at, after)).toBeGreaterThan(0);
  expect(await page('2020-01-01T00:00:00Z', at)).toBe(
    ((await page('2020-01-01T00:00:00Z', after)) as number) - ((await page(at, after)) as number),
  );
  expect(await page('2020-01-01T00:00:00Z', '2020-12-31T00:00:00Z')).toBe(0);
  const turned = await app.send(
    'boostcoins.getPage',
    { filter: { at: { since: '2026-11-02T00:00:00Z', before: '2026-11-01T00:00:00Z' } } },
    { token: moderator.token },
  );
  expect(turned.status).toBe(422);
});

test('nobody gives coins to themselves, and only an admin gives coins to staff', async () => {
  await expect(change('grant', 5, moderator.id)).rejects.toMatchObject({
    status: 409,
    message: 'These are your own coins. Someone else has to do this.',
  });
  await expect(change('grant', 5, admin.id)).rejects.toMatchObject({ status: 409 });
  await expect(change('grant', 5, 2_000_000_000)).rejects.toMatchObject({
    status: 422,
    fields: { 'fields.user': 'No user has this ID.' },
  });
});

test.each([0, -5, 1.5, 1_000_001])('a movement of %s coins is rejected', async (coins) => {
  await expect(change('grant', coins)).rejects.toMatchObject({ status: 422 });
});

test('a repeated idempotency key moves the coins once', async () => {
  const fields = { user: customer.id, change: 'grant', coins: 7, reason: 'Once only' } as const;
  const options = { key: '6f0b2f4e-6f5a-4c9a-9f5f-0a3d1d2f7e55' };
  const both = [1, 2].map(() => moderator.call('boostcoins.create', { fields }, options));
  const [one, other] = await Promise.all(both);
  expect(other).toEqual(one);
  expect(await balance()).toBe(7);
});
