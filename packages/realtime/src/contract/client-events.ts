import type { Action } from '@boostdesk/auth';
import { isStorable, toVisible } from '@boostdesk/catalogs/text';
import * as z from 'zod/mini';

/** Up to 2^31 - 1, what the database's own integers hold. */
const Id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

const Refused = z.object({
  ok: z.literal(false),
  /** An error code of the HTTP contract, such as `not_found`. */
  code: z.string(),
  /** A sentence that may be shown. */
  message: z.string(),
});

interface ClientEventShape {
  /** An action of the permission table; checked on the server for every event. */
  readonly right: Action;
  readonly payload: z.ZodMiniType;
  readonly ack: z.ZodMiniType;
}

/**
 * What a client may ask (SPEC §7, Emit): name → right, payload, acknowledgement. All three are requests: the server decides by
 * the token's user, sets the sender itself and answers in the acknowledgement. Who asks for none is served all the same, and is
 * not told what became of it.
 */
export const clientEvents = {
  /** Asks to join rooms; the acknowledgement names those that were granted. */
  create: {
    right: 'signedIn',
    payload: z.strictObject({ rooms: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200)) }),
    ack: z.union([z.object({ ok: z.literal(true), joined: z.array(z.string()) }), Refused]),
  },
  /** Sends a chat message. `sender` stands in SPEC §7 and is ignored. */
  message: {
    right: 'chat.send',
    payload: z.strictObject({
      /** What a call's text is: nothing hidden in it, nothing that turns its direction, and something left to read. */
      msg: z.string().check(z.refine(isStorable), z.overwrite(toVisible), z.trim(), z.minLength(1), z.maxLength(4000)),
      room: z.string().check(z.maxLength(40)),
      sender: z.optional(z.nullable(z.int())),
      /** UUID made by the sender; the same one twice is one message. SPEC §7 has none: without it each is a message of its own. */
      clientId: z.optional(z.uuid()),
    }),
    ack: z.union([
      z.object({ ok: z.literal(true), id: z.int(), seqInOrder: z.int(), createdAt: z.iso.datetime() }),
      Refused,
    ]),
  },
  /** Pauses an order or lets it go on; the server asks for the right to do the one or the other, `order.pause` or `order.unpause`. */
  orderNotification: {
    right: 'signedIn',
    payload: z.strictObject({ type: z.enum(['Pause', 'Unpause']), id: Id }),
    ack: z.union([z.object({ ok: z.literal(true) }), Refused]),
  },
} as const satisfies Record<string, ClientEventShape>;

/** What a client may ask: `create`, `message` or `orderNotification`. */
export type ClientEventName = keyof typeof clientEvents;
/** What goes with it. */
export type ClientEventPayload<N extends ClientEventName> = z.infer<(typeof clientEvents)[N]['payload']>;
/** How the server acknowledges it: done, or refused with a code. */
export type ClientEventAck<N extends ClientEventName> = z.infer<(typeof clientEvents)[N]['ack']>;
