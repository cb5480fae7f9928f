import type { rankingKeys } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';

const LIST_MAX = 100;

/** Hidden reviews do not count. */
const stars = sql`round(avg(o.rating_stars) filter (where f.status is distinct from 'hidden'), 2)`;
const timed = sql`filter (where o.started_at is not null and o.completed_at is not null)`;
/** Planned divided by played seconds; at least a minute counts as played. */
const pace = sql`round((sum(o.estimated_days * 86400) ${timed} / sum(greatest(60,
  extract(epoch from o.completed_at - o.started_at) - o.paused_seconds)) ${timed})::numeric, 2)`;
const count = sql`count(*)`;

const orders: Record<(typeof rankingKeys)[number], RawBuilder<unknown>> = {
  orders: sql`${count} desc, ${stars} desc nulls last`,
  rating: sql`${stars} desc nulls last, ${count} desc`,
  pace: sql`${pace} desc nulls last, ${count} desc`,
};

export interface RankingQuery {
  readonly game: number | undefined;
  /** Only orders completed since then. */
  readonly since: Date | undefined;
  readonly by: (typeof rankingKeys)[number];
}

const toFigure = (text: string | null): number | null => (text === null ? null : Number(text));

/** Ranks boosters with a completed order; ties share a rank. */
const ranked = (db: Db, { game, since, by }: RankingQuery) =>
  db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.booster_id')
    .leftJoin('employees as e', 'e.user_id', 'u.id')
    .leftJoin('feedbacks as f', 'f.order_id', 'o.id')
    .select(['u.id', sql<string>`rank() over (order by ${orders[by]})`.as('place')])
    .where('o.status', '=', ORDER_STATUS.complete)
    .where('u.banned_at', 'is', null)
    .$if(game !== undefined, (query) => query.where('o.game_id', '=', game ?? 0))
    .$if(since !== undefined, (query) => query.where('o.completed_at', '>=', since ?? new Date(0)))
    .groupBy(['u.id', 'e.user_id']);

export function createRankingsRepository() {
  return {
    /** Sorted from the best. */
    async boosters(db: Db, query: RankingQuery) {
      const rows = await ranked(db, query)
        .select(['u.name', 'u.image', 'e.badge'])
        .select([
          sql<string>`${count}`.as('orders'),
          sql<string | null>`${stars}`.as('rating'),
          sql<string | null>`${pace}`.as('pace'),
        ])
        .orderBy('place')
        .orderBy('u.name')
        .limit(LIST_MAX)
        .execute();
      return rows.map((row) => ({
        place: Number.parseInt(row.place, 10),
        booster: { id: row.id, name: row.name, image: row.image },
        badge: row.badge,
        orders: Number.parseInt(row.orders, 10),
        rating: toFigure(row.rating),
        pace: toFigure(row.pace),
      }));
    },

    async placeOf(db: Db, booster: number, query: RankingQuery) {
      const row = await db
        .selectFrom(ranked(db, query).as('ranked'))
        .select([
          sql<string>`${count}`.as('of'),
          sql<string | null>`max(ranked.place) filter (where ranked.id = ${booster})`.as('place'),
        ])
        .executeTakeFirstOrThrow();
      return { place: toFigure(row.place), of: Number.parseInt(row.of, 10) };
    },
  };
}
