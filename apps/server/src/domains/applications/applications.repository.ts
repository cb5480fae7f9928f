import { applicationStatuses, applications, type ResponseOf } from '@boostdesk/api-client/contract';
import { isGameId, isPlatformId, type PlatformId } from '@boostdesk/catalogs';
import { sql } from 'kysely';
import { arrayHasAny, defineAreaList, oneOf } from '../../db/area-list.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';

type Row = ResponseOf<typeof applications.calls.get>['row'];
type Status = Row['status'];

const statusOf = (value: string): Status => {
  const status = applicationStatuses.find((one) => one === value);
  if (status === undefined) throw new Error(`An application is ${value}.`);
  return status;
};

const select = (db: Reader) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .leftJoin('users as decider', 'decider.id', 'applications.decided_by')
    .selectAll('applications')
    .select([
      'users.name',
      'users.email',
      'users.image',
      'decider.id as decider_id',
      'decider.name as decider_name',
      'decider.image as decider_image',
    ]);

export const applicationsArea = defineAreaList(applications, select, {
  toRow: (row) => ({
    id: row.id,
    user: { id: row.user_id, name: row.name, image: row.image },
    email: row.email,
    games: row.games.filter(isGameId).filter((id) => id !== 0),
    platforms: row.platforms.filter(isPlatformId),
    text: row.text,
    status: statusOf(row.status),
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy:
      row.decider_id === null || row.decider_name === null
        ? null
        : { id: row.decider_id, name: row.decider_name, image: row.decider_image },
  }),
  text: ['name', 'email', 'text', 'reason'],
  sorts: { id: { number: 'id' }, name: { text: 'name' } },
  filters: { status: oneOf('status'), game: arrayHasAny('games'), platform: arrayHasAny('platforms') },
  countTable: 'applications',
});

export interface NewApplication {
  readonly user: number;
  readonly games: readonly number[];
  readonly platforms: readonly PlatformId[];
  readonly text: string;
  readonly at: Date;
}

export function createApplicationsRepository() {
  return {
    async newestOf(db: Db, user: number) {
      const row = await db
        .selectFrom('applications')
        .select(['status', 'reason', 'created_at'])
        .where('user_id', '=', user)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined
        ? null
        : { status: statusOf(row.status), reason: row.reason, createdAt: row.created_at.toISOString() };
    },

    /** Returns undefined when the user already has an open application. */
    async insert(tx: Tx, { user, games, platforms, text, at }: NewApplication): Promise<number | undefined> {
      const row = await tx
        .insertInto('applications')
        .values({ user_id: user, games: [...games], platforms: [...platforms], text, created_at: at })
        .onConflict((conflict) => conflict.column('user_id').where('status', '=', 'waiting').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    async applicantOf(tx: Tx, id: number): Promise<number | undefined> {
      const row = await tx.selectFrom('applications').select('user_id').where('id', '=', id).executeTakeFirst();
      return row?.user_id;
    },

    /** Returns false when it is already decided. */
    async decide(
      tx: Tx,
      id: number,
      decision: { readonly status: Status; readonly reason: string | null; readonly by: number; readonly at: Date },
    ): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('applications')
        .set({ status: decision.status, reason: decision.reason, decided_by: decision.by, decided_at: decision.at })
        .where('id', '=', id)
        .where('status', '=', sql.lit('waiting'))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
