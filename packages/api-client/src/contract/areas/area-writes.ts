import type { Action } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { type CallShape, defineCall } from '../define.ts';
import { Done, Id } from '../shapes.ts';
import { rowOf, type Shape, Version } from './define-area.ts';

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
export const createRowCommand = <A extends z.ZodMiniType>(response: A) => ({
  method: 'POST' as const,
  source: 'Boostdesk' as const,
  kind: 'write' as const,
  response,
  errors: ['conflict', 'key_reused', 'not_found'] as const,
});
