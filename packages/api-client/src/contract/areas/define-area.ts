import type { Action } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { type CallShape, defineCall } from '../define.ts';
import { Day, Done, exact, Id, Instant, int, line } from '../shapes.ts';

type Schema = z.ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;

/** Maximum rows per page; above `PAGE_MAX`, because the CSV export fetches all pages. */
export const AREA_PAGE_MAX = 500;
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

const rowOf = <R extends Shape>(row: R) => z.strictObject<Row<R>>({ id: Id, ...row });

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
      /** Rows of this page. */
      items: z.array(rowOf(row)),
      /** Cursor of the next page; null on the last page. */
      next: z.nullable(AreaCursor),
      /** Number of matching rows, with the first page only. */
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

interface BaseArea<N extends string, R extends Shape> {
  readonly name: N;
  readonly right: Action;
  readonly row: R;
  readonly calls: Readonly<Record<string, CallShape>>;
}

interface UpdateOptions<E extends Shape> {
  readonly right: Action;
  /** Named as in the row. An update sends all. */
  readonly fields: E;
}

interface CreateOptions<E extends Shape> {
  readonly right: Action;
  readonly fields: E;
}

/** Adds the call to update rows. */
/* @__NO_SIDE_EFFECTS__ */
export const withUpdate = <
  N extends string,
  R extends Shape & { readonly version: typeof Version },
  A extends BaseArea<N, R>,
  E extends Shape,
>(
  area: A & BaseArea<N, R>,
  { right, fields }: UpdateOptions<E>,
) => ({
  ...area,
  fields: z.strictObject(fields),
  calls: {
    ...(area as A).calls,
    /**
     * Changes a row of the area. Send the version that you read: if the row has changed since, the call conflicts.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.orders.update({ id: 10001, version: 0, fields: { note: 'Call back' } });
     */
    update: defineCall({
      name: `${area.name}.update` as const,
      method: 'POST',
      path: `/${area.name}/update` as const,
      source: 'Boostdesk',
      right,
      kind: 'write',
      requiresIdempotencyKey: true,
      request: z.strictObject({
        /** ID of the row. */
        id: Id,
        /** Version that was read; another one conflicts. */
        version: Version,
        /** New values of all fields that can be changed. */
        fields: z.strictObject(fields),
      }),
      response: z.strictObject({
        /** The row after the call. */
        row: rowOf(area.row),
      }),
      errors: ['conflict', 'key_reused', 'not_found'],
    }),
  },
});

/** Adds the call to create rows. */
/* @__NO_SIDE_EFFECTS__ */
export const withCreate = <N extends string, R extends Shape, A extends BaseArea<N, R>, E extends Shape>(
  area: A & BaseArea<N, R>,
  { right, fields }: CreateOptions<E>,
) => ({
  ...area,
  newFields: z.strictObject(fields),
  calls: {
    ...(area as A).calls,
    /**
     * Creates a row of the area. Conflicts if that isn’t possible right now.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.gifts.create({ fields: { user: 30, coins: 500, text: 'For the delay' } });
     */
    create: defineCall({
      name: `${area.name}.create` as const,
      method: 'POST',
      path: `/${area.name}/create` as const,
      source: 'Boostdesk',
      right,
      kind: 'write',
      requiresIdempotencyKey: true,
      request: z.strictObject({
        /** Fields of the new row. */
        fields: z.strictObject(fields),
      }),
      response: z.strictObject({
        /** The row after the call. */
        row: rowOf(area.row),
      }),
      errors: ['conflict', 'key_reused', 'not_found'],
    }),
  },
});

/** Adds the call to remove rows. */
/* @__NO_SIDE_EFFECTS__ */
export const withRemove = <
  N extends string,
  R extends Shape & { readonly version: typeof Version },
  A extends BaseArea<N, R>,
>(
  area: A & BaseArea<N, R>,
  { right }: { readonly right: Action },
) => ({
  ...area,
  calls: {
    ...(area as A).calls,
    /**
     * Removes a row of the area. Send the version that you read: if the row has changed since, the call conflicts.
     * @throws ApiError with `conflict`, `key_reused`, `not_found`
     * @example await client.blog.remove({ id: 7, version: 0 });
     */
    remove: defineCall({
      name: `${area.name}.remove` as const,
      method: 'POST',
      path: `/${area.name}/remove` as const,
      source: 'Boostdesk',
      right,
      kind: 'write',
      requiresIdempotencyKey: true,
      request: z.strictObject({
        /** ID of the row. */
        id: Id,
        /** Version that was read; another one conflicts. */
        version: Version,
      }),
      response: Done,
      errors: ['conflict', 'key_reused', 'not_found'],
    }),
  },
});

/** Options of calls that run a command on a row and return the row. */
/* @__NO_SIDE_EFFECTS__ */
export const createRowCommand = <A extends Schema>(response: A) => ({
  method: 'POST' as const,
  source: 'Boostdesk' as const,
  kind: 'write' as const,
  response,
  errors: ['conflict', 'key_reused', 'not_found'] as const,
});
