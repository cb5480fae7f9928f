import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Progress, Status } from './order-shapes.ts';
import { Done, exact, Id, Instant } from './shapes.ts';

/** Longest life of a tracking link, in days. */
export const TRACKING_DAYS_MAX = 30;
const TRACKING_TOKEN_MAX = 64;

const OfOrder = z.strictObject({ order: Id });

/** The customer's link to the public tracking page of an order. */
export const TrackingLink = z.strictObject({
  url: z.string(),
  expiresAt: Instant,
});

/** What anybody with the link sees: no people, no chat, no price. */
export const TrackedOrder = z.strictObject({
  status: Status,
  game: z.int(),
  /** 1 to 41; null for services sold by slug. */
  serviceId: z.nullable(z.int()),
  /** 'LoL boosting, Gold IV to Platinum II'. */
  purchase: z.string(),
  progress: Progress,
  startedAt: z.nullable(Instant),
  /** Of the last logged progress. */
  progressAt: z.nullable(Instant),
  completedAt: z.nullable(Instant),
  /** Expected completion; null unless the order is being played. */
  estimate: z.nullable(Instant),
  expiresAt: Instant,
});

/** Calls of the tracking link. */
export const tracking = {
  getLink: defineCall({
    name: 'tracking.getLink',
    method: 'POST',
    path: '/tracking/getLink',
    summary: 'Returns the order’s tracking link; null without a current one.',
    source: 'Boostdesk',
    right: 'order.shareTracking',
    kind: 'read',
    request: OfOrder,
    response: z.strictObject({ link: z.nullable(TrackingLink) }),
    errors: ['conflict', 'not_found'],
  }),
  createLink: defineCall({
    name: 'tracking.createLink',
    method: 'POST',
    path: '/tracking/createLink',
    summary: 'Creates the order’s tracking link; the previous one stops working.',
    source: 'Boostdesk',
    right: 'order.shareTracking',
    kind: 'write',
    request: z.strictObject({
      order: Id,
      /** Days until it expires. */
      days: z.int().check(z.minimum(1), z.maximum(TRACKING_DAYS_MAX)),
    }),
    response: z.strictObject({ link: TrackingLink }),
    errors: ['conflict', 'not_found'],
  }),
  revokeLink: defineCall({
    name: 'tracking.revokeLink',
    method: 'POST',
    path: '/tracking/revokeLink',
    summary: 'Makes the order’s tracking link stop working; does nothing without one.',
    source: 'Boostdesk',
    right: 'order.shareTracking',
    kind: 'write',
    request: OfOrder,
    response: Done,
    errors: ['conflict', 'not_found'],
  }),
  view: defineCall({
    name: 'tracking.view',
    method: 'POST',
    path: '/tracking/view',
    summary: 'Returns status and progress of the order of a tracking link. Public.',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    request: z.strictObject({ token: exact(1, TRACKING_TOKEN_MAX) }),
    response: TrackedOrder,
    errors: ['not_found'],
  }),
};
