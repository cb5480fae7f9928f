import { ROLE } from '@boostdesk/auth';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import { createWriter } from '../db/writer.ts';
import { findPasswordProblem } from '../domains/auth/password-strength.ts';
import { hashPassword } from '../domains/auth/passwords.ts';
import { createAccountsRepository } from '../domains/users/accounts.repository.ts';
import { StartError } from './start-error.ts';

const FIRST = { name: 'Admin', sanitizedName: 'admin', role: ROLE.admin } as const;

const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('role', '=', ROLE.admin).executeTakeFirst()) !== undefined;

/**
 * Never promotes an account, because the user who registered it may not own the address.
 * @returns whether there is an admin now
 * @throws StartError when the password is too weak or the address has an account of another role
 */
export async function createFirstAdmin(
  { db, clock }: { readonly db: Db; readonly clock: () => Date },
  given: Config['firstAdmin'],
): Promise<boolean> {
  if (await hasAdmin(db)) return true;
  if (given === null) return false;
  const problem = findPasswordProblem(given.password, given.email);
  if (problem !== null) throw new StartError(`FIRST_ADMIN_PASSWORD is too weak. ${problem}`);
  const passwordHash = await hashPassword(given.password);
  const write = createWriter(db, clock, () => undefined);
  const account = { ...FIRST, email: given.email, passwordHash };
  const made = await write(null, (tx) => createAccountsRepository().insert(tx, account));
  // Another process may have created it at the same time.
  if (made === undefined && !(await hasAdmin(db))) {
    throw new StartError(
      `The address of FIRST_ADMIN_EMAIL (${given.email}) already belongs to an account that isn’t an admin. Set another address.`,
    );
  }
  return true;
}
