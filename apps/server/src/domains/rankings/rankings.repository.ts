import type { rankingKeys } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';

const played = sql`filter (where o.started_at is not null and o.completed_at is not null)`;
/** Planned divided by played seconds; at least a minute counts as played. */
const pace = sql<string | null>`round((sum(o.estimated_days * 86400) ${played} / sum(greatest(60,
  extract(epoch from o.completed_at - o.started_at) - o.paused_seconds)) ${played})::numeric, 2)`;

const orders: Record<(typeof rankingKeys)[number], RawBuilder<unknown>> = {
  orders: sql`done.orders desc, done.rating desc nulls last`,
  rating: sql`done.rating desc nulls last, done.orders desc`,
  pace: sql`done.pace desc nulls last, done.orders desc`,
};

export interface RankingQuery {
  readonly game: number | undefined;
  /** Only orders completed since then. */
  readonly since: Date | undefined;
  readonly by: (typeof rankingKeys)[number];
}

const toFigure = (text: string | null): number | null => (text === null ? null : Number(text));

/** Figures per booster. Hidden reviews do not count. Read from the index `orders_completed` alone. */
const figures = (db: Db, { game, since }: RankingQuery) =>
  db
    .selectFrom('orders as o')
    .leftJoin('feedbacks as hidden', (join) =>
      join.onRef('hidden.order_id', '=', 'o.id').on('hidden.status', '=', 'hidden'),
    )
    .select([
      'o.booster_id',
      sql<string>`count(*)`.as('orders'),
      sql<string | null>`round(avg(o.rating_stars) filter (where hidden.order_id is null), 2)`.as('rating'),
      pace.as('pace'),
    ])
    .where('o.status', '=', sql.lit(ORDER_STATUS.complete))
    .where('o.booster_id', 'is not', null)
    .$if(game !== undefined, (query) => query.where('o.game_id', '=', game ?? 0))
    .$if(since !== undefined, (query) => query.where('o.completed_at', '>=', since ?? new Date(0)))
    .groupBy('o.booster_id');

export interface BoosterRank {
  readonly id: number;
  readonly place: number;
  readonly orders: number;
  readonly rating: number | null;
  readonly pace: number | null;
}

export function createRankingsRepository() {
  return {
    /** All boosters with a completed order, from the best; ties share a rank. */
    async ranks(db: Db, query: RankingQuery): Promise<BoosterRank[]> {
      const rows = await db
        .selectFrom(figures(db, query).as('done'))
        .innerJoin('users as u', 'u.id', 'done.booster_id')
        .select(['u.id', 'done.orders', 'done.rating', 'done.pace'])
        .select(sql<string>`rank() over (order by ${orders[query.by]})`.as('place'))
        .where('u.banned_at', 'is', null)
        .orderBy('place')
        .orderBy('u.name')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        place: Number.parseInt(row.place, 10),
        orders: Number.parseInt(row.orders, 10),
        rating: toFigure(row.rating),
        pace: toFigure(row.pace),
      }));
    },

    /** Current names and badges, by id; banned ones are left out. */
    async boosters(db: Db, ids: readonly number[]) {
      if (ids.length === 0) return new Map<number, never>();
      const rows = await db
        .selectFrom('users as u')
        .leftJoin('employees as e', 'e.user_id', 'u.id')
        .select(['u.id', 'u.name', 'u.image', 'e.badge'])
        .where('u.id', 'in', ids)
        .where('u.banned_at', 'is', null)
        .execute();
      return new Map(rows.map(({ id, badge, ...rest }) => [id, { booster: { id, ...rest }, badge }] as const));
    },
  };
}
