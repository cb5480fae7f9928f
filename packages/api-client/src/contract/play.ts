import * as z from 'zod/mini';
import { Availability } from './availability.ts';
import { defineCall } from './define.ts';
import { PlaySessions } from './play-session.ts';
import { Done, Id, Instant } from './shapes.ts';

const OfOrder = z.strictObject({
  /** Order number. */
  order: Id,
});

/** What is known of the booster of an order. */
export const PlayState = z.strictObject({
  /** When ‘playing now’ ends by itself; null unless the booster is playing. */
  playingUntil: z.nullable(Instant),
  /** When the booster plays; null without a booster, or when it was never set. */
  availability: z.nullable(Availability),
  /** Poke of the booster, while the order is Processing; null otherwise. */
  poke: z.nullable(
    z.strictObject({
      /** When the customer may poke; in the past when it is allowed. */
      allowedAt: Instant,
      /** When the customer last poked; null when never. */
      lastAt: z.nullable(Instant),
    }),
  ),
});

/** Calls about the booster who plays an order. `orderUpdated` announces changes. */
export const play = {
  /**
   * Returns whether the booster of an order plays now, when they are available, when they may be poked, and the open sessions.
   * @throws ApiError with `not_found`
   * @example await client.play.get({ order: 10482 });
   */
  get: defineCall({
    name: 'play.get',
    method: 'POST',
    path: '/play/get',
    source: 'Boostdesk',
    right: 'order.viewPlay',
    kind: 'read',
    request: OfOrder,
    response: z.strictObject({
      ...PlayState.shape,
      /** Open sessions of the order. */
      sessions: PlaySessions,
    }),
    errors: ['not_found'],
  }),
  /**
   * Says that the booster plays now, which warns the customer not to sign in, or stops it. It ends by itself after 6 hours,
   * when progress is logged, and when the order leaves Processing.
   * @throws ApiError with `conflict`, `not_found`
   * @example await client.play.setPlaying({ order: 10482, isPlaying: true });
   */
  setPlaying: defineCall({
    name: 'play.setPlaying',
    method: 'POST',
    path: '/play/setPlaying',
    source: 'Boostdesk',
    right: 'order.setPlaying',
    kind: 'write',
    request: z.strictObject({
      ...OfOrder.shape,
      /** False: the booster has stopped. */
      isPlaying: z.boolean(),
    }),
    response: PlayState,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Asks the booster for a sign of life, 12 hours after the last one and after the last poke. The booster gets the alert
   * `poke`.
   * @throws ApiError with `conflict` when it is too early, `not_found`
   * @example await client.play.poke({ order: 10482 });
   */
  poke: defineCall({
    name: 'play.poke',
    method: 'POST',
    path: '/play/poke',
    source: 'Boostdesk',
    right: 'order.poke',
    kind: 'write',
    request: OfOrder,
    response: Done,
    errors: ['conflict', 'not_found'],
  }),
};
