import { feedbackStatuses, feedbacks } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { defineAreaList, equals, oneOf } from '../../db/area-list.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';

type Status = (typeof feedbackStatuses)[number];
type Stars = 1 | 2 | 3 | 4 | 5;

export interface FeedbackFields {
  readonly status: Status;
  readonly answer: string | null;
}

const statusOf = (value: string): Status => feedbackStatuses.find((status) => status === value) ?? 'waiting';
// Ensured by a table constraint.
const starsOf = (value: number | null): Stars => value as Stars;

interface Somebody {
  readonly id: number | null;
  readonly name: string | null;
  readonly image: string | null;
}
const personOf = ({ id, name, image }: Somebody) => (id === null || name === null ? null : { id, name, image });

const select = (db: Reader) =>
  db
    .selectFrom('feedbacks')
    .innerJoin('orders', 'orders.id', 'feedbacks.order_id')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .leftJoin('users as booster', 'booster.id', 'orders.booster_id')
    .where('orders.rated_at', 'is not', null)
    .select([
      'feedbacks.order_id as id',
      'feedbacks.status',
      'feedbacks.version',
      'feedbacks.answer',
      'orders.customer_id',
      'orders.booster_id',
      'orders.game_id',
      'orders.purchase',
      'orders.rating_stars',
      'orders.rating_text',
      'orders.rated_at',
      'customer.name as customer_name',
      'customer.image as customer_image',
      'booster.name as booster_name',
      'booster.image as booster_image',
      sql<boolean>`feedbacks.answer is not null`.as('answered'),
      sql<string>`extract(epoch from (orders.rated_at at time zone 'UTC'))`.as('rated_second'),
    ]);

export const feedbacksArea = defineAreaList(feedbacks, select, {
  toRow: (row) => ({
    id: row.id,
    version: row.version,
    customer: { id: row.customer_id, name: row.customer_name, image: row.customer_image },
    booster: personOf({ id: row.booster_id, name: row.booster_name, image: row.booster_image }),
    game: row.game_id,
    purchase: row.purchase,
    stars: starsOf(row.rating_stars),
    text: row.rating_text ?? '',
    at: (row.rated_at ?? new Date(0)).toISOString(),
    status: statusOf(row.status),
    answer: row.answer,
  }),
  text: ['customer_name', 'booster_name', 'purchase', 'rating_text', 'answer'],
  sorts: { at: { number: 'rated_second' }, id: { number: 'id' }, stars: { number: 'rating_stars' } },
  filters: {
    status: oneOf('status'),
    stars: oneOf('rating_stars'),
    game: oneOf('game_id'),
    answered: equals('answered'),
  },
});

const PUBLISHED_MAX = 30;

export function createFeedbacksRepository() {
  return {
    /** Returns undefined without a review. */
    async partiesOf(tx: Tx, id: number): Promise<{ customerId: number; boosterId: number | null } | undefined> {
      const row = await tx
        .selectFrom('orders')
        .select(['customer_id', 'booster_id'])
        .where('id', '=', id)
        .where('rated_at', 'is not', null)
        .executeTakeFirst();
      return row && { customerId: row.customer_id, boosterId: row.booster_id };
    },

    async insert(tx: Tx, order: number): Promise<void> {
      await tx.insertInto('feedbacks').values({ order_id: order }).execute();
    },

    async lock(tx: Tx, id: number): Promise<{ version: number; fields: FeedbackFields } | undefined> {
      const row = await tx
        .selectFrom('feedbacks')
        .select(['status', 'answer', 'version'])
        .where('order_id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row && { version: row.version, fields: { status: statusOf(row.status), answer: row.answer } };
    },

    async save(tx: Tx, id: number, { status, answer }: FeedbackFields): Promise<void> {
      await tx
        .updateTable('feedbacks')
        .set({ status, answer, version: sql`version + 1` })
        .where('order_id', '=', id)
        .execute();
    },

    async published(db: Db) {
      const rows = await db
        .selectFrom('feedbacks')
        .innerJoin('orders', 'orders.id', 'feedbacks.order_id')
        .leftJoin('users as booster', 'booster.id', 'orders.booster_id')
        .select([
          'orders.game_id',
          'orders.rating_stars',
          'orders.rating_text',
          'orders.rated_at',
          'feedbacks.answer',
          'booster.id',
          'booster.name',
          'booster.image',
        ])
        .where('feedbacks.status', '=', 'published')
        .where('orders.rated_at', 'is not', null)
        .orderBy('orders.rated_at', 'desc')
        .orderBy('orders.id', 'desc')
        .limit(PUBLISHED_MAX)
        .execute();
      return rows.map((row) => ({
        booster: personOf(row),
        game: row.game_id,
        stars: starsOf(row.rating_stars),
        text: row.rating_text ?? '',
        answer: row.answer,
        at: (row.rated_at ?? new Date(0)).toISOString(),
      }));
    },
  };
}
