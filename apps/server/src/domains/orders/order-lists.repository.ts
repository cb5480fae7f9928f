import type { OrderStatus } from '@boostdesk/catalogs';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { idOfCursor, PAGE_SIZE, toPage } from '../../db/keyset.ts';
import type { Reader } from './orders-deps.ts';

/** Whose orders a list holds. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'customer' | 'booster'; readonly id: number }
  | {
      readonly kind: 'board';
      /** Null: all. */
      readonly games: readonly number[] | null;
      readonly platforms: readonly string[];
      /** The most that an order may cost, in minor units of each currency; null: no limit. */
      readonly most: Readonly<Record<string, number>> | null;
    };

export interface ListQuery {
  readonly status?: readonly OrderStatus[] | undefined;
  readonly game?: readonly number[] | undefined;
  readonly text?: string | undefined;
  readonly sort?: 'newest' | 'oldest' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

type Condition = RawBuilder<SqlBool>;

const inList = (column: Condition, values: readonly (number | string)[]): Condition =>
  values.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${column} in (${sql.join(values)})`;

const column = (name: string) => sql<SqlBool>`${sql.ref(name)}`;

/** The same as `mayLook` of the rights, for the database: a test holds the two together. */
function onBoard({ games, platforms, most }: Extract<Scope, { kind: 'board' }>): Condition[] {
  const limits = Object.entries(most ?? {}).map(
    ([currency, amount]) => sql`(orders.currency = ${currency} and orders.price_amount <= ${amount})`,
  );
  return [
    // Written out, not a parameter: the board has an index of its own.
    sql<SqlBool>`orders.status = 0`,
    ...(games === null ? [] : [inList(column('orders.game_id'), games)]),
    sql<SqlBool>`(orders.platform is null or ${inList(column('orders.platform'), platforms)})`,
    ...(most === null ? [] : [sql<SqlBool>`(${sql.join(limits, sql` or `)})`]),
  ];
}

function within(scope: Scope): Condition[] {
  if (scope.kind === 'all') return [];
  if (scope.kind === 'board') return onBoard(scope);
  const owner = column(scope.kind === 'customer' ? 'orders.customer_id' : 'orders.booster_id');
  return [sql<SqlBool>`${owner} = ${scope.id}`];
}

/** Most words of a search that count. */
const WORDS_MAX = 6;

/** Every word stands in the purchase or a name, or is the order's number. */
function matching(text: string): Condition[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.slice(0, WORDS_MAX).map((word) => {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    const number = /^#?(\d{1,9})$/.exec(word)?.[1];
    const byNumber = number === undefined ? sql`false` : sql`orders.id = ${Number.parseInt(number, 10)}`;
    return sql<SqlBool>`(${byNumber} or orders.purchase ilike ${like} or customer.name ilike ${like} or booster.name ilike ${like})`;
  });
}

function filters(query: ListQuery): Condition[] {
  const { status, game, text = '', cursor, sort } = query;
  const after = cursor === undefined ? undefined : idOfCursor(cursor);
  return [
    ...(status === undefined ? [] : [inList(column('orders.status'), status)]),
    ...(game === undefined ? [] : [inList(column('orders.game_id'), game)]),
    ...matching(text),
    ...(after === undefined
      ? []
      : [sort === 'oldest' ? sql<SqlBool>`orders.id > ${after}` : sql<SqlBool>`orders.id < ${after}`]),
  ];
}

/** Orders with the names on them and what of their chat the asker has not read: one query for any number of them. */
const selectFull = (db: Reader, asker: number) =>
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
    ]);

export type FullOrder = Awaited<ReturnType<ReturnType<typeof selectFull>['execute']>>[number];

export function createOrderLists() {
  return {
    byId: (db: Reader, asker: number, id: number): Promise<FullOrder | undefined> =>
      selectFull(db, asker).where('orders.id', '=', id).executeTakeFirst(),

    async page(db: Reader, asker: number, scope: Scope, query: ListQuery) {
      const limit = query.limit ?? PAGE_SIZE;
      const direction = query.sort === 'oldest' ? 'asc' : 'desc';
      const rows = [...within(scope), ...filters(query)]
        .reduce((all, condition) => all.where(condition), selectFull(db, asker))
        .orderBy('orders.id', direction)
        .limit(limit + 1);
      return toPage(await rows.execute(), limit);
    },

    async counts(db: Reader, scope: Scope): Promise<{ status: number; count: number }[]> {
      const rows = await within(scope)
        .reduce(
          (all, condition) => all.where(condition),
          db.selectFrom('orders').select(['status', sql<string>`count(*)`.as('count')]),
        )
        .groupBy('status')
        .orderBy('status')
        .execute();
      return rows.map((row) => ({ status: row.status, count: Number.parseInt(row.count, 10) }));
    },
  };
}

export type OrderLists = ReturnType<typeof createOrderLists>;
