import { ORDER_STATUS } from '@boostdesk/catalogs';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

const LIST_MAX = 100;

/** A hidden review counts for nothing. */
const stars = sql`avg(o.rating_stars) filter (where f.status is distinct from 'hidden')`;

export function createRankingsRepository() {
  return {
    /** Boosters with at least one finished order: most orders first, then best rated; equals share a place. */
    async boosters(db: Db) {
      const rows = await db
        .selectFrom('orders as o')
        .innerJoin('users as u', 'u.id', 'o.booster_id')
        .leftJoin('employees as e', 'e.user_id', 'u.id')
        .leftJoin('feedbacks as f', 'f.order_id', 'o.id')
        .select(['u.id', 'u.name', 'u.image', 'e.badge'])
        .select([
          sql<string>`count(*)`.as('orders'),
          sql<string | null>`round(${stars}, 2)`.as('rating'),
          sql<string>`rank() over (order by count(*) desc, ${stars} desc nulls last)`.as('place'),
        ])
        .where('o.status', '=', ORDER_STATUS.complete)
        .where('u.banned_at', 'is', null)
        .groupBy(['u.id', 'e.user_id'])
        .orderBy('place')
        .orderBy('u.name')
        .limit(LIST_MAX)
        .execute();
      return rows.map((row) => ({
        place: Number.parseInt(row.place, 10),
        booster: { id: row.id, name: row.name, image: row.image },
        badge: row.badge,
        orders: Number.parseInt(row.orders, 10),
        rating: row.rating === null ? null : Number(row.rating),
      }));
    },
  };
}
