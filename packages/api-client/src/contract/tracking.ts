import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Progress, Status } from './order-shapes.ts';
import { Done, exact, Id, Instant } from './shapes.ts';

/** Longest life of a tracking link, in days. */
export const TRACKING_DAYS_MAX = 30;
const TRACKING_TOKEN_MAX = 64;

const OfOrder = z.strictObject({
  /** Order number. */
  order: Id,
});

/** The customer's link to the public tracking page of an order. */
export const TrackingLink = z.strictObject({
  /** Address of the page. */
  url: z.string(),
  /** When it stops working. */
  expiresAt: Instant,
});

/** What anybody with the link sees: no people, no chat, no price. */
export const TrackedOrder = z.strictObject({
  /** Status code. */
  status: Status,
  /** Game ID. */
  game: z.int(),
  /** 1 to 41; null for services sold by slug. */
  serviceId: z.nullable(z.int()),
  /** 'LoL boosting, Gold IV to Platinum II'. */
  purchase: z.string(),
  /** Progress so far. */
  progress: Progress,
  /** When a booster locked it in; null before. */
  startedAt: z.nullable(Instant),
  /** Of the last logged progress. */
  progressAt: z.nullable(Instant),
  /** When it was completed; null before. */
  completedAt: z.nullable(Instant),
  /** Expected completion; null unless the order is being played. */
  estimate: z.nullable(Instant),
  /** When the link stops working. */
  expiresAt: Instant,
});

/** Calls of the tracking link. */
export const tracking = {
  /**
   * Returns the order’s tracking link; null without a current one.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.tracking.getLink({ order: 10482 });
   */
  getLink: defineCall({
    name: 'tracking.getLink',
    method: 'POST',
    path: '/tracking/getLink',
    source: 'Boostdesk',
    right: 'order.shareTracking',
    kind: 'read',
    request: OfOrder,
    response: z.strictObject({
      /** The link, or null. */
      link: z.nullable(TrackingLink),
    }),
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Creates the order’s tracking link; the previous one stops working.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.tracking.createLink({ order: 10482, days: 7 });
   */
  createLink: defineCall({
    name: 'tracking.createLink',
    method: 'POST',
    path: '/tracking/createLink',
    source: 'Boostdesk',
    right: 'order.shareTracking',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      order: Id,
      /** Days until it expires. */
      days: z.int().check(z.minimum(1), z.maximum(TRACKING_DAYS_MAX)),
    }),
    response: z.strictObject({
      /** The new link. */
      link: TrackingLink,
    }),
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Makes the order’s tracking link stop working; does nothing without one.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.tracking.revokeLink({ order: 10482 });
   */
  revokeLink: defineCall({
    name: 'tracking.revokeLink',
    method: 'POST',
    path: '/tracking/revokeLink',
    source: 'Boostdesk',
    right: 'order.shareTracking',
    kind: 'write',
    request: OfOrder,
    response: Done,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Returns status and progress of the order of a tracking link. Public.
   * @throws ApiError with `not_found`
   * @example await client.tracking.view({ token: 'Y3QPRfSS6VqvWm2dqxAi9DrYQRa9G8lF' });
   */
  view: defineCall({
    name: 'tracking.view',
    method: 'POST',
    path: '/tracking/view',
    source: 'Boostdesk',
    right: 'public',
    kind: 'read',
    request: z.strictObject({
      /** Last part of the link’s address. */
      token: exact(1, TRACKING_TOKEN_MAX),
    }),
    response: TrackedOrder,
    errors: ['not_found'],
  }),
};
