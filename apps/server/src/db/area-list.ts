import { AREA_COUNT_MAX, type CallShape, type ParsedRequestOf, type ResponseOf } from '@boostdesk/api-client/contract';
import { isStorable } from '@boostdesk/catalogs/text';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { HttpError } from '../http/http-error.ts';
import { msg } from '../i18n/message.ts';
import type { Reader } from './index.ts';
import { PAGE_SIZE } from './keyset.ts';
import { contains, parseSearchTerms, type SearchTerm } from './search-terms.ts';
import { isReadTimeout, type ReadQuery, type RunRead } from './timed-reads.ts';
import type { DB } from './types.ts';

export type Condition = RawBuilder<SqlBool>;

export interface ListedArea {
  readonly sorts: readonly string[];
  readonly calls: { readonly getPage: CallShape; readonly get: CallShape };
}
export type PageQuery<A extends ListedArea> = ParsedRequestOf<A['calls']['getPage']> & PlainQuery;
interface PlainQuery {
  readonly text?: string | undefined;
  readonly filter?: object | undefined;
  readonly sort?: string | undefined;
  readonly direction?: 'ascending' | 'descending' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}
export type FilterOf<A extends ListedArea> = NonNullable<
  ParsedRequestOf<A['calls']['getPage']> extends { filter?: infer F } ? F : never
>;

export type RowOf<A extends ListedArea> = ResponseOf<A['calls']['get']> extends { readonly row: infer R } ? R : never;

/** Not nullable: null has no position in a keyset. */
type SortColumn<O> = { readonly text: keyof O & string } | { readonly number: keyof O & string };

export type AreaList<A extends ListedArea, O extends { readonly id: number }> = AreaQuery<A, O> & AreaRows<A, O>;

/** Maps rows one by one, or a page at once when more has to be read. */
type AreaRows<A extends ListedArea, O> =
  | { readonly toRow: (row: O) => RowOf<A> }
  | { readonly toRows: (rows: readonly O[], db: Reader) => Promise<RowOf<A>[]> };

interface AreaQuery<A extends ListedArea, O extends { readonly id: number }> {
  readonly query: (db: Reader) => Expression<O>;
  /** Searched columns (a number also matches the id), or a function that returns the condition of a term. */
  readonly text: readonly (keyof O & string)[] | ((word: SearchTerm, filter: Partial<FilterOf<A>>) => Condition);
  readonly sorts: { readonly [S in A['sorts'][number]]: SortColumn<O> };
  readonly filters: { readonly [F in keyof FilterOf<A>]-?: (value: NonNullable<FilterOf<A>[F]>) => Condition };
  /** The table to count in, when it has all columns of the filters and no column is searched. */
  readonly countTable?: keyof DB;
  /** The same rows as `query`, for a count; for where reading all of them and reading the first needs different plans. */
  readonly countQuery?: (db: Reader) => Expression<O>;
  /**
   * How many rows a page of a search looks through at most, for long lists whose search has no index. The page may then
   * have fewer rows than asked for, or none, and still a next one.
   */
  readonly searchWindow?: number;
}

export interface AreaReads {
  /** Has a time limit: rare search terms scan the whole table. */
  readonly rows: RunRead;
  /** Concurrent callers with the same key share a count. */
  readonly count: (key: string, read: ReadQuery<number>) => Promise<number>;
}

export const defineAreaList = <A extends ListedArea, O extends { readonly id: number }>(
  _area: A,
  query: AreaList<A, O>['query'],
  rest: Omit<AreaQuery<A, O>, 'query'> & AreaRows<A, O>,
): AreaList<A, O> => ({ query, ...rest });

const column = (name: string) => sql.ref(`area.${name}`);

export const oneOf =
  (name: string) =>
  (values: readonly (string | number)[]): Condition =>
    sql`${column(name)} in (${sql.join(values)})`;

export const equals =
  (name: string) =>
  (value: string | number | boolean): Condition =>
    sql`${column(name)} = ${value}`;

/** Days ('YYYY-MM-DD') in an inclusive range. */
export const withinDays =
  (name: string) =>
  ({ from, to }: { readonly from: string; readonly to: string }): Condition =>
    sql`${column(name)} between ${from} and ${to}`;

