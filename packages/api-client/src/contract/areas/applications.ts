import { platforms } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Empty, Id, Instant, Person, text } from '../shapes.ts';
import { anyOf, defineArea, REFUSAL_MAX } from './define-area.ts';
import { playedGameIds } from './game-ids.ts';

/** States of an application. */
export const applicationStatuses = ['waiting', 'accepted', 'refused'] as const;

const Status = z.enum(applicationStatuses);
const Games = z.array(z.literal(playedGameIds));
const Platforms = z.array(z.enum(platforms));

/** Customers' applications to become boosters. */
export const applications = /* @__PURE__ */ defineArea({
  name: 'applications',
  right: 'application.list',
  row: {
    /** The applicant. */
    user: Person,
    /** Email address. */
    email: z.string(),
    /** Games that the applicant plays, by ID. */
    games: Games,
    /** Platforms that the booster plays on. */
    platforms: Platforms,
    /** What the applicant wrote about themselves. */
    text: z.string(),
    /** State of the application. */
    status: Status,
    /** Reason of a rejection; else null. */
    reason: z.nullable(z.string()),
    /** When it was submitted. */
    createdAt: Instant,
    /** When staff decided; null until then. */
    decidedAt: z.nullable(Instant),
    /** Who decided; null until then. */
    decidedBy: z.nullable(Person),
  },
  filters: {
    /** Any of these statuses. */
    status: anyOf(Status),
    /** Any of these games, by ID. */
    game: anyOf(z.literal(playedGameIds)),
    /** Any of these platforms. */
    platform: anyOf(z.enum(platforms)),
  },
  sorts: ['id', 'name'],
});

const Own = z.strictObject({
  /** State of the application. */
  status: Status,
  /** Reason of a rejection; else null. */
  reason: z.nullable(z.string()),
  /** When it was submitted. */
  createdAt: Instant,
});

/** Calls to apply and to decide applications. */
export const application = {
  /**
   * Returns the customer’s latest application, or null if there is none.
   * @example await client.application.getMine();
   */
  getMine: defineCall({
    name: 'application.getMine',
    method: 'POST',
    path: '/application/getMine',
    source: 'Boostdesk',
    right: 'application.apply',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** The application; null if there is none. */
      application: z.nullable(Own),
    }),
    errors: [],
  }),
  /**
   * Submits a customer’s booster application. Conflicts while an earlier one is pending.
   * @throws ApiError with `conflict`, `key_reused`
   * @example await client.application.apply({ games: [3], platforms: ['PC'], text: 'Diamond I, five years of experience' });
   */
  apply: defineCall({
    name: 'application.apply',
    method: 'POST',
    path: '/application/apply',
    source: 'Boostdesk',
    right: 'application.apply',
    kind: 'write',
    requiresIdempotencyKey: true,
    strictRateLimit: true,
    request: z.strictObject({
      /** Games that the applicant plays, by ID. */
      games: Games.check(z.minLength(1), z.maxLength(50)),
      /** Platforms that the booster plays on. */
      platforms: Platforms.check(z.minLength(1), z.maxLength(50)),
      /** Ranks, experience and available hours. */
      text: text(30, 2000),
    }),
    response: z.strictObject({
      /** The application; null if there is none. */
      application: Own,
    }),
    errors: ['conflict', 'key_reused'],
  }),
  /**
   * Makes the applicant a booster on trial, like a role change, and notifies them.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.application.accept({ id: 7 });
   */
  accept: defineCall({
    name: 'application.accept',
    method: 'POST',
    path: '/application/accept',
    source: 'Boostdesk',
    right: 'application.decide',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Application ID. */
      id: Id,
    }),
    response: applications.calls.get.response,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  /**
   * Rejects an application with a reason the applicant can see.
   * @throws ApiError with `conflict`, `key_reused`, `not_found`
   * @example await client.application.refuse({ id: 7, reason: 'The customer asked for it.' });
   */
  refuse: defineCall({
    name: 'application.refuse',
    method: 'POST',
    path: '/application/refuse',
    source: 'Boostdesk',
    right: 'application.decide',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({
      /** Application ID. */
      id: Id,
      /** Reason, read by the person concerned: 1 to 500 characters. */
      reason: text(1, REFUSAL_MAX),
    }),
    response: applications.calls.get.response,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
};
