import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Empty, Instant, Person, text } from '../shapes.ts';
import { anyOf, defineArea, Version, withUpdate } from './define-area.ts';
import { gameIds } from './game-ids.ts';

/** States of a review: not moderated, public, or visible only to the people of its order. */
export const feedbackStatuses = ['waiting', 'published', 'hidden'] as const;

const stars = [1, 2, 3, 4, 5] as const;
const Status = z.enum(feedbackStatuses);

const fields = {
  status: Status,
  /** Visible to the customer; public once the review is published. */
  answer: z.nullable(text(1, 1000)),
} as const;

/** Reviews. The id is the order's. */
export const feedbacks = /* @__PURE__ */ withUpdate(
  /* @__PURE__ */ defineArea({
    name: 'feedbacks',
    description: 'order reviews',
    right: 'feedback.list',
    row: {
      version: Version,
      customer: Person,
      booster: z.nullable(Person),
      game: z.int(),
      purchase: z.string(),
      stars: z.literal(stars),
      text: z.string(),
      at: Instant,
      ...fields,
      answer: z.nullable(z.string()),
    },
    filters: {
      status: anyOf(Status),
      stars: anyOf(z.literal(stars)),
      game: anyOf(z.literal(gameIds)),
      answered: z.boolean(),
    },
    sorts: ['at', 'id', 'stars'],
  }),
  { right: 'feedback.edit', fields },
);

/** Public calls of reviews. */
export const feedback = {
  getPublished: defineCall({
    name: 'feedback.getPublished',
    method: 'POST',
    path: '/feedback/getPublished',
    summary: 'Returns the latest published reviews without customer names.',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    request: Empty,
    response: z.array(
      z.strictObject({
        booster: z.nullable(Person),
        game: z.int(),
        stars: z.literal(stars),
        text: z.string(),
        answer: z.nullable(z.string()),
        at: Instant,
      }),
    ),
    errors: [],
  }),
};
