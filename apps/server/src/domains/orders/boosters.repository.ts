import { type Actor, ROLE } from '@boostdesk/auth';
import type { ShareHolder } from '@boostdesk/catalogs';
import { runningStatuses } from '@boostdesk/catalogs/rules';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/index.ts';
import type { Employees } from '../../db/types.ts';

/** Properties of a booster that select the orders on the board and set the share. */
export interface Booster {
  readonly actor: Actor;
  readonly shares: ShareHolder;
}

const percent = (value: string | null): number | null => (value === null ? null : Number(value));

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const toBooster = (row: Selectable<Employees>): Booster => ({
  actor: {
    id: row.user_id,
    role: ROLE.booster,
    employee: { trial: row.trial, games: row.games, platforms: row.platforms },
  },
  shares: {
    share_percent: percent(row.share_percent),
    share_since: instant(row.share_since),
    valorant_share_percent: percent(row.valorant_share_percent),
    valorant_share_since: instant(row.valorant_share_since),
    acc_share_percent: percent(row.acc_share_percent),
    acc_share_since: instant(row.acc_share_since),
  },
});

const active = (db: Reader) =>
  db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.user_id')
    .selectAll('employees')
    .where('users.role', '=', ROLE.booster)
    .where('users.banned_at', 'is', null);

export function createBoostersRepository() {
  return {
    async byId(db: Reader, id: number): Promise<Booster | undefined> {
      const row = await db.selectFrom('employees').selectAll().where('user_id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : toBooster(row);
    },

    /**
     * Locks the booster, so that concurrent lock-ins are counted one after the other and a ban or change of role waits.
     * Returns undefined for a banned user and for one who is no booster.
     */
    async lock(tx: Tx, id: number): Promise<Booster | undefined> {
      const row = await active(tx)
        .where('users.id', '=', id)
        .forUpdate('employees')
        .forShare('users')
        .executeTakeFirst();
      return row === undefined ? undefined : toBooster(row);
    },

    all: async (db: Reader): Promise<Booster[]> => (await active(db).execute()).map(toBooster),

    async favoritesOf(db: Reader, customer: number): Promise<readonly number[]> {
      const row = await db
        .selectFrom('users')
        .select('favorite_employees')
        .where('id', '=', customer)
        .executeTakeFirst();
      return row?.favorite_employees ?? [];
    },

    async listWithRunningCount(db: Reader) {
      const rows = await active(db)
        .leftJoin('orders', (on) =>
          on
            .onRef('orders.booster_id', '=', 'users.id')
            .on('orders.status', 'in', runningStatuses)
            .on('orders.cancelled_at', 'is', null),
        )
        .select(['users.name', 'users.image', (count) => count.fn.count<string>('orders.id').as('running')])
        .groupBy(['employees.user_id', 'users.id'])
        .orderBy('running')
        .orderBy('users.name')
        .execute();
      return rows.map(({ name, image, running: orders, ...row }) => ({
        ...toBooster(row),
        person: { id: row.user_id, name, image },
        running: Number.parseInt(orders, 10),
      }));
    },
  };
}

export type BoostersRepository = ReturnType<typeof createBoostersRepository>;
