import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';

export function createLanguagesRepository() {
  return {
    /** Prefers the chosen language to the last one of the browser; omits users with neither. */
    async listByUser(from: Db | Tx, users: readonly number[]): Promise<{ id: number; language: string | null }[]> {
      if (users.length === 0) return [];
      const sessionLanguage = sql<string | null>`(
        select language from sessions
        where sessions.user_id = users.id and sessions.ended_at is null and sessions.language is not null
        order by seen_at desc limit 1
      )`;
      return from
        .selectFrom('users')
        .leftJoin('user_settings as s', 's.user_id', 'users.id')
        .select(['users.id', sql<string | null>`coalesce(s.language, ${sessionLanguage})`.as('language')])
        .where('users.id', 'in', users)
        .execute();
    },
  };
}
