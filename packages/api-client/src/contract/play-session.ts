import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Empty, Id, Instant, int } from './shapes.ts';
import { Zone } from './zone.ts';

const Times = {
  /** When it begins. */
  start: Instant,
  /** When it ends. */
  end: Instant,
};

/** Time to play an order together or on the customer’s account. */
export const PlaySession = z.strictObject({
  /** Session ID. */
  id: Id,
  /** Order number. */
  order: Id,
  ...Times,
  /** Whether the other side has still to accept it. */
  state: z.enum(['proposed', 'accepted']),
  /** Who made the current proposal; the other side answers it. */
  proposer: z.strictObject({
    /** User ID. */
    id: Id,
    /** User name. */
    name: z.string(),
  }),
  /** Number of changes so far; an answer sends it back. */
  revision: z.int(),
});

/** Sessions of an order. */
export const PlaySessions = z.strictObject({
  /** Proposed and accepted sessions of the order that have not ended, by their start. */
  sessions: z.array(PlaySession),
  /** Time zones that the customer and the current booster last used in a session of the order; null when unknown. */
  zones: z.strictObject({
    /** IANA name. */
    customer: z.nullable(z.string()),
    /** IANA name. */
    booster: z.nullable(z.string()),
  }),
  /** The caller’s accepted sessions of other orders that have not ended, to warn of overlaps. */
  others: z.array(
    z.strictObject({
      /** Order number. */
      order: Id,
      ...Times,
    }),
  ),
});

const Sender = {
  /** IANA name of the caller’s time zone, in which the other side sees the session, too. */
  zone: z.optional(Zone),
};

/** A session at the revision that the caller has read. */
const Known = {
  /** Session ID. */
  id: Id,
  /** Its revision; another one is a conflict. */
  revision: int(1),
};

const refused = ['conflict', 'not_found'] as const;

/** Calls of play sessions, which customer and booster of an order arrange. `play.get` returns them, and `orderUpdated` announces changes. */
export const playSession = {
  /**
   * Proposes a session to the other side: within 60 days, 15 minutes to 12 hours long. An order has up to 5 open
   * proposals and 30 open sessions; each side proposes or moves 10 in an hour.
   * @throws ApiError with `conflict`, `not_found`, `too_many`
   * @example await client.playSession.propose({ order: 10482, start: '2026-03-05T18:00:00Z', end: '2026-03-05T20:00:00Z' });
   */
  propose: defineCall({
    name: 'playSession.propose',
    method: 'POST',
    path: '/playSession/propose',
    source: 'Boostdesk',
    right: 'order.planSession',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      order: Id,
      ...Times,
      ...Sender,
    }),
    response: PlaySessions,
    errors: [...refused, 'too_many'],
  }),
  /**
   * Answers a proposal of the other side, withdraws an own one, or cancels an accepted session, before it begins.
   * @throws ApiError with `conflict` when the session was changed or has begun, `not_found`
   * @example await client.playSession.answer({ id: 7, revision: 1, action: 'accept' });
   */
  answer: defineCall({
    name: 'playSession.answer',
    method: 'POST',
    path: '/playSession/answer',
    source: 'Boostdesk',
    right: 'order.planSession',
    kind: 'write',
    request: z.strictObject({
      ...Known,
      ...Sender,
      /** What to do with it. */
      action: z.enum(['accept', 'decline', 'withdraw', 'cancel']),
    }),
    response: PlaySessions,
    errors: refused,
  }),
  /**
   * Proposes another time for an open session; the other side has to accept it.
   * @throws ApiError with `conflict` when the session was changed or has begun, `not_found`, `too_many`
   * @example await client.playSession.move({ id: 7, revision: 1, start: '2026-03-05T19:00:00Z', end: '2026-03-05T21:00:00Z' });
   */
  move: defineCall({
    name: 'playSession.move',
    method: 'POST',
    path: '/playSession/move',
    source: 'Boostdesk',
    right: 'order.planSession',
    kind: 'write',
    request: z.strictObject({ ...Known, ...Times, ...Sender }),
    response: PlaySessions,
    errors: [...refused, 'too_many'],
  }),
  /**
   * Returns an accepted session as an iCalendar file.
   * @throws ApiError with `conflict` unless it is accepted, `not_found`
   * @example await client.playSession.getFile({ id: 7 });
   */
  getFile: defineCall({
    name: 'playSession.getFile',
    method: 'POST',
    path: '/playSession/getFile',
    source: 'Boostdesk',
    right: 'order.viewPlay',
    kind: 'read',
    request: z.strictObject({
      /** Session ID. */
      id: Id,
    }),
    response: z.strictObject({
      /** Name of the file. */
      name: z.string(),
      /** Its text, of type `text/calendar`. */
      text: z.string(),
    }),
    errors: refused,
  }),
  /**
   * Returns since when the user’s calendar address exists. The address itself is shown when it is made.
   * @example await client.playSession.getFeed();
   */
  getFeed: defineCall({
    name: 'playSession.getFeed',
    method: 'POST',
    path: '/playSession/getFeed',
    source: 'Boostdesk',
    right: 'playSession.own',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** When it was made; null without one. */
      createdAt: z.nullable(Instant),
    }),
    errors: [],
  }),
  /**
   * Makes a secret address of a calendar with the user’s accepted sessions. An earlier address stops working.
   * @example await client.playSession.renewFeed();
   */
  renewFeed: defineCall({
    name: 'playSession.renewFeed',
    method: 'POST',
    path: '/playSession/renewFeed',
    source: 'Boostdesk',
    right: 'playSession.own',
    kind: 'write',
    request: Empty,
    response: z.strictObject({
      /** Whoever has it can read the calendar. */
      url: z.string(),
    }),
    errors: [],
  }),
  /**
   * Removes the calendar address, which stops working; does nothing without one.
   * @example await client.playSession.revokeFeed();
   */
  revokeFeed: defineCall({
    name: 'playSession.revokeFeed',
    method: 'POST',
    path: '/playSession/revokeFeed',
    source: 'Boostdesk',
    right: 'playSession.own',
    kind: 'write',
    request: Empty,
    response: Done,
    errors: [],
  }),
};
