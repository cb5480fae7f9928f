import { progressSteps } from '@boostdesk/catalogs';
import { POINTS_MAX } from '@boostdesk/catalogs/rules';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { OrderView, Rank } from './order-shapes.ts';
import { ChosenPictures } from './picture.ts';
import { CARD_MAX, Id, text } from './shapes.ts';

const Changed = z.strictObject({
  /** The order after the call. */
  order: OrderView,
});

/** Longest texts of order actions, in UTF-16 code units. */
export const ORDER_TEXT_MAX = { card: CARD_MAX, link: 500, note: 300, proof: 1000, review: 1000 } as const;
/** Most entries of an import. */
export const PROGRESS_IMPORT_MAX = 50;
/** Seconds in which a progress entry can be undone. */
export const PROGRESS_UNDO_SECONDS = 60;

const standing = {
  /** For climbs. */
  rank: z.optional(Rank),
  /** League points now, for climbs. */
  lp: z.optional(z.int().check(z.minimum(0), z.maximum(POINTS_MAX))),
  /** Total, for counts. */
  done: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
};

/** Calls about the progress of orders. */
export const orderProgress = {
  /**
   * Logs a match result or the account’s current standing.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.order.logProgress({ id: 10001, rank: 14, lp: 20, won: true });
   */
  logProgress: defineCall({
    name: 'order.logProgress',
    method: 'POST',
    path: '/order/logProgress',
    source: 'Boostdesk',
    right: 'order.logProgress',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
      ...standing,
      /** Whether the match was won. */
      won: z.optional(z.boolean()),
      /** Requires a note. */
      correction: z.optional(z.boolean()),
      /** Note, required with a correction: up to 300 characters. */
      note: z.optional(text(0, ORDER_TEXT_MAX.note)),
      /** The caller’s uploads (`picture.upload`) for this order that nothing uses yet. */
      pictures: z.optional(ChosenPictures),
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  /**
   * Logs one match or unit more or less, counted from the progress that the server has.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.order.stepProgress({ id: 10001, step: 'win' });
   */
  stepProgress: defineCall({
    name: 'order.stepProgress',
    method: 'POST',
    path: '/order/stepProgress',
    source: 'Boostdesk',
    right: 'order.logProgress',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** What happened; see `stepsFor` of `@boostdesk/catalogs/progress` for the steps of an order. */
      step: z.enum(progressSteps),
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  /**
   * Logs up to 50 matches or standings, all or none, in their order. Each is an entry of the timeline.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.order.importProgress({ id: 10001, entries: [{ won: true, lp: 20 }, { won: false }] });
   */
  importProgress: defineCall({
    name: 'order.importProgress',
    method: 'POST',
    path: '/order/importProgress',
    source: 'Boostdesk',
    right: 'order.logProgress',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** Oldest first. */
      entries: z
        .array(
          z.strictObject({
            ...standing,
            /** Whether the match was won. Without a standing, it counts as one match by the order’s unit. */
            won: z.optional(z.boolean()),
            /** Note: up to 300 characters. */
            note: z.optional(text(0, ORDER_TEXT_MAX.note)),
          }),
        )
        .check(z.minLength(1), z.maxLength(PROGRESS_IMPORT_MAX)),
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  /**
   * Undoes the booster’s own latest progress entry, with all others of its import, up to 60 seconds after it. Repeated, it
   * undoes the entries before.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.order.undoProgress({ id: 10001, event: 501 });
   */
  undoProgress: defineCall({
    name: 'order.undoProgress',
    method: 'POST',
    path: '/order/undoProgress',
    source: 'Boostdesk',
    right: 'order.undoProgress',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Order number. */
      id: Id,
      /** ID of the timeline’s entry. */
      event: Id,
    }),
    response: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
};
