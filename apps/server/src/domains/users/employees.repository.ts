import { employees } from '@boostdesk/api-client/contract';
import { type EmployeeClaims, ROLE } from '@boostdesk/auth';
import { isGameId, isPlatformId, ORDER_STATUS, type OrderStatus } from '@boostdesk/catalogs';
import { runningStatuses } from '@boostdesk/catalogs/rules';
import { type Selectable, sql } from 'kysely';
import { arrayHasAny, defineAreaList, equals } from '../../db/area-list.ts';
import type { Reader, Tx } from '../../db/index.ts';
import type { Employees } from '../../db/types.ts';
import { toEmployee } from './accounts.repository.ts';

export type EmployeeFields = Omit<EmployeeClaims, 'share_percent' | 'games' | 'platforms'> & {
  readonly share_percent: number;
  readonly games: readonly number[] | null;
  readonly platforms: readonly string[];
};

const fieldsOf = (row: Selectable<Employees>) => {
  const employee = toEmployee(row);
  return {
    ...employee,
    share_percent: employee.share_percent ?? 0,
    games: employee.games?.filter(isGameId) ?? null,
    platforms: employee.platforms.filter(isPlatformId),
  };
};

const ordersIn = (statuses: readonly OrderStatus[]) => sql<string>`(
  select count(*) from orders
  where orders.booster_id = users.id and orders.cancelled_at is null and orders.status in (${sql.join(statuses)}))`;

const select = (db: Reader) =>
  db
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.user_id')
    .where('users.role', '=', ROLE.booster)
    .selectAll('employees')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.image',
      sql<boolean>`users.banned_at is not null`.as('banned'),
      ordersIn(runningStatuses).as('running'),
      ordersIn([ORDER_STATUS.complete]).as('finished'),
    ]);

export const employeesArea = defineAreaList(employees, select, {
  toRow: (row) => ({
    id: row.id,
    version: row.version,
    user: { id: row.id, name: row.name, image: row.image },
    email: row.email,
    banned: row.banned,
    ...fieldsOf(row),
    running: Number.parseInt(row.running, 10),
    finished: Number.parseInt(row.finished, 10),
  }),
  text: ['name', 'email', 'badge'],
  sorts: {
    name: { text: 'name' },
    id: { number: 'id' },
    share_percent: { number: 'share_percent' },
    running: { number: 'running' },
    finished: { number: 'finished' },
  },
  filters: {
    trial: equals('trial'),
    game: arrayHasAny('games'),
    platform: arrayHasAny('platforms'),
    banned: equals('banned'),
  },
});

const sinceColumns = {
  share_percent: 'share_since',
  valorant_share_percent: 'valorant_share_since',
  acc_share_percent: 'acc_share_since',
} as const;
type ShareColumn = keyof typeof sinceColumns;

/** The time of a changed share. An update reads the columns as they were before it. */
const sinceOf = (share: ShareColumn, percent: number | null) =>
  sql<Date | null>`case when ${sql.ref(share)} is distinct from ${percent}::numeric(5, 2)
    then now() else ${sql.ref(sinceColumns[share])} end`;

export function createEmployeesRepository() {
  return {
    async lock(tx: Tx, id: number) {
      const row = await tx.selectFrom('employees').selectAll().where('user_id', '=', id).forUpdate().executeTakeFirst();
      return row === undefined ? undefined : { version: row.version, fields: fieldsOf(row) };
    },

    async save(tx: Tx, id: number, { games, platforms, ...fields }: EmployeeFields): Promise<void> {
      await tx
        .updateTable('employees')
        .set({
          ...fields,
          games: games === null ? null : [...games],
          platforms: [...platforms],
          share_since: sinceOf('share_percent', fields.share_percent),
          valorant_share_since: sinceOf('valorant_share_percent', fields.valorant_share_percent ?? null),
          acc_share_since: sinceOf('acc_share_percent', fields.acc_share_percent ?? null),
          version: sql`version + 1`,
        })
        .where('user_id', '=', id)
        .execute();
    },
  };
}
