import type { AnswerOf, CallShape, ParsedRequestOf } from '@boostdesk/api-client/contract';
import { isStorable } from '@boostdesk/catalogs/text';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { Refusal } from '../contract/refusal.ts';
import { phrase } from '../words/phrase.ts';
import type { Reader } from './index.ts';
import { PAGE_SIZE } from './keyset.ts';
import { isReadEnded, type Reading, type ReadWith } from './limited-reads.ts';
import { type SearchWord, searchWords } from './search-words.ts';
import type { DB } from './types.ts';

export type Condition = RawBuilder<SqlBool>;

/** What of an area of the contract a list needs to know. */
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

export type RowOf<A extends ListedArea> = AnswerOf<A['calls']['get']> extends { readonly row: infer R } ? R : never;

/** A column that holds something in every row: null has no place in an order. */
type SortColumn<O> = { readonly text: keyof O & string } | { readonly number: keyof O & string };

/** Where an area's rows come from. Sorting, finding and filtering name the columns that the query answers. */
export type AreaList<A extends ListedArea, O extends { readonly id: number }> = AreaQuery<A, O> & AreaRows<A, O>;

/** How the rows of the query become those of the area: each by itself, or where more has to be read for them, a page at once. */
type AreaRows<A extends ListedArea, O> =
  | { readonly toRow: (row: O) => RowOf<A> }
  | { readonly toRows: (rows: readonly O[], db: Reader) => Promise<RowOf<A>[]> };

interface AreaQuery<A extends ListedArea, O extends { readonly id: number }> {
  readonly query: (db: Reader) => Expression<O>;
  /** Columns in which the words of a search are looked for; a number is also the row's id. Or what a row is found by otherwise. */
  readonly text: readonly (keyof O & string)[] | ((word: SearchWord, filter: Partial<FilterOf<A>>) => Condition);
  readonly sorts: { readonly [S in A['sorts'][number]]: SortColumn<O> };
  readonly filters: { readonly [F in keyof FilterOf<A>]-?: (value: NonNullable<FilterOf<A>[F]>) => Condition };
  /** The table of its rows, where that has all that the filters name: they are counted there alone, if words name no columns. */
  readonly countedIn?: keyof DB;
}

/** How the pages of an area are read whose rows come without end. */
export interface AreaReads {
  /** Reads the rows: words that few of them hold are looked for in all. */
  readonly rows: ReadWith;
  /** Reads a number that others may have asked for at the same time. */
  readonly count: (what: string, read: Reading<number>) => Promise<number>;
}

/** Keeps the types of the area and of its query's rows together. */
export const areaList = <A extends ListedArea, O extends { readonly id: number }>(
  _area: A,
  query: AreaList<A, O>['query'],
  rest: Omit<AreaQuery<A, O>, 'query'> & AreaRows<A, O>,
): AreaList<A, O> => ({ query, ...rest });

const column = (name: string) => sql.ref(`area.${name}`);

/** The filter that a column holds one of the values. */
export const oneOf =
  (name: string) =>
  (values: readonly (string | number)[]): Condition =>
    sql`${column(name)} in (${sql.join(values)})`;

/** The filter that a column holds the value. */
export const equals =
  (name: string) =>
  (value: string | number | boolean): Condition =>
    sql`${column(name)} = ${value}`;

/** The filter that a column of days, 'YYYY-MM-DD', holds one from the first to the last. */
export const withinDays =
  (name: string) =>
  ({ from, to }: { readonly from: string; readonly to: string }): Condition =>
    sql`${column(name)} between ${from} and ${to}`;

/** The filter that a column of moments holds one from a moment on, and before another. */
export const during =
  (name: string) =>
  ({ since, before }: { readonly since: string; readonly before: string }): Condition =>
    sql`(${column(name)} >= ${new Date(since)} and ${column(name)} < ${new Date(before)})`;

/** The filter that a column is a list with one of the values; one without a list takes them all. */
export const listHolds =
  (name: string) =>
  (values: readonly (string | number)[]): Condition => {
    // Parameters alone would be texts.
    const type = typeof values[0] === 'number' ? sql`int[]` : sql`text[]`;
    return sql`(${column(name)} is null or ${column(name)} && array[${sql.join(values)}]::${type})`;
  };

/** The condition that a word is in one of the columns, or the row's number. */
const inColumns =
  (columns: readonly string[]) =>
  ({ like, number }: SearchWord): Condition => {
    const places = columns.map((name) => sql`${column(name)} ilike ${like}`);
    const byNumber = number === null ? [] : [sql`area.id = ${number}`];
    return sql`(${sql.join([...byNumber, ...places], sql` or `)})`;
  };

