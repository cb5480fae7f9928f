import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { MESSAGE_MAX } from './message-max.ts';
import { Done, Id, Instant, text } from './shapes.ts';

/** Most messages of a user that wait in one order. */
export const SCHEDULED_MAX = 20;
/** How far ahead a message can be scheduled, in days. */
export const SCHEDULED_DAYS = 30;

const Draft = {
  /** Text of the message. */
  text: text(1, MESSAGE_MAX),
  /** In the future, up to 30 days ahead. */
  sendAt: Instant,
  /** Whether the user was asked about personal details in the message; absent when the client cannot ask. */
  confirmed: z.optional(z.boolean()),
};

/** Message that the server sends later. */
export const ScheduledMessage = z.strictObject({
  /** ID of the scheduled message. */
  id: Id,
  /** Order number. */
  order: Id,
  /** Text of the message. */
  text: z.string(),
  /** When it is sent. */
  sendAt: Instant,
});

const One = z.strictObject({
  /** ID of the scheduled message. */
  id: Id,
});

const Saved = z.strictObject({
  /** The scheduled message after the call. */
  message: ScheduledMessage,
});

/** Calls of messages that are sent later. Each user sees and changes only their own. */
export const scheduledMessage = {
  /**
   * Returns the user’s messages that wait in an order, the next one first.
   * @throws ApiError with `not_found`
   * @example await client.scheduledMessage.getWaiting({ order: 10482 });
   */
  getWaiting: defineCall({
    name: 'scheduledMessage.getWaiting',
    method: 'POST',
    path: '/scheduled_message/getWaiting',
    source: 'Boostdesk',
    right: 'chat.read',
    kind: 'read',
    request: z.strictObject({
      /** Order number. */
      order: Id,
    }),
    response: z.strictObject({
      /** The waiting messages. */
      messages: z.array(ScheduledMessage),
    }),
    errors: ['not_found'],
  }),
  /**
   * Schedules a message in the chat of an open order. It is cancelled, with a notification, when the order ends, the user may no longer write, or sending it fails for 6 hours.
   * @throws ApiError with `conflict` when the order is not open or too many messages wait, `needs_confirmation` for personal details with `confirmed: false`, `not_found`
   * @example await client.scheduledMessage.schedule({ order: 10482, text: 'Good morning', sendAt: '2026-11-30T08:00:00.000Z' });
   */
  schedule: defineCall({
    name: 'scheduledMessage.schedule',
    method: 'POST',
    path: '/scheduled_message/schedule',
    source: 'Boostdesk',
    right: 'chat.schedule',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      order: Id,
      ...Draft,
    }),
    response: Saved,
    errors: ['conflict', 'needs_confirmation', 'not_found'],
  }),
  /**
   * Changes text and time of a waiting message.
   * @throws ApiError with `conflict` when the order is not open, `needs_confirmation` for personal details with `confirmed: false`, `not_found` when it was sent or cancelled
   * @example await client.scheduledMessage.change({ id: 7, text: 'Good evening', sendAt: '2026-11-30T18:00:00.000Z' });
   */
  change: defineCall({
    name: 'scheduledMessage.change',
    method: 'POST',
    path: '/scheduled_message/change',
    source: 'Boostdesk',
    right: 'chat.schedule',
    kind: 'write',
    request: z.strictObject({
      /** ID of the scheduled message. */
      id: Id,
      ...Draft,
    }),
    response: Saved,
    errors: ['conflict', 'needs_confirmation', 'not_found'],
  }),
  /**
   * Sends a waiting message now.
   * @throws ApiError with `conflict` when the order is not open, `not_found` when it was sent or cancelled
   * @example await client.scheduledMessage.sendNow({ id: 7 });
   */
  sendNow: defineCall({
    name: 'scheduledMessage.sendNow',
    method: 'POST',
    path: '/scheduled_message/sendNow',
    source: 'Boostdesk',
    right: 'chat.schedule',
    kind: 'write',
    request: One,
    response: Done,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Cancels a waiting message.
   * @throws ApiError with `not_found` when it was sent or cancelled
   * @example await client.scheduledMessage.cancel({ id: 7 });
   */
  cancel: defineCall({
    name: 'scheduledMessage.cancel',
    method: 'POST',
    path: '/scheduled_message/cancel',
    source: 'Boostdesk',
    right: 'chat.list',
    kind: 'write',
    request: One,
    response: Done,
    errors: ['not_found'],
  }),
};
