import { randomBytes } from 'node:crypto';
import { ROLE } from '@boostdesk/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../src/bootstrap/start-error.ts';
import { verifyVaultKey } from '../src/bootstrap/vault-key.ts';
import { decryptCredentials, encryptCredentials } from '../src/vault/credentials-vault.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { addOrder } from './support/order-rows.ts';
import { addPerson } from './support/people.ts';

let database: TestDatabase;
beforeEach(async () => {
  said = [];
  database = await createTestDatabase();
});
afterEach(() => database.close());

const [first, other] = [randomBytes(32), randomBytes(32)];
const clock = () => new Date('2026-03-01T12:00:00Z');
let said: string[] = [];
const settle = (key: Uint8Array, isLost = false) =>
  verifyVaultKey(database.db, key, { isLost, clock, print: (line) => said.push(line) });
const login = { login: 'mina', password: 'secret', accountName: null, note: null };

/** A DuoQ account and an account for sale with their logins; each is the first of its table. */
async function addEncrypted(key: Uint8Array): Promise<void> {
  const { db } = database;
  const { id: seller } = await addPerson(database, ROLE.booster);
  const common = { game_id: 3, created_at: clock(), login_saved_at: clock() };
  await db
    .insertInto('duoq_accounts')
    .values({ ...common, name: 'House', created_by: seller, ...encryptCredentials(key, 'duoq:1', login) })
    .execute();
  const offer = { seller_id: seller, service_id: 13, text: 'An account', price_amount: '5000', status: 'forSale' };
  await db
    .insertInto('account_offers')
    .values({ ...common, ...offer, ...encryptCredentials(key, 'offer:1', login) })
    .execute();
}

test('verifyVaultKey rejects another key than that of the first start', async () => {
  await settle(first);
  await settle(first);
  await expect(settle(other)).rejects.toThrow(StartError);
  await expect(settle(other)).rejects.toThrow('encrypted with a different vault key');
  const [kept] = await database.query(`select value from installation where name = 'vault'`);
  expect(JSON.stringify(kept)).not.toContain(first.toString('hex'));
});

test('verifyVaultKey accepts only the key that decrypts existing data when none is recorded', async () => {
  await addEncrypted(first);
  await expect(settle(other)).rejects.toThrow('encrypted with a different vault key');
  await settle(first);
  await expect(settle(other)).rejects.toThrow('encrypted with a different vault key');
});

test('verifyVaultKey accepts a guessable key with a warning only when data is encrypted with it', async () => {
  const typed = new Uint8Array(32).fill(7);
  await expect(settle(typed)).rejects.toThrow('can be guessed');
  await addEncrypted(typed);
  for (const _start of ['the first that notes it', 'the next']) {
    said = [];
    await settle(typed);
    expect(said).toEqual([expect.stringContaining('can be guessed')]);
  }
  await expect(settle(other)).rejects.toThrow('encrypted with a different vault key');
  await settle(other, true);
  await expect(settle(typed, true)).rejects.toThrow('can be guessed');
});

test('verifyVaultKey deletes encrypted data and takes accounts off sale when the key is lost', async () => {
  await addEncrypted(first);
  await settle(first);
  const id = await addOrder(database, { customer: await addPerson(database, ROLE.customer) });
  const { nonce, sealed } = encryptCredentials(first, `order:${id}`, login);
  expect(decryptCredentials(first, `order:${id}`, { nonce, sealed })).toEqual(login);
  const now = new Date();
  await database.db.insertInto('credentials').values({ order_id: id, nonce, sealed, saved_at: now }).execute();
  await database.db.updateTable('orders').set({ credentials_saved_at: now }).where('id', '=', id).execute();

  await settle(other, true);
  expect(said).toEqual([
    'Data encrypted with the lost vault key has been deleted.',
    'Unset BOOSTDESK_VAULT_LOST. While it’s set, starting with a wrong key deletes all account details.',
  ]);
  await settle(other);
  await expect(settle(first)).rejects.toThrow('encrypted with a different vault key');
  const left = await database.query(
    `select (select count(*) from credentials) + (select count(*) from orders where credentials_saved_at is not null)
       + (select count(*) from duoq_accounts where sealed is not null)
       + (select count(*) from account_offers where sealed is not null or status = 'forSale') as count`,
  );
  expect(JSON.stringify(left)).toMatch(/^\[\{"count":"?0"?\}\]$/);
});
