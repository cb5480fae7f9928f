import type { Action } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { type CallShape, defineCall } from '../define.ts';
import { Day, Done, exact, Id, Instant, int, line } from '../shapes.ts';

type Schema = z.ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;

/** Most rows of a page of an area: more than other lists', as a file of a whole view is made page by page. */
export const AREA_PAGE_MAX = 500;
const AreaPageSize = z.int().check(z.minimum(1), z.maximum(AREA_PAGE_MAX));

/** A list is sorted by what people wrote, so its place in it may be long. */
const AreaCursor = exact(0, 1000);

/** How often a row was changed. Who saves sends the number that was read: another one by then is a conflict (409). */
export const Version = int(0);
/** A filter by several values: a row needs one of them. */
/* @__NO_SIDE_EFFECTS__ */
export const anyOf = <S extends Schema>(value: S) => z.array(value).check(z.minLength(1), z.maxLength(100));

/** A filter by days that stand written down, from the first to the last, both of them in. */
export const DayRange = /* @__PURE__ */ (() =>
  z.strictObject({ from: Day, to: Day }).check(z.refine(({ from, to }) => from <= to)))();

/** A filter by when something was: from a moment on, and before another. Whoever asks says when their own days begin. */
export const InstantRange = /* @__PURE__ */ (() =>
  z
    .strictObject({ since: Instant, before: Instant })
    .check(z.refine(({ since, before }) => Date.parse(since) < Date.parse(before))))();

/** What an area is: rows that staff find, sort, filter and open. See docs/areas.md. */
interface AreaShape<N extends string, R extends Shape, F extends Shape, S extends readonly [string, ...string[]]> {
  /** Part of the contract, of the paths, and the id of the area's page. */
  readonly name: N;
  /** What its rows are, for the sentences of the API page: 'boosters of the house'. */
  readonly description: string;
  /** Who may see it. */
  readonly right: Action;
  /** Fields of a row beside its `id`. One that can be changed has a `version`. */
  readonly row: R;
  /** By name; a filter that is left out lets every row through. */
  readonly filters: F;
  /** What the list can be sorted by; the first is how it comes. */
  readonly sorts: S;
}

const rowOf = <R extends Shape>(row: R) => z.strictObject({ id: Id, ...row });

const pageCall = <N extends string, R extends Shape, F extends Shape, const S extends readonly [string, ...string[]]>({
  name,
  description,
  right,
  row,
  filters,
  sorts,
}: AreaShape<N, R, F, S>) =>
  defineCall({
    name: `${name}.getPage` as const,
    method: 'POST',
    path: `/${name}/getPage` as const,
    summary: `Lists ${description}: filtered, sorted and searched. \`total\` is included with the first page.`,
    source: 'Boostdesk',
    right,
    kind: 'read',
    request: z.strictObject({
      text: z.optional(line(0, 100)),
      filter: z.optional(z.partial(z.strictObject(filters))),
      sort: z.optional(z.enum(sorts)),
      direction: z.optional(z.enum(['ascending', 'descending'])),
      cursor: z.optional(AreaCursor),
      limit: z.optional(AreaPageSize),
    }),
    response: z.strictObject({
      items: z.array(rowOf(row)),
      next: z.nullable(AreaCursor),
      total: z.nullable(z.int()),
    }),
    errors: [],
  });

const getCall = <N extends string, R extends Shape>({
  name,
  description,
  right,
  row,
}: Pick<AreaShape<N, R, Shape, readonly [string]>, 'name' | 'description' | 'right' | 'row'>) =>
  defineCall({
    name: `${name}.get` as const,
    method: 'POST',
    path: `/${name}/get` as const,
    summary: `Returns one of ${description}.`,
    source: 'Boostdesk',
    right,
    kind: 'read',
    request: z.strictObject({ id: Id }),
    response: z.strictObject({ row: rowOf(row) }),
    errors: ['not_found'],
  });

/** An area that is looked at: its definition, and the calls that come of it. */
/* @__NO_SIDE_EFFECTS__ */
export const defineArea = <
  const N extends string,
  R extends Shape,
  F extends Shape,
  const S extends readonly [string, ...string[]],
>(
  area: AreaShape<N, R, F, S>,
) => ({ ...area, calls: { getPage: pageCall(area), get: getCall(area) } });

interface BaseArea<N extends string, R extends Shape> {
  readonly name: N;
  readonly description: string;
  readonly right: Action;
  readonly row: R;
  readonly calls: Readonly<Record<string, CallShape>>;
}

interface UpdateOptions<E extends Shape> {
  readonly right: Action;
  /** What can be changed, all of it sent with each change. Names are those of the row. */
  readonly fields: E;
}

interface CreateOptions<E extends Shape> {
  readonly right: Action;
  /** What a new row is made from. */
  readonly fields: E;
}

/** The same area with rows that can be changed. */
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
    update: defineCall({
      name: `${area.name}.update` as const,
      method: 'POST',
      path: `/${area.name}/update` as const,
      summary: `Updates one of ${area.description}. Conflicts if the version has changed.`,
      source: 'Boostdesk',
      right,
      kind: 'write',
      requiresIdempotencyKey: true,
      request: z.strictObject({ id: Id, version: Version, fields: z.strictObject(fields) }),
      response: z.strictObject({ row: rowOf(area.row) }),
      errors: ['conflict', 'key_reused', 'not_found'],
    }),
  },
});

/** The same area with rows that can be added. */
/* @__NO_SIDE_EFFECTS__ */
export const withCreate = <N extends string, R extends Shape, A extends BaseArea<N, R>, E extends Shape>(
  area: A & BaseArea<N, R>,
  { right, fields }: CreateOptions<E>,
) => ({
  ...area,
  newFields: z.strictObject(fields),
  calls: {
    ...(area as A).calls,
    create: defineCall({
      name: `${area.name}.create` as const,
      method: 'POST',
      path: `/${area.name}/create` as const,
      summary: `Creates one of ${area.description}. Conflicts if that isn’t possible right now.`,
      source: 'Boostdesk',
      right,
      kind: 'write',
      requiresIdempotencyKey: true,
      request: z.strictObject({ fields: z.strictObject(fields) }),
      response: z.strictObject({ row: rowOf(area.row) }),
      errors: ['conflict', 'key_reused', 'not_found'],
    }),
  },
});

/** The same area with rows that can be taken away. */
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
    remove: defineCall({
      name: `${area.name}.remove` as const,
      method: 'POST',
      path: `/${area.name}/remove` as const,
      summary: `Removes one of ${area.description}. Conflicts if the version has changed.`,
      source: 'Boostdesk',
      right,
      kind: 'write',
      requiresIdempotencyKey: true,
      request: z.strictObject({ id: Id, version: Version }),
      response: Done,
      errors: ['conflict', 'key_reused', 'not_found'],
    }),
  },
});

/** What calls have in common that do something with a row beyond its fields, and answer it as it is then. */
/* @__NO_SIDE_EFFECTS__ */
export const createRowCommand = <A extends Schema>(response: A) => ({
  method: 'POST' as const,
  source: 'Boostdesk' as const,
  kind: 'write' as const,
  response,
  errors: ['conflict', 'key_reused', 'not_found'] as const,
});
