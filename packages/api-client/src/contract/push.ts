import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Empty, exact, Id, Instant, int } from './shapes.ts';

/** base64url. */
const bytes = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)));

/**
 * Outcomes of a push: accepted by the push service, suppressed by alert rules, too late, device removed, rejected by
 * the push service, service unreachable.
 */
export const pushOutcomes = ['sent', 'notDue', 'late', 'gone', 'refused', 'failed'] as const;

/** Event to push, without its text. */
export const PushedEvent = z.strictObject({
  /** `eventId`. */
  id: z.string(),
  /** Per user. */
  seq: int(1),
  at: Instant,
  name: z.enum(['orderNotification', 'newOrder', 'newMessage', 'newNotification']),
  /** For `orderNotification`. */
  type: z.nullable(z.enum(['Pause', 'Unpause'])),
  order: z.nullable(Id),
  outcomes: z.array(
    z.strictObject({
      outcome: z.enum(pushOutcomes),
      /** Device count. */
      devices: int(1),
      /** Evaluated by the server; for `sent` and `notDue`. */
      trace: z.nullable(
        z.array(z.strictObject({ rule: z.string(), value: z.boolean(), part: z.enum(['all', 'push']) })),
      ),
    }),
  ),
});

/** Calls of Web Push. `user.removeOnesignalToken` removes its subscriptions too. */
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
      /** Push service URL. */
      endpoint: z.string().check(z.regex(/^https?:\/\/[!-~]{1,1000}$/)),
      /** Uncompressed P-256 point. */
      p256dh: bytes(87),
      auth: bytes(22),
    }),
    response: z.strictObject({ token: exact(1, 200) }),
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
    response: z.strictObject({
      /** Null: push is disabled. */
      devices: z.nullable(int(0)),
      /** Including retries. */
      waiting: int(0),
      events: z.array(PushedEvent),
    }),
    errors: [],
  }),
};
