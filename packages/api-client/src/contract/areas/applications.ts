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
  description: 'booster applications',
  right: 'application.list',
  row: {
    user: Person,
    email: z.string(),
    games: Games,
    platforms: Platforms,
    text: z.string(),
    status: Status,
    reason: z.nullable(z.string()),
    createdAt: Instant,
    decidedAt: z.nullable(Instant),
    decidedBy: z.nullable(Person),
  },
  filters: { status: anyOf(Status), game: anyOf(z.literal(playedGameIds)), platform: anyOf(z.enum(platforms)) },
  sorts: ['id', 'name'],
});

const Own = z.strictObject({ status: Status, reason: z.nullable(z.string()), createdAt: Instant });

/** Calls to apply and to decide applications. */
export const application = {
  getMine: defineCall({
    name: 'application.getMine',
    method: 'POST',
    path: '/application/getMine',
    summary: 'Returns the customer’s latest application, or null if there is none.',
    source: 'Boostdesk',
    right: 'application.apply',
    kind: 'read',
    request: Empty,
    response: z.strictObject({ application: z.nullable(Own) }),
    errors: [],
  }),
  apply: defineCall({
    name: 'application.apply',
    method: 'POST',
    path: '/application/apply',
    summary: 'Submits a customer’s booster application. Conflicts while an earlier one is pending.',
    source: 'Boostdesk',
    right: 'application.apply',
    kind: 'write',
    requiresIdempotencyKey: true,
    strictRateLimit: true,
    request: z.strictObject({
      games: Games.check(z.minLength(1), z.maxLength(50)),
      platforms: Platforms.check(z.minLength(1), z.maxLength(50)),
      /** Ranks, experience and available hours. */
      text: text(30, 2000),
    }),
    response: z.strictObject({ application: Own }),
    errors: ['conflict', 'key_reused'],
  }),
  accept: defineCall({
    name: 'application.accept',
    method: 'POST',
    path: '/application/accept',
    summary: 'Makes the applicant a booster on trial, like a role change, and notifies them.',
    source: 'Boostdesk',
    right: 'application.decide',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({ id: Id }),
    response: applications.calls.get.response,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  refuse: defineCall({
    name: 'application.refuse',
    method: 'POST',
    path: '/application/refuse',
    summary: 'Rejects an application with a reason the applicant can see.',
    source: 'Boostdesk',
    right: 'application.decide',
    kind: 'write',
    requiresIdempotencyKey: true,
    request: z.strictObject({ id: Id, reason: text(1, REFUSAL_MAX) }),
    response: applications.calls.get.response,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
};
