import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Id, Instant } from './shapes.ts';
import { Acknowledged, AnyInstant, AnyText, listOf, MaybeId, read, toFlag } from './tolerant.ts';

/** 1, or 0 for unseen. SPEC §3. */
const Seen = read((value) => (toFlag(value) === true ? 1 : 0), z.literal([0, 1]));

/** A shorter page is the last. */
export const NOTIFICATIONS_PAGE = 200;

/** Calls of general notifications. SPEC §7. */
export const notification = {
  getNotifications: defineCall({
    name: 'notification.getNotifications',
    method: 'POST',
    path: '/notification/getNotifications',
    summary: 'Returns the user’s notifications, newest first. With `before` (our extension), returns older ones only.',
    source: 'SPEC §7',
    right: 'notification.own',
    kind: 'read',
    request: z.strictObject({ before: z.optional(Id) }),
    response: z.array(
      z.strictObject({
        id: Id,
        message: z.string(),
        createdAt: Instant,
        /** 0: unseen. SPEC §3. */
        seen: z.literal([0, 1]),
        order: z.nullable(Id),
      }),
    ),
    tolerantResponse: listOf(
      z.object({
        id: MaybeId,
        message: AnyText,
        createdAt: AnyInstant,
        seen: Seen,
        order: MaybeId,
      }),
    ),
    errors: [],
  }),
  clearNotifications: defineCall({
    name: 'notification.clearNotifications',
    method: 'POST',
    path: '/notification/clearNotifications',
    summary: 'Clears the notifications.',
    source: 'SPEC §7',
    right: 'notification.own',
    kind: 'write',
    request: z.strictObject({}),
    response: Done,
    tolerantResponse: Acknowledged,
    errors: [],
  }),
  restoreNotifications: defineCall({
    name: 'notification.restoreNotifications',
    method: 'POST',
    path: '/notification/restoreNotifications',
    summary: 'Restores the most recently cleared notifications, within a day.',
    source: 'Boostdesk',
    right: 'notification.own',
    kind: 'write',
    request: z.strictObject({}),
    response: Done,
    errors: [],
  }),
  makeSeen: defineCall({
    name: 'notification.makeSeen',
    method: 'POST',
    path: '/notification/makeSeen',
    summary: 'Marks all notifications as seen, as opening the list does.',
    source: 'Boostdesk',
    right: 'notification.own',
    kind: 'write',
    request: z.strictObject({}),
    response: Done,
    errors: [],
  }),
};