/** Timestamps in a range without its end. */
export const during =
  (name: string) =>
  ({ since, before }: { readonly since: string; readonly before: string }): Condition =>
    sql`(${column(name)} >= ${new Date(since)} and ${column(name)} < ${new Date(before)})`;

/** Matches an array that contains one of the values, and null. */
export const arrayHasAny =
  (name: string) =>
  (values: readonly (string | number)[]): Condition => {
    // PostgreSQL infers text for bare parameters.
    const type = typeof values[0] === 'number' ? sql`int[]` : sql`text[]`;
    return sql`(${column(name)} is null or ${column(name)} && array[${sql.join(values)}]::${type})`;
  };

const inColumns =
  (columns: readonly string[]) =>
  ({ term, number }: SearchTerm): Condition => {
    const places = columns.map((name) => contains(sql`${column(name)}`, term));
    const byNumber = number === null ? [] : [sql`area.id = ${number}`];
    return sql`(${sql.join([...byNumber, ...places], sql` or `)})`;
  };

interface Order {
  /** Null to sort by id alone. */
  readonly key: RawBuilder<unknown> | null;
  readonly isNumber: boolean;
  readonly isDescending: boolean;
}

function orderOf(
  sort: { readonly text?: string; readonly number?: string },
  direction: PlainQuery['direction'],
): Order {
  const isNumber = sort.number !== undefined;
  const isDescending = direction === undefined ? isNumber : direction === 'descending';
  if (sort.number === 'id') return { key: null, isNumber, isDescending };
  const name = column(sort.number ?? sort.text ?? 'id');
  return { key: isNumber ? sql`${name}::numeric` : sql`lower(${name})`, isNumber, isDescending };
}

const invalidCursor = () => new HttpError('invalid', undefined, { cursor: msg('The list has changed. Reload it.') });

/**
 * Matches rows after the cursor's, or those up to and including it.
 * @throws HttpError `invalid` for a malformed cursor
 */
function besideCursor({ key, isNumber, isDescending }: Order, cursor: string, side: 'after' | 'upTo'): Condition {
  const [, id = '', value = ''] = /^(\d{1,9}):(.*)$/s.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  const operators = isDescending ? { after: sql`<`, upTo: sql`>=` } : { after: sql`>`, upTo: sql`<=` };
  const than = operators[side];
  if (id === '' || !isStorable(value)) throw invalidCursor();
  if (key === null) return sql`area.id ${than} ${Number.parseInt(id, 10)}`;
  if (isNumber && !/^-?\d+(\.\d+)?$/.test(value)) throw invalidCursor();
  const place = isNumber ? sql`${value}::numeric` : sql`${value}::text`;
  return sql`(${key}, area.id) ${than} (${place}, ${Number.parseInt(id, 10)}::int)`;
}

const cursorAfter = (row: { readonly id: number; readonly sort_key: string | null }): string =>
  Buffer.from(`${row.id}:${row.sort_key ?? ''}`).toString('base64url');

const allOf = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** Returns null for a count that takes too long; the list is shown without it. */
const nullOnTimeout = (count: Promise<number>): Promise<number | null> =>
  count.catch((error: unknown) => {
    if (isReadTimeout(error)) return null;
    throw error;
  });

