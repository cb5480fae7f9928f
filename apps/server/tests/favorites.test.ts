import { FAVORITES_MAX } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { completeOrder, runningOrder } from './support/orders.ts';
import { addPerson } from './support/people.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;
let mina: SignedIn;
let kaito: SignedIn;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [mina, kaito] = [await app.customer('Mina'), await app.booster({ name: 'Kaito' })];
});
afterAll(() => app.close());

const listOf = async (customer: SignedIn) => (await customer.call('favorite.getList', {})).map(({ name }) => name);
const claimOf = async ({ token }: SignedIn) =>
  decodeJwt((await app.call('auth.isAuthenticated', {}, { token })).token).favorite_employees;

describe('favorite.add', () => {
  test('adds the booster of a complete order to the list and the next token, and tells other devices', async () => {
    await completeOrder(mina, kaito);
    const device = await connectSocket(app.url, mina.token);
    await mina.call('favorite.add', { booster: kaito.id });
    expect(await device.event('accountChanged')).toMatchObject({ user: mina.id });
    device.close();
    expect(await mina.call('favorite.getList', {})).toEqual([{ id: kaito.id, name: 'Kaito', image: null }]);
    expect(await claimOf(mina)).toEqual([kaito.id]);
  });

  test('adds a booster once, also of calls at the same time', async () => {
    await completeOrder(mina, kaito);
    await Promise.all([1, 2, 3].map(() => mina.call('favorite.add', { booster: kaito.id })));
    expect(await listOf(mina)).toEqual(['Kaito']);
  });

  test('returns 409 while the order is not complete', async () => {
    await runningOrder(mina, kaito);
    await expect(mina.call('favorite.add', { booster: kaito.id })).rejects.toMatchObject({
      status: 409,
      message: 'You can add a booster to your preferred boosters once an order is complete.',
    });
    expect(await listOf(mina)).toEqual([]);
  });

  test('returns 404 for a booster of others, and for anybody else', async () => {
    await completeOrder(await app.customer(), kaito);
    for (const booster of [kaito.id, mina.id, 2_147_483_000]) {
      await expect(mina.call('favorite.add', { booster })).rejects.toMatchObject({ status: 404 });
    }
  });

  test(`returns 409 for more than ${FAVORITES_MAX} favourites`, async () => {
    await completeOrder(mina, kaito);
    const full = await Promise.all(
      Array.from({ length: FAVORITES_MAX }, async () => (await addPerson(app.database, ROLE.booster)).id),
    );
    const keep = app.database.db.updateTable('users').set({ favorite_employees: full }).where('id', '=', mina.id);
    await keep.execute();
    await expect(mina.call('favorite.add', { booster: kaito.id })).rejects.toMatchObject({
      status: 409,
      message: 'You have 20 preferred boosters. Remove one first.',
    });
    await mina.call('favorite.remove', { booster: full[0] ?? 0 });
    await mina.call('favorite.add', { booster: kaito.id });
    expect((await listOf(mina)).at(-1)).toBe('Kaito');
  });
});

test('favorite.remove removes a booster, and does nothing without one', async () => {
  const nova = await app.booster({ name: 'Nova' });
  // A favourite would be offered the other's order first.
  for (const booster of [kaito, nova]) await completeOrder(mina, booster);
  for (const { id } of [kaito, nova]) await mina.call('favorite.add', { booster: id });
  expect(await listOf(mina)).toEqual(['Kaito', 'Nova']);
  for (let repeats = 0; repeats < 2; repeats += 1) await mina.call('favorite.remove', { booster: kaito.id });
  expect(await listOf(mina)).toEqual(['Nova']);
  expect(await claimOf(mina)).toEqual([nova.id]);
});
