import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Empty, Instant, Person, text } from '../shapes.ts';
import { withUpdate } from './area-writes.ts';
import { anyOf, defineArea, Version } from './define-area.ts';
import { gameIds } from './game-ids.ts';

/** States of a review: not moderated, public, or visible only to the people of its order. */
export const feedbackStatuses = ['waiting', 'published', 'hidden'] as const;

const stars = [1, 2, 3, 4, 5] as const;
const Status = z.enum(feedbackStatuses);

const fields = {
  /** Whether the review is moderated and public. */
  status: Status,
  /** Visible to the customer; public once the review is published. */
  answer: z.nullable(text(1, 1000)),
} as const;

/** Reviews. The id is the order's. */
export const feedbacks = /* @__PURE__ */ withUpdate(
  /* @__PURE__ */ defineArea({
    name: 'feedbacks',
    right: 'feedback.list',
    row: {
      /** Number of changes so far; an update sends it back. */
      version: Version,
      /** The customer. */
      customer: Person,
      /** Its booster; null without one. */
      booster: z.nullable(Person),
      /** Game ID, 0 to 17; see `gameById` of `@boostdesk/catalogs`. */
      game: z.int(),
      /** What was bought, such as `League boosting, Gold IV to Platinum II`. */
      purchase: z.string(),
      /** Rating from 1 to 5. */
      stars: z.literal(stars),
      /** Text of the review; may be empty. */
      text: z.string(),
      /** When the review was written. */
      at: Instant,
      ...fields,
      /** Reply by staff; null without one. */
      answer: z.nullable(z.string()),
    },
    filters: {
      /** Any of these statuses. */
      status: anyOf(Status),
      /** Any of these ratings. */
      stars: anyOf(z.literal(stars)),
      /** Any of these games, by ID. */
      game: anyOf(z.literal(gameIds)),
      /** Only reviews with a reply, or only others. */
      answered: z.boolean(),
    },
    sorts: ['at', 'id', 'stars'],
  }),
  { right: 'feedback.edit', fields },
);

/** Public calls of reviews. */
export const feedback = {
  /**
   * Returns the latest published reviews without customer names.
   * @example await client.feedback.getPublished();
   */
  getPublished: defineCall({
    name: 'feedback.getPublished',
    method: 'POST',
    path: '/feedback/getPublished',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    request: Empty,
    response: z.array(
      z.strictObject({
        /** Its booster; null without one. */
        booster: z.nullable(Person),
        /** Game ID, 0 to 17; see `gameById` of `@boostdesk/catalogs`. */
        game: z.int(),
        /** Rating from 1 to 5. */
        stars: z.literal(stars),
        /** Text of the review; may be empty. */
        text: z.string(),
        /** Reply by staff; null without one. */
        answer: z.nullable(z.string()),
        /** When the review was written. */
        at: Instant,
      }),
    ),
    errors: [],
  }),
};