/** Creates the queries for pages, count and single row. `reads` limits the time of pages. */
export function createAreaReader<A extends ListedArea, O extends { readonly id: number }>(
  area: A,
  list: AreaList<A, O>,
  reads?: AreaReads,
) {
  const sorts: Readonly<Record<string, { readonly text?: string; readonly number?: string }>> = list.sorts;
  const filters = list.filters as Readonly<Record<string, (value: unknown) => Condition>>;

  const isNamed = typeof list.text !== 'function';
  const searchCondition = typeof list.text === 'function' ? list.text : inColumns(list.text);

  const toFilters = ({ filter = {} }: PlainQuery): Condition[] =>
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined ? [] : [filters[name]?.(value) ?? sql<SqlBool>`true`],
    );

  const toSearch = ({ text = '', filter = {} }: PlainQuery): Condition[] =>
    parseSearchTerms(text).map((word) => searchCondition(word, filter as Partial<FilterOf<A>>));

  const rowsOf = async (db: Reader, rows: readonly O[]): Promise<RowOf<A>[]> =>
    'toRows' in list ? list.toRows(rows, db) : rows.map((row) => list.toRow(row));

  /** Stops above `AREA_COUNT_MAX`, so that a count costs the same however long a list becomes. */
  async function count(db: Reader, { text = '', filter = {} }: PlainQuery): Promise<number> {
    const isPlain = list.countTable !== undefined && (!isNamed || text === '');
    const rows = list.countQuery ?? list.query;
    const from = isPlain ? sql`${sql.table(list.countTable)} as area` : sql`(${rows(db)}) as area`;
    const result = await sql<{ total: string }>`
      select count(*) as total from (
        select 1 from ${from} where ${allOf([...toFilters({ filter }), ...toSearch({ text, filter })])} limit ${AREA_COUNT_MAX + 1}) as counted`.execute(
      db,
    );
    return Number.parseInt(result.rows[0]?.total ?? '0', 10);
  }

  const total = (db: Reader, { text, filter }: PlainQuery): Promise<number | null> =>
    reads === undefined
      ? count(db, { text, filter })
      : nullOnTimeout(reads.count(JSON.stringify([text, filter]), (from) => count(from, { text, filter })));

  async function readPage(db: Reader, plain: PlainQuery) {
    const limit = plain.limit ?? PAGE_SIZE;
    const order = orderOf(sorts[plain.sort ?? area.sorts[0] ?? 'id'] ?? { number: 'id' }, plain.direction);
    const way = order.isDescending ? sql`desc` : sql`asc`;
    const key = sql`(${order.key ?? sql`null`})::text as sort_key`;
    const rows = sql`(${list.query(db)}) as area`;
    const inOrder = sql`order by ${order.key === null ? sql`` : sql`${order.key} ${way},`} area.id ${way}`;
    const rest = plain.cursor === undefined ? [] : [besideCursor(order, plain.cursor, 'after')];
    const listed = [...toFilters(plain), ...rest];
    const search = toSearch(plain);

    /** Cursor of the last row to look at; null if all rows that are left are looked at. */
    async function findWindowEnd(): Promise<string | null> {
      if (list.searchWindow === undefined || search.length === 0) return null;
      const { rows: ends } = await sql<{ id: number; sort_key: string | null }>`
        select area.id, ${key} from ${rows} where ${allOf(listed)} ${inOrder}
        limit 2 offset ${list.searchWindow - 1}`.execute(db);
      const [end, beyond] = ends;
      return end === undefined || beyond === undefined ? null : cursorAfter(end);
    }

    const end = await findWindowEnd();
    const window = end === null ? [] : [besideCursor(order, end, 'upTo')];
    const { rows: found } = await sql<O & { sort_key: string | null }>`
      select area.*, ${key} from ${rows} where ${allOf([...listed, ...search, ...window])} ${inOrder}
      limit ${limit + 1}`.execute(db);
    const last = found[limit - 1];
    return {
      items: await rowsOf(db, found.slice(0, limit)),
      next: found.length > limit && last !== undefined ? cursorAfter(last) : end,
      isLastWindow: end === null,
    };
  }

  return {
    async page(db: Reader, query: PageQuery<A>) {
      const plain: PlainQuery = query;
      const read: ReadQuery<Awaited<ReturnType<typeof readPage>>> = (from) => readPage(from, plain);
      const { isLastWindow, ...page } = await (reads === undefined ? read(db) : reads.rows(read));
      return { ...page, total: plain.cursor === undefined && isLastWindow ? await total(db, plain) : null };
    },

    count: (db: Reader, filter: FilterOf<A>) => count(db, { filter }),

    async one(db: Reader, id: number): Promise<RowOf<A> | undefined> {
      const { rows } = await sql<O>`select area.* from (${list.query(db)}) as area where area.id = ${id}`.execute(db);
      const [row] = await rowsOf(db, rows);
      return row;
    },
  };
}
