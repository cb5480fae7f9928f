import { type Actor, ROLE } from '@boostdesk/auth';
import type { Db, Tx } from '../../db/index.ts';
import type { Account } from './account.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { slugOfName } from './name.ts';

export type { Account };

/** An account as the rules of `@boostdesk/auth` see it. */
export const toActor = (account: Account): Actor => ({
  id: account.id,
  role: account.role,
  employee: account.employee,
});

/** Who somebody is: what signing in and every call's rights need to know. */
export function createAccountsService() {
  const repository = createAccountsRepository();
  return {
    byId: (db: Db | Tx, id: number) => repository.byId(db, id),
    byEmail: (db: Db | Tx, email: string) => repository.byEmail(db, email),
    /** A new customer's id; undefined where the address is taken. */
    addCustomer: (tx: Tx, person: { name: string; email: string; passwordHash: string }): Promise<number | undefined> =>
      repository.insert(tx, { ...person, sanitizedName: slugOfName(person.name), role: ROLE.customer }),
    setPasswordHash: (tx: Tx, id: number, hash: string) => repository.setPasswordHash(tx, id, hash),
    /** Signing in does what a forced re-login asked for. */
    clearRelog: (tx: Tx, id: number) => repository.clearRelog(tx, id),
  };
}

export type AccountsService = ReturnType<typeof createAccountsService>;
