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
  /** When it happened. */
  at: Instant,
  /** Event name. */
  name: z.enum(['orderNotification', 'newOrder', 'newMessage', 'newNotification', 'poke']),
  /** For `orderNotification`. */
  type: z.nullable(z.enum(['Pause', 'Unpause'])),
  /** Order of the event; null without one. */
  order: z.nullable(Id),
  /** Outcomes, grouped. */
  outcomes: z.array(
    z.strictObject({
      /** What became of the push. */
      outcome: z.enum(pushOutcomes),
      /** Device count. */
      devices: int(1),
      /** Evaluated by the server; for `sent` and `notDue`. */
      trace: z.nullable(
        z.array(
          z.strictObject({
            /** Name of the rule. */
            rule: z.string(),
            /** Whether the rule holds. */
            value: z.boolean(),
            /** Part of the alert that needs the rule. */
            part: z.enum(['all', 'push']),
          }),
        ),
      ),
    }),
  ),
});

/** Calls of Web Push. `user.removeOnesignalToken` removes its subscriptions too. */
export const push = {
  /**
   * Registers a browser for our own push notifications and returns its push token.
   * @example await client.push.subscribe({ endpoint: 'https://push.example/device', p256dh: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', auth: 'AAAAAAAAAAAAAAAAAAAAAA' });
   */
  subscribe: defineCall({
    name: 'push.subscribe',
    method: 'POST',
    path: '/push/subscribe',
    source: 'Boostdesk',
    right: 'signedIn',
    kind: 'write',
    request: z.strictObject({
      /** Push service URL. */
      endpoint: z.string().check(z.regex(/^https?:\/\/[!-~]{1,1000}$/)),
      /** Uncompressed P-256 point. */
      p256dh: bytes(87),
      /** Authentication secret of the subscription, base64url. */
      auth: bytes(22),
    }),
    response: z.strictObject({
      /** Push token, to remove the subscription with. */
      token: exact(1, 200),
    }),
    errors: [],
  }),
  /**
   * Returns the outcome of push notifications for the user’s latest events and the reasons, newest first, up to 50.
   * @example await client.push.getOutcomes();
   */
  getOutcomes: defineCall({
    name: 'push.getOutcomes',
    method: 'POST',
    path: '/push/getOutcomes',
    source: 'Boostdesk',
    right: 'event.own',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** Null: push is disabled. */
      devices: z.nullable(int(0)),
      /** Including retries. */
      waiting: int(0),
      /** Latest events, newest first. */
      events: z.array(PushedEvent),
    }),
    errors: [],
  }),
};
