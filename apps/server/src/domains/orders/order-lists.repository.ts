import { ORDER_STATUS, type OrderStatus } from '@boostdesk/catalogs';
import { openStatuses } from '@boostdesk/catalogs/rules';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../db/index.ts';
import { PAGE_SIZE, parseCursor, toPage } from '../../db/keyset.ts';
import { contains, parseSearchTerms, type SearchTerm } from '../../db/search-terms.ts';
import type { DB } from '../../db/types.ts';
import { matchNeed, type OrderNeed } from './order-needs.repository.ts';

export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'customer' | 'booster'; readonly id: number }
  | {
      readonly kind: 'board';
      /** Excludes the booster's own orders. */
      readonly id: number;
      /** Null for all games. */
      readonly games: readonly number[] | null;
      readonly platforms: readonly string[];
      /** Highest price per currency, in minor units; null for no limit. */
      readonly most: Readonly<Record<string, number>> | null;
      /** For orders that are offered to favourites first. */
      readonly now: Date;
      /** Shows nothing. */
      readonly isOnVacation: boolean;
    };

export interface ListQuery {
  readonly status?: readonly OrderStatus[] | undefined;
  readonly game?: readonly number[] | undefined;
  readonly text?: string | undefined;
  /**
   * Only cancelled orders instead of all others.
   * @default false
   */
  readonly archived?: boolean | undefined;
  readonly need?: { readonly reason: OrderNeed; readonly now: Date } | undefined;
  readonly sort?: 'newest' | 'oldest' | undefined;
  /**
   * Sorts the board by time regardless of priority.
   * @default false
   */
  readonly byTime?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

type Condition = RawBuilder<SqlBool>;

const inList = (column: Condition, values: readonly (number | string)[]): Condition =>
  values.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${column} in (${sql.join(values)})`;

const column = (name: string) => sql<SqlBool>`${sql.ref(name)}`;

/** SQL of the rule `checkLook`; a test compares both. */
function onBoard({ id, games, platforms, most, now, isOnVacation }: Extract<Scope, { kind: 'board' }>): Condition[] {
  const limits = Object.entries(most ?? {}).map(
    ([currency, amount]) => sql`(orders.currency = ${currency} and orders.price_amount <= ${amount})`,
  );
  return [
    // Literals, to use the board's partial index.
    sql<SqlBool>`orders.status = ${sql.lit(ORDER_STATUS.awaiting)} and orders.cancelled_at is null`,
    ...(isOnVacation ? [sql<SqlBool>`false`] : []),
    sql<SqlBool>`orders.customer_id <> ${id}`,
    sql<SqlBool>`not (${id} = any(orders.barred_boosters))`,
    ...(games === null ? [] : [inList(column('orders.game_id'), games)]),
    sql<SqlBool>`(orders.platform is null or ${inList(column('orders.platform'), platforms)})`,
    sql<SqlBool>`(orders.first_offer_until is null or orders.first_offer_until <= ${now}
      or ${id}::int = any(orders.first_offer_to))`,
    ...(most === null ? [] : [sql<SqlBool>`(${sql.join(limits, sql` or `)})`]),
  ];
}

function scopeConditions(scope: Scope): Condition[] {
  if (scope.kind === 'all') return [];
  if (scope.kind === 'board') return onBoard(scope);
  const owner = column(scope.kind === 'customer' ? 'orders.customer_id' : 'orders.booster_id');
  return [sql<SqlBool>`${owner} = ${scope.id}`];
}

/** Matches a term in the purchase, a name or the number of an order. */
export function matchOrderTerm({ term, number }: SearchTerm, table: 'orders' | 'area'): Condition {
  const byNumber = number === null ? [] : [sql<SqlBool>`${column(`${table}.id`)} = ${number}`];
  // Names are searched once, by their index, instead of in each order.
  const named = sql`(select id from users where ${contains(sql`name`, term)})`;
  const places = [
    contains(column(`${table}.purchase`), term),
    sql<SqlBool>`${column(`${table}.customer_id`)} in ${named}`,
    sql<SqlBool>`${column(`${table}.booster_id`)} in ${named}`,
  ];
  return sql<SqlBool>`(${sql.join([...byNumber, ...places], sql` or `)})`;
}

/** Each term must match. */
const searchConditions = (text: string): Condition[] =>
  parseSearchTerms(text).map((term) => matchOrderTerm(term, 'orders'));

const isPriorityFirst = (scope: Scope, byTime = false): boolean => scope.kind === 'board' && !byTime;

/** On the board priority orders come first. */
function afterCursor(scope: Scope, { byTime, cursor, sort }: ListQuery): Condition[] {
  if (cursor === undefined) return [];
  const { id, first } = parseCursor(cursor);
  const next = sort === 'oldest' ? sql<SqlBool>`orders.id > ${id}` : sql<SqlBool>`orders.id < ${id}`;
  if (!isPriorityFirst(scope, byTime)) return [next];
  if (!first) return [sql<SqlBool>`not orders.priority and ${next}`];
  if (sort === 'oldest') return [sql<SqlBool>`(not orders.priority or ${next})`];
  // Row comparison, to use the board's index.
  return [sql<SqlBool>`(orders.priority, orders.id) < (true, ${id}::int)`];
}

function filters(query: ListQuery): Condition[] {
  const { status, game, need, text = '', archived = false } = query;
  return [
    archived ? sql<SqlBool>`orders.cancelled_at is not null` : sql<SqlBool>`orders.cancelled_at is null`,
    ...(status === undefined ? [] : [inList(column('orders.status'), status)]),
    ...(game === undefined ? [] : [inList(column('orders.game_id'), game)]),
    ...(need === undefined ? [] : [matchNeed(need.reason, need.now)]),
    ...searchConditions(text),
  ];
}

const countIn = (status: OrderStatus) => sql<string>`count(*) filter (where status = ${sql.lit(status)})`;

const toInteger = (text: string): number => Number.parseInt(text, 10);

export const selectFull = (db: Reader, asker: number) =>
  db
    .selectFrom('orders')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .leftJoin('users as booster', 'booster.id', 'orders.booster_id')
    .leftJoin('users as looker', 'looker.id', 'orders.look_booster_id')
    .selectAll('orders')
    .select([
      'customer.name as customer_name',
      'customer.image as customer_image',
      'booster.name as booster_name',
      'booster.image as booster_image',
      'looker.name as looker_name',
      sql<string>`(select count(*) from chat_unread u where u.user_id = ${asker} and u.order_id = orders.id)`.as(
        'unread',
      ),
      sql<string | null>`(select answer from feedbacks where feedbacks.order_id = orders.id)`.as('rating_answer'),
      sql<string | null>`(select amount from earnings where earnings.order_id = orders.id)`.as('booked_earning'),
    ]);

export type FullOrder = Awaited<ReturnType<ReturnType<typeof selectFull>['execute']>>[number];

export function createOrderLists() {
  return {
    byId: (db: Reader, asker: number, id: number): Promise<FullOrder | undefined> =>
      selectFull(db, asker).where('orders.id', '=', id).executeTakeFirst(),

    async page(db: Reader, asker: number, scope: Scope, query: ListQuery) {
      const limit = query.limit ?? PAGE_SIZE;
      const direction = query.sort === 'oldest' ? 'asc' : 'desc';
      const found = [...scopeConditions(scope), ...filters(query), ...afterCursor(scope, query)].reduce(
        (all, condition) => all.where(condition),
        selectFull(db, asker),
      );
      const sorted = isPriorityFirst(scope, query.byTime) ? found.orderBy('orders.priority', 'desc') : found;
      const rows = await sorted
        .orderBy('orders.id', direction)
        .limit(limit + 1)
        .execute();
      return toPage(rows, limit, ({ priority }) => priority);
    },

    /** Most orders first. */
    async openByGame(db: Reader): Promise<{ game: number; awaiting: number; processing: number }[]> {
      const rows = await db
        .selectFrom('orders')
        .select([
          'game_id',
          countIn(ORDER_STATUS.awaiting).as('awaiting'),
          countIn(ORDER_STATUS.processing).as('processing'),
        ])
        .where('orders.status', 'in', [ORDER_STATUS.awaiting, ORDER_STATUS.processing])
        .where('orders.cancelled_at', 'is', null)
        .groupBy('game_id')
        .orderBy(sql`count(*)`, 'desc')
        .orderBy('game_id')
        .execute();
      return rows.map(({ game_id, awaiting, processing }) => ({
        game: game_id,
        awaiting: toInteger(awaiting),
        processing: toInteger(processing),
      }));
    },

    async needs(db: Reader, now: Date): Promise<Record<OrderNeed, number>> {
      const count = (need: OrderNeed) => sql<string>`count(*) filter (where ${matchNeed(need, now)})`.as(need);
      const row = await db
        .selectFrom('orders')
        .select([count('waiting'), count('late'), count('unanswered')])
        .where('orders.status', 'in', openStatuses)
        .executeTakeFirstOrThrow();
      // Also of complete orders, and few.
      const disputed = await db
        .selectFrom('disputes')
        .select(sql<string>`count(*)`.as('count'))
        .where('resolved_at', 'is', null)
        .executeTakeFirstOrThrow();
      return {
        waiting: toInteger(row.waiting),
        late: toInteger(row.late),
        unanswered: toInteger(row.unanswered),
        disputed: toInteger(disputed.count),
      };
    },

    /** Counts by status; all cancelled orders are counted with status null. */
    async counts(db: Reader, scope: Scope): Promise<{ status: number | null; count: number }[]> {
      const inScope = <T>(query: SelectQueryBuilder<DB, 'orders', T>) =>
        scopeConditions(scope).reduce((all, condition) => all.where(condition), query);
      const count = sql<string>`count(*)`.as('count');
      const ofStatus = db.selectFrom('orders').select([sql<number | null>`orders.status`.as('status'), count]);
      const cancelled = db.selectFrom('orders').select([sql<number | null>`null::smallint`.as('status'), count]);
      // An index answers each half alone.
      const rows = await inScope(ofStatus)
        .where('orders.cancelled_at', 'is', null)
        .groupBy('orders.status')
        .unionAll(inScope(cancelled).where('orders.cancelled_at', 'is not', null))
        .orderBy('status')
        .execute();
      return rows.map((row) => ({ status: row.status, count: toInteger(row.count) }));
    },
  };
}

export type OrderLists = ReturnType<typeof createOrderLists>;
