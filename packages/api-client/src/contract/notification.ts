import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Id, Instant } from './shapes.ts';
import { Acknowledged, AnyInstant, AnyText, listOf, MaybeId, MaybeText, read, toFlag } from './tolerant.ts';

/** 1, or 0 for unseen. */
const Seen = read((value) => (toFlag(value) === true ? 1 : 0), z.literal([0, 1]));

/** A shorter page is the last. */
export const NOTIFICATIONS_PAGE = 200;

/** Calls of general notifications. */
export const notification = {
  /**
   * Returns the user’s notifications, newest first. With `before` (our extension), returns older ones only.
   * @example await client.notification.getNotifications();
   */
  getNotifications: defineCall({
    name: 'notification.getNotifications',
    method: 'POST',
    path: '/notification/getNotifications',
    source: 'SPEC §7',
    right: 'notification.own',
    kind: 'read',
    request: z.strictObject({
      /** Notifications before this ID. */
      before: z.optional(Id),
    }),
    response: z.array(
      z.strictObject({
        /** Notification ID. */
        id: Id,
        /** Text of the notification. */
        message: z.string(),
        /** When it was created. */
        createdAt: Instant,
        /** 0: unseen, 1: seen. */
        seen: z.literal([0, 1]),
        /** Order to open; null without one. */
        order: z.nullable(Id),
        /** In the dashboard, of a notification without an order. */
        path: z.nullable(z.string()),
      }),
    ),
    tolerantResponse: listOf(
      z.object({
        id: MaybeId,
        message: AnyText,
        createdAt: AnyInstant,
        seen: Seen,
        order: MaybeId,
        path: MaybeText,
      }),
    ),
    errors: [],
  }),
  /**
   * Clears the notifications.
   * @example await client.notification.clearNotifications();
   */
  clearNotifications: defineCall({
    name: 'notification.clearNotifications',
    method: 'POST',
    path: '/notification/clearNotifications',
    source: 'SPEC §7',
    right: 'notification.own',
    kind: 'write',
    request: z.strictObject({}),
    response: Done,
    tolerantResponse: Acknowledged,
    errors: [],
  }),
  /**
   * Restores the most recently cleared notifications, within a day.
   * @example await client.notification.restoreNotifications();
   */
  restoreNotifications: defineCall({
    name: 'notification.restoreNotifications',
    method: 'POST',
    path: '/notification/restoreNotifications',
    source: 'Boostdesk',
    right: 'notification.own',
    kind: 'write',
    request: z.strictObject({}),
    response: Done,
    errors: [],
  }),
  /**
   * Marks all notifications as seen, as opening the list does.
   * @example await client.notification.makeSeen();
   */
  makeSeen: defineCall({
    name: 'notification.makeSeen',
    method: 'POST',
    path: '/notification/makeSeen',
    source: 'Boostdesk',
    right: 'notification.own',
    kind: 'write',
    request: z.strictObject({}),
    response: Done,
    errors: [],
  }),
};
