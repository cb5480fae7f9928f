import type { Action } from '@boostdesk/auth';
import { isStorable, toVisible } from '@boostdesk/catalogs/text';
import * as z from 'zod/mini';

/** PostgreSQL's integer. */
const Id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

const visible = z.overwrite<string>((text) => toVisible(text).normalize('NFC'));
const Text = z.string().check(z.refine(isStorable), visible, z.trim(), z.maxLength(4000));
/** Describes a picture to those who cannot see it. */
const Alt = z.string().check(z.refine(isStorable), visible, z.trim(), z.maxLength(300));

/** A picture of the sent message, with addresses for the sender. */
const SentPicture = z.object({
  id: Id,
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  url: z.string(),
  thumbnail: z.string(),
});

/** Whether a message has a text or a picture. */
export const hasContent = ({
  msg,
  pictures = [],
}: {
  msg: string;
  pictures?: readonly unknown[] | undefined;
}): boolean => msg !== '' || pictures.length > 0;

const Rejection = z.object({
  ok: z.literal(false),
  /** Error code of the HTTP contract. */
  code: z.string(),
  /** For display. */
  message: z.string(),
});

/** A device on which a member of staff views an order. */
const Viewer = z.object({
  /** Id of the device's connection. */
  connection: z.string(),
  by: z.object({ id: Id, name: z.string(), image: z.nullable(z.string()) }),
});

interface ClientEventShape {
  /** Checked for every event. */
  readonly right: Action;
  /** HTTP calls that the event makes, by its type. */
  readonly calls?: Readonly<Record<string, Action>>;
  readonly payload: z.ZodMiniType;
  readonly ack: z.ZodMiniType;
}

/**
 * Events that clients send, with right, payload and acknowledgement. The token determines the sender;
 * acknowledgements may be omitted.
 */
export const clientEvents = {
  /** Joins rooms; acknowledges the granted ones. `quietFor`: for at least so many ms none of them has had an event. */
  create: {
    right: 'signedIn',
    payload: z.strictObject({ rooms: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200)) }),
    ack: z.union([
      z.object({ ok: z.literal(true), joined: z.array(z.string()), quietFor: z.optional(z.int()) }),
      Rejection,
    ]),
  },
  /** Sends a chat message. `sender` is ignored. */
  message: {
    right: 'chat.send',
    payload: z
      .strictObject({
        /** Visible text, as in HTTP calls; empty only with pictures. */
        msg: Text,
        /** Ids of the sender's uploads (`picture.upload`) that no message has yet. */
        pictures: z.optional(z.array(z.strictObject({ id: Id, alt: z.optional(Alt) })).check(z.maxLength(4))),
        /** Id of a user’s message in the same chat that this one replies to. */
        replyTo: z.optional(Id),
        room: z.string().check(z.maxLength(40)),
        sender: z.optional(z.nullable(z.int())),
        /**
         * Set by clients that can ask their user. `false`: a message with account or contact details is refused with
         * `needs_confirmation`. `true`: the user wants it to be sent. Without it, such a message is sent and recorded.
         */
        confirmed: z.optional(z.boolean()),
        /** UUID for deduplication; without it each message is new. */
        clientId: z.optional(z.uuid()),
      })
      .check(z.refine(hasContent)),
    ack: z.union([
      z.object({
        ok: z.literal(true),
        id: z.int(),
        seqInOrder: z.int(),
        createdAt: z.iso.datetime(),
        pictures: z.optional(z.array(SentPicture)),
      }),
      Rejection,
    ]),
  },
  /** The user is typing in the chat of a room. Send it again every 3 s while they type; it is not stored. */
  typing: {
    right: 'chat.send',
    payload: z.strictObject({ room: z.string().check(z.maxLength(40)) }),
    ack: z.union([z.object({ ok: z.literal(true) }), Rejection]),
  },
  /** A device of the user has received the messages of orders up to a number; send it at most once a second. */
  received: {
    right: 'chat.read',
    payload: z.strictObject({
      orders: z.array(z.strictObject({ order: Id, upTo: Id })).check(z.minLength(1), z.maxLength(50)),
    }),
    ack: z.union([z.object({ ok: z.literal(true) }), Rejection]),
  },
  /**
   * A member of staff has an order on screen; send it again every 20 s, and with `isOpen: false` when they leave. It is not
   * stored. Acknowledges the other staff who view it.
   */
  viewing: {
    right: 'room.viewers',
    payload: z.strictObject({ order: Id, isOpen: z.boolean() }),
    ack: z.union([z.object({ ok: z.literal(true), viewers: z.array(Viewer) }), Rejection]),
  },
  /** Pauses or unpauses an order; requires the right of its call. */
  orderNotification: {
    right: 'signedIn',
    calls: { Pause: 'order.pause', Unpause: 'order.unpause' },
    payload: z.strictObject({ type: z.enum(['Pause', 'Unpause']), id: Id }),
    ack: z.union([z.object({ ok: z.literal(true) }), Rejection]),
  },
} as const satisfies Record<string, ClientEventShape>;

/** Name of a client event. */
export type ClientEventName = keyof typeof clientEvents;
/** Payload of a client event. */
export type ClientEventPayload<N extends ClientEventName> = z.infer<(typeof clientEvents)[N]['payload']>;
/** Acknowledgement of a client event. */
export type ClientEventAck<N extends ClientEventName> = z.infer<(typeof clientEvents)[N]['ack']>;
