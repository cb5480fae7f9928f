import { type EmployeeClaims, isRole, type Role } from '@boostdesk/auth';
import { isPlatformId } from '@boostdesk/catalogs';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';
import type { Employees, Users } from '../../db/types.ts';
import type { Account } from './account.ts';

const percent = (value: string | null): number | null => (value === null ? null : Number(value));

const toEmployee = (row: Selectable<Employees>): EmployeeClaims => ({
  trial: row.trial,
  order_notification: row.order_notification,
  badge: row.badge,
  share_percent: percent(row.share_percent),
  valorant_share_percent: percent(row.valorant_share_percent),
  acc_share_percent: percent(row.acc_share_percent),
  games: row.games,
  platforms: row.platforms.filter(isPlatformId),
});

function toAccount(row: Selectable<Users>, employee: Selectable<Employees> | undefined): Account {
  if (!isRole(row.role)) throw new Error(`User ${row.id} has no role.`);
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    name: row.name,
    sanitizedName: row.sanitized_name,
    passwordHash: row.password_hash,
    image: row.image,
    newsletter: row.newsletter,
    notification: row.notification,
    affilate: row.affilate,
    favoriteEmployees: row.favorite_employees,
    premium: row.premium,
    relog: row.relog,
    banned: row.banned_at !== null,
    employee: employee === undefined ? null : toEmployee(employee),
  };
}

export function createAccountsRepository() {
  async function account(db: Db | Tx, row: Selectable<Users> | undefined): Promise<Account | undefined> {
    if (row === undefined) return undefined;
    const employee = await db.selectFrom('employees').selectAll().where('user_id', '=', row.id).executeTakeFirst();
    return toAccount(row, employee);
  }

  return {
    byId: async (db: Db | Tx, id: number) =>
      account(db, await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()),

    byEmail: async (db: Db | Tx, email: string) =>
      account(db, await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()),

    /** Undefined where the address is taken. */
    async insert(
      tx: Tx,
      user: { name: string; sanitizedName: string; email: string; passwordHash: string; role: Role },
    ): Promise<number | undefined> {
      const row = await tx
        .insertInto('users')
        .values({
          name: user.name,
          sanitized_name: user.sanitizedName,
          email: user.email,
          password_hash: user.passwordHash,
          role: user.role,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    async setPasswordHash(tx: Tx, id: number, hash: string): Promise<void> {
      await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute();
    },

    async clearRelog(tx: Tx, id: number): Promise<void> {
      await tx.updateTable('users').set({ relog: false }).where('id', '=', id).execute();
    },
  };
}
