import { type EmployeeClaims, isRole, ROLE, type Role } from '@boostdesk/auth';
import { isPlatformId } from '@boostdesk/catalogs';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';
import type { Employees, Users } from '../../db/types.ts';
import type { Account } from './account.ts';

const percent = (value: string | null): number | null => (value === null ? null : Number(value));

/** SPEC §3, Employee. */
export const toEmployee = (row: Selectable<Employees>): EmployeeClaims => ({
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
    formerAffilate: row.former_affilate,
    favoriteEmployees: row.favorite_employees,
    premium: row.premium,
    relog: row.relog,
    banned: row.banned_at !== null,
    employee: employee === undefined ? null : toEmployee(employee),
  };
}

export function createAccountsRepository() {
  async function withEmployee(db: Db | Tx, row: Selectable<Users>): Promise<Account> {
    const employee = await db.selectFrom('employees').selectAll().where('user_id', '=', row.id).executeTakeFirst();
    return toAccount(row, employee);
  }
  const account = async (db: Db | Tx, row: Selectable<Users> | undefined): Promise<Account | undefined> =>
    row === undefined ? undefined : withEmployee(db, row);

  return {
    byId: async (db: Db | Tx, id: number) =>
      account(db, await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()),

    async ofSessions(db: Db, sids: readonly string[], now: Date): Promise<Map<string, Account>> {
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .leftJoin('employees', 'employees.user_id', 'users.id')
        .selectAll('users')
        .select(['sessions.sid', sql<Selectable<Employees> | null>`to_jsonb(employees)`.as('employee')])
        .where('sessions.sid', '=', sql<string>`any(${sids}::uuid[])`)
        .where('sessions.ended_at', 'is', null)
        .where('sessions.expires_at', '>', now)
        .execute();
      return new Map(rows.map(({ sid, employee, ...user }) => [sid, toAccount(user, employee ?? undefined)]));
    },

    byEmail: async (db: Db | Tx, email: string) =>
      account(db, await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()),

    /** Returns undefined when the address is taken. */
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

    async knownNames(db: Db | Tx): Promise<{ id: number; name: string; role: number }[]> {
      return db
        .selectFrom('users')
        .select(['id', 'name', 'role'])
        .where('role', 'in', [ROLE.admin, ROLE.moderator, ROLE.seniorModerator, ROLE.booster])
        .execute();
    },

    async setName(tx: Tx, id: number, name: string, sanitizedName: string): Promise<void> {
      await tx.updateTable('users').set({ name, sanitized_name: sanitizedName }).where('id', '=', id).execute();
    },

    async setNewsletter(tx: Tx, id: number, newsletter: boolean): Promise<void> {
      await tx.updateTable('users').set({ newsletter }).where('id', '=', id).execute();
    },

    async setNotification(tx: Tx, id: number, notification: boolean): Promise<void> {
      await tx.updateTable('users').set({ notification }).where('id', '=', id).execute();
    },

    async setImage(tx: Tx, id: number, image: string | null): Promise<void> {
      await tx.updateTable('users').set({ image }).where('id', '=', id).execute();
    },

    /** Invalidates password links, too. */
    async setPasswordHash(tx: Tx, id: number, hash: string): Promise<void> {
      await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute();
      await tx.deleteFrom('password_links').where('user_id', '=', id).execute();
      await tx.deleteFrom('password_requests').where('user_id', '=', id).execute();
    },

    /**
     * Locks accounts in ascending order, so that opening sessions and withdrawing rights wait for each other. Inserts that
     * refer to a user do not wait.
     */
    async lock(tx: Tx, ids: readonly number[]): Promise<Account[]> {
      const found = tx.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id');
      const rows = await found.forNoKeyUpdate().execute();
      const accounts: Account[] = [];
      for (const row of rows) accounts.push(await withEmployee(tx, row));
      return accounts;
    },

    async setRelog(tx: Tx, id: number, relog: boolean): Promise<void> {
      await tx.updateTable('users').set({ relog }).where('id', '=', id).execute();
    },

    async setPremium(tx: Tx, id: number, premium: boolean): Promise<void> {
      await tx.updateTable('users').set({ premium }).where('id', '=', id).execute();
    },

    async setAffilate(tx: Tx, id: number, affilate: string | null): Promise<void> {
      await tx
        .updateTable('users')
        .set({ affilate, former_affilate: sql`coalesce(affilate, former_affilate)` })
        .where('id', '=', id)
        .execute();
    },

    async setRole(tx: Tx, id: number, role: Role): Promise<void> {
      await tx.updateTable('users').set({ role }).where('id', '=', id).execute();
    },

    /** Restores a former employee row unchanged. */
    async makeEmployee(tx: Tx, id: number, sharePercent: number): Promise<void> {
      await tx
        .insertInto('employees')
        .values({ user_id: id, trial: true, share_percent: sharePercent, games: [], platforms: [] })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute();
    },

    async setBanned(tx: Tx, id: number, at: Date | null): Promise<void> {
      await tx.updateTable('users').set({ banned_at: at }).where('id', '=', id).execute();
    },
  };
}
