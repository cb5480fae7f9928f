import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Empty, exact, Id, Instant, int } from './shapes.ts';

/** Bytes as a browser writes them into an address: `length` characters of base64url. */
const bytes = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)));

/**
 * What became of a push to a device: the push service took it; the rules of alerts spoke against it; it was too old when it could be
 * sent; the device was not the user's any more, or its push service no longer knew it; the push service would not have it; the push
 * service could not be reached in several tries.
 */
export const pushOutcomes = ['sent', 'notDue', 'late', 'gone', 'refused', 'failed'] as const;

/** An event that was to be pushed: which and when, none of its words. */
export const PushedEvent = z.strictObject({
  /** The event's own id, as live. */
  id: z.string(),
  /** Its number among the user's events. */
  seq: int(1),
  at: Instant,
  name: z.enum(['orderNotification', 'newOrder', 'newMessage', 'newNotification']),
  /** Of an `orderNotification`. */
  type: z.nullable(z.enum(['Pause', 'Unpause'])),
  order: z.nullable(Id),
  outcomes: z.array(
    z.strictObject({
      outcome: z.enum(pushOutcomes),
      /** How many of the user's devices it was so for. */
      devices: int(1),
      /** Of `sent` and `notDue`, which the rules decide: each with its value. What a device alone knows is not among them. */
      trace: z.nullable(
        z.array(z.strictObject({ rule: z.string(), value: z.boolean(), part: z.enum(['all', 'push']) })),
      ),
    }),
  ),
});

/** Standard Web Push, from our own server. What it gives is removed by `user.removeOnesignalToken`, as every push token is. */
export const push = {
  subscribe: defineCall({
    name: 'push.subscribe',
    method: 'POST',
    path: '/push/subscribe',
    summary: 'Registers a browser for our own push notifications and returns its push token.',
    source: 'Boostdesk',
    right: 'signedIn',
    kind: 'write',
    request: z.strictObject({
      /** Where the browser's push service takes what is for it. */
      endpoint: z.string().check(z.regex(/^https?:\/\/[!-~]{1,1000}$/)),
      /** The browser's public key: a point of P-256, uncompressed. */
      p256dh: bytes(87),
      /** What the browser and we alone know. */
      auth: bytes(22),
    }),
    answer: z.strictObject({ token: exact(1, 200) }),
    errors: [],
  }),
  getOutcomes: defineCall({
    name: 'push.getOutcomes',
    method: 'POST',
    path: '/push/getOutcomes',
    summary:
      'Returns the outcome of push notifications for the user’s latest events and the reasons, newest first, up to 50.',
    source: 'Boostdesk',
    right: 'event.own',
    kind: 'read',
    request: Empty,
    answer: z.strictObject({
      /** Devices that pushes of the user go to; null where this server sends none to anybody. */
      devices: z.nullable(int(0)),
      /** Pushes that are still to be sent, or to be tried again. */
      waiting: int(0),
      events: z.array(PushedEvent),
    }),
    errors: [],
  }),
};