interface Order {
  /** What the rows run by before their id; null where it is the id alone. */
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

const wrongCursor = () => new Refusal('invalid', undefined, { cursor: phrase('The list has changed. Reload it.') });

/** Rows behind the last one of the page before. */
function behind({ key, isNumber, isDescending }: Order, cursor: string): Condition {
  const [, id = '', value = ''] = /^(\d{1,9}):(.*)$/s.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  const than = isDescending ? sql`<` : sql`>`;
  if (id === '' || !isStorable(value)) throw wrongCursor();
  if (key === null) return sql`area.id ${than} ${Number.parseInt(id, 10)}`;
  if (isNumber && !/^-?\d+(\.\d+)?$/.test(value)) throw wrongCursor();
  const place = isNumber ? sql`${value}::numeric` : sql`${value}::text`;
  return sql`(${key}, area.id) ${than} (${place}, ${Number.parseInt(id, 10)}::int)`;
}

const cursorAfter = (row: { readonly id: number; readonly sort_key: string | null }): string =>
  Buffer.from(`${row.id}:${row.sort_key ?? ''}`).toString('base64url');

const allOf = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** How many there are, where that is found in time: a list is shown without its number. */
const unlessEnded = (count: Promise<number>): Promise<number | null> =>
  count.catch((error: unknown) => {
    if (isReadEnded(error)) return null;
    throw error;
  });

/** Reads an area: its pages, and one row of it; with `reads` no longer than they allow. */
export function createAreaReader<A extends ListedArea, O extends { readonly id: number }>(
  area: A,
  list: AreaList<A, O>,
  reads?: AreaReads,
) {
  const sorts: Readonly<Record<string, { readonly text?: string; readonly number?: string }>> = list.sorts;
  const filters = list.filters as Readonly<Record<string, (value: unknown) => Condition>>;

  const isNamed = typeof list.text !== 'function';
  const foundBy = typeof list.text === 'function' ? list.text : inColumns(list.text);

  const through = (query: PlainQuery): Condition[] => [
    ...Object.entries(query.filter ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [filters[name]?.(value) ?? sql<SqlBool>`true`],
    ),
    ...searchWords(query.text ?? '').map((word) => foundBy(word, (query.filter ?? {}) as Partial<FilterOf<A>>)),
  ];

  const rowsOf = async (db: Reader, rows: readonly O[]): Promise<RowOf<A>[]> =>
    'toRows' in list ? list.toRows(rows, db) : rows.map((row) => list.toRow(row));

  async function count(db: Reader, { text = '', filter = {} }: PlainQuery): Promise<number> {
    const isPlain = list.countedIn !== undefined && (!isNamed || text === '');
    const from = isPlain ? sql`${sql.table(list.countedIn)} as area` : sql`(${list.query(db)}) as area`;
    const { rows } = await sql<{ total: string }>`
      select count(*) as total from ${from} where ${allOf(through({ text, filter }))}`.execute(db);
    return Number.parseInt(rows[0]?.total ?? '0', 10);
  }

  const total = (db: Reader, { text, filter }: PlainQuery): Promise<number | null> =>
    reads === undefined
      ? count(db, { text, filter })
      : unlessEnded(reads.count(JSON.stringify([text, filter]), (from) => count(from, { text, filter })));

  async function rowsBehind(db: Reader, plain: PlainQuery) {
    const limit = plain.limit ?? PAGE_SIZE;
    const order = orderOf(sorts[plain.sort ?? area.sorts[0] ?? 'id'] ?? { number: 'id' }, plain.direction);
    const way = order.isDescending ? sql`desc` : sql`asc`;
    const conditions = through(plain);
    const rest = plain.cursor === undefined ? conditions : [...conditions, behind(order, plain.cursor)];
    const { rows } = await sql<O & { sort_key: string | null }>`
      select area.*, (${order.key ?? sql`null`})::text as sort_key
      from (${list.query(db)}) as area where ${allOf(rest)}
      order by ${order.key === null ? sql`` : sql`${order.key} ${way},`} area.id ${way}
      limit ${limit + 1}`.execute(db);
    const last = rows[limit - 1];
    return {
      items: await rowsOf(db, rows.slice(0, limit)),
      next: rows.length > limit && last !== undefined ? cursorAfter(last) : null,
    };
  }

  return {
    async page(db: Reader, query: PageQuery<A>) {
      const plain: PlainQuery = query;
      const read: Reading<Awaited<ReturnType<typeof rowsBehind>>> = (from) => rowsBehind(from, plain);
      const page = await (reads === undefined ? read(db) : reads.rows(read));
      return { ...page, total: plain.cursor === undefined ? await total(db, plain) : null };
    },

    /** How many rows a filter lets through, as the first page says with it. */
    count: (db: Reader, filter: FilterOf<A>) => count(db, { filter }),

    async one(db: Reader, id: number): Promise<RowOf<A> | undefined> {
      const { rows } = await sql<O>`select area.* from (${list.query(db)}) as area where area.id = ${id}`.execute(db);
      const [row] = await rowsOf(db, rows);
      return row;
    },
  };
}
