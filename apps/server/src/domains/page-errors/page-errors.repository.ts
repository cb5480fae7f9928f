import { pageerrors } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { defineAreaList } from '../../db/area-list.ts';
import type { Db, Reader } from '../../db/index.ts';

const select = (db: Reader) =>
  db
    .selectFrom('page_errors')
    .select(['id', 'message', 'stack', 'screen', 'times', 'first_at', 'last_at'])
    .select(sql<string>`to_char(last_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`.as('last'));

export const pageErrorsArea = defineAreaList(pageerrors, select, {
  toRow: ({ id, message, stack, screen, times, first_at, last_at }) => ({
    id,
    message,
    stack,
    screen,
    times,
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
  }),
  text: ['message', 'screen'],
  sorts: { lastAt: { text: 'last' }, id: { number: 'id' }, times: { number: 'times' } },
  filters: {},
});

export interface PageFault {
  readonly message: string;
  readonly stack: string;
  readonly screen: string;
}

export function createPageErrorsRepository() {
  return {
    /** Returns the id of the error's group. */
    async count(db: Db, fault: PageFault & { readonly digest: string }, now: Date): Promise<number> {
      const { id } = await db
        .insertInto('page_errors')
        .values({ ...fault, first_at: now, last_at: now })
        .onConflict((conflict) =>
          conflict.column('digest').doUpdateSet({ times: sql`page_errors.times + 1`, last_at: now }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Deletes errors without an occurrence since `before`, and all but the newest `most`. */
    async deleteOld(db: Db, before: Date, most: number): Promise<void> {
      const newest = db
        .selectFrom('page_errors')
        .select('id')
        .orderBy('last_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most);
      await db
        .deleteFrom('page_errors')
        .where((row) => row.or([row('last_at', '<', before), row('id', 'not in', newest)]))
        .execute();
    },
  };
}
