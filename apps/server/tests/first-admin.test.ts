import { ROLE } from '@boostdesk/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFirstAdmin } from '../src/bootstrap/first-admin.ts';
import { StartError } from '../src/bootstrap/start-error.ts';
import { createWriter } from '../src/db/writer.ts';
import { isPassword } from '../src/domains/auth/passwords.ts';
import { createAccountsRepository } from '../src/domains/users/accounts.repository.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

const given = { email: 'owner@example.com', password: 'a long way to Piltover' };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const clock = () => new Date();
const there = () => ({ db: database.db, clock });
const people = () => database.db.selectFrom('users').select(['email', 'role', 'password_hash']).execute();

test('createFirstAdmin creates one admin with the given password when there is none', async () => {
  expect(await createFirstAdmin(there(), null)).toBe(false);
  expect(await createFirstAdmin(there(), given)).toBe(true);
  expect(await createFirstAdmin(there(), { ...given, email: 'another@example.com' })).toBe(true);
  expect(await createFirstAdmin(there(), null)).toBe(true);
  const [admin, ...others] = await people();
  expect([admin?.email, admin?.role, others]).toEqual([given.email, ROLE.admin, []]);
  expect(await isPassword(given.password, admin?.password_hash ?? '')).toBe(true);
});

test('createFirstAdmin creates one admin when several processes start at once', async () => {
  expect(await Promise.all([1, 2, 3].map(() => createFirstAdmin(there(), given)))).toEqual([true, true, true]);
  expect(await people()).toHaveLength(1);
});

test('createFirstAdmin throws and changes no role when the address has an account', async () => {
  const customer = { ...given, name: 'Cus', sanitizedName: 'cus', passwordHash: 'x', role: ROLE.customer };
  const write = createWriter(database.db, clock, () => undefined);
  await write(null, (tx) => createAccountsRepository().insert(tx, customer));
  await expect(createFirstAdmin(there(), given)).rejects.toThrow(StartError);
  await expect(createFirstAdmin(there(), given)).rejects.toThrow('Set another address');
  expect((await people()).map(({ role }) => role)).toEqual([ROLE.customer]);
});

test.each(['owner@example.com', '0123456789', 'aaaaaaaaaaaa'])('createFirstAdmin rejects weak %s', async (password) => {
  await expect(createFirstAdmin(there(), { ...given, password })).rejects.toThrow('FIRST_ADMIN_PASSWORD is too weak');
  expect(await people()).toEqual([]);
});
