import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Id, Instant } from './shapes.ts';

/** How many of them an answer holds at most; one with fewer is the last. */
export const NOTIFICATIONS_PAGE = 200;

/** General notifications (SPEC §7). */
export const notification = {
  getNotifications: defineCall({
    name: 'notification.getNotifications',
    method: 'POST',
    path: '/notification/getNotifications',
    summary:
      "The user's notifications, newest first. With `before`, which is ours, those that are older than that one.",
    source: 'SPEC §7',
    right: 'notification.own',
    kind: 'read',
    request: z.strictObject({ before: z.optional(Id) }),
    answer: z.array(
      z.strictObject({
        id: Id,
        message: z.string(),
        createdAt: Instant,
        /** 0 means unseen (SPEC §3). */
        seen: z.literal([0, 1]),
        /** The order it speaks of, if any. */
        order: z.nullable(Id),
      }),
    ),
    errors: [],
  }),
  clearNotifications: defineCall({
    name: 'notification.clearNotifications',
    method: 'POST',
    path: '/notification/clearNotifications',
    summary: 'Empties the list.',
    source: 'SPEC §7',
    right: 'notification.own',
    kind: 'write',
    request: z.strictObject({}),
    answer: Done,
    errors: [],
  }),
  restoreNotifications: defineCall({
    name: 'notification.restoreNotifications',
    method: 'POST',
    path: '/notification/restoreNotifications',
    summary: 'Brings back what was cleared last, for a day.',
    source: 'Boostdesk',
    right: 'notification.own',
    kind: 'write',
    request: z.strictObject({}),
    answer: Done,
    errors: [],
  }),
  makeSeen: defineCall({
    name: 'notification.makeSeen',
    method: 'POST',
    path: '/notification/makeSeen',
    summary: 'Marks all of them seen, as opening the list does.',
    source: 'Boostdesk',
    right: 'notification.own',
    kind: 'write',
    request: z.strictObject({}),
    answer: Done,
    errors: [],
  }),
};
