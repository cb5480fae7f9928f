import type { Action } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Day, exact, Id, Instant, int, line } from '../shapes.ts';

type Schema = z.ZodMiniType;
export type Shape = Readonly<Record<string, Schema>>;

/** Maximum rows per page; above `PAGE_MAX`, because the CSV export fetches all pages. */
export const AREA_PAGE_MAX = 500;
/** The server stops counting the rows of a list here. It returns this number plus one when there are more. */
export const AREA_COUNT_MAX = 10_000;
/** Longest search text. */
export const AREA_TEXT_MAX = 100;
/** Longest reason of a refusal. */
export const REFUSAL_MAX = 500;
const AreaPageSize = z.int().check(z.minimum(1), z.maximum(AREA_PAGE_MAX));

/** Contains the sorted text of a row. */
const AreaCursor = exact(0, 1000);

/** Changes of a row so far. An update sends the version read, and conflicts (409) when it differs. */
export const Version = int(0);
/** Filter: any of the values. */
/* @__NO_SIDE_EFFECTS__ */
export const anyOf = <S extends Schema>(value: S) => z.array(value).check(z.minLength(1), z.maxLength(100));

/** Filter by calendar day, inclusive. */
export const DayRange = /* @__PURE__ */ (() =>
  z
    .strictObject({
      /** First day. */
      from: Day,
      /** Last day, inclusive. */
      to: Day,
    })
    .check(z.refine(({ from, to }) => from <= to)))();

/** Filter by time: `since` inclusive, `before` exclusive, converted from days of the user's time zone. */
export const InstantRange = /* @__PURE__ */ (() =>
  z
    .strictObject({
      /** Start, inclusive. */
      since: Instant,
      /** End, exclusive. */
      before: Instant,
    })
    .check(z.refine(({ since, before }) => Date.parse(since) < Date.parse(before))))();

/** An area: rows that staff search, sort, filter and open. See docs/areas.md. */
interface AreaShape<N extends string, R extends Shape, F extends Shape, S extends readonly [string, ...string[]]> {
  /** Also part of the paths, and the page id. */
  readonly name: N;
  /** Action that allows reading. */
  readonly right: Action;
  /** Fields besides `id`. Without input limits, which stored rows may exceed. Updatable rows have a `version`. */
  readonly row: R;
  /** An absent filter matches every row. */
  readonly filters: F;
  /** The first is the default. */
  readonly sorts: S;
}

type Row<R extends Shape> = {
  /** ID of the row. */
  readonly id: typeof Id;
} & Omit<R, 'id'>;

/** Schema of a row. */
export const rowOf = <R extends Shape>(row: R) => z.strictObject<Row<R>>({ id: Id, ...row });

const pageCall = <N extends string, R extends Shape, F extends Shape, const S extends readonly [string, ...string[]]>({
  name,
  right,
  row,
  filters,
  sorts,
}: AreaShape<N, R, F, S>) =>
  defineCall({
    name: `${name}.getPage` as const,
    method: 'POST',
    path: `/${name}/getPage` as const,
    source: 'Boostdesk',
    right,
    kind: 'read',
    request: z.strictObject({
      /** Search text: matches the texts and numbers of a row. */
      text: z.optional(line(0, AREA_TEXT_MAX)),
      /** Rows must match all filters; an absent filter matches every row. */
      filter: z.optional(z.partial(z.strictObject(filters))),
      /** Sort key; the default is the first of the list. */
      sort: z.optional(z.enum(sorts)),
      /** Sort direction. The default depends on the key. */
      direction: z.optional(z.enum(['ascending', 'descending'])),
      /** `next` of the previous page; omit for the first page. */
      cursor: z.optional(AreaCursor),
      /** Rows per page, 1 to 500. */
      limit: z.optional(AreaPageSize),
    }),
    response: z.strictObject({
      /**
       * Rows of this page. A page of a search in the site log covers a part of a long log, so it may be empty and still
       * have a `next`.
       */
      items: z.array(rowOf(row)),
      /** Cursor of the next page; null on the last page. */
      next: z.nullable(AreaCursor),
      /**
       * Number of matching rows, with the first page only. 10,001 means more than 10,000. Null if counting would take too
       * long, and for a search that covers a part of the site log.
       */
      total: z.nullable(z.int()),
    }),
    errors: [],
  });

const getCall = <N extends string, R extends Shape>({
  name,
  right,
  row,
}: Pick<AreaShape<N, R, Shape, readonly [string]>, 'name' | 'right' | 'row'>) =>
  defineCall({
    name: `${name}.get` as const,
    method: 'POST',
    path: `/${name}/get` as const,
    source: 'Boostdesk',
    right,
    kind: 'read',
    request: z.strictObject({
      /** ID of the row. */
      id: Id,
    }),
    response: z.strictObject({
      /** The row. */
      row: rowOf(row),
    }),
    errors: ['not_found'],
  });

/** Defines a read-only area and its calls. */
/* @__NO_SIDE_EFFECTS__ */
export const defineArea = <
  const N extends string,
  R extends Shape,
  F extends Shape,
  const S extends readonly [string, ...string[]],
>(
  area: AreaShape<N, R, F, S>,
) => ({
  ...area,
  calls: {
    /**
     * Lists the rows of the area page by page: searched, filtered and sorted.
     * @example await client.fines.getPage({ text: 'late', limit: 50 });
     */
    getPage: pageCall(area),
    /**
     * Returns one row of the area.
     * @throws ApiError with `not_found`
     * @example await client.fines.get({ id: 7 });
     */
    get: getCall(area),
  },
});
