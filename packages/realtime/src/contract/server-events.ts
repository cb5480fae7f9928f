import * as z from 'zod/mini';

const Id = z.int().check(z.minimum(1));
const Instant = z.iso.datetime();
const Booster = z.object({ id: Id, name: z.string() });

/** `eventId` drops duplicates; `seq` numbers the receiver's stored events (null: not stored). */
const envelope = { eventId: z.string(), seq: z.nullable(z.int()) };

/** Message that another one replies to. */
const Quote = z.object({
  id: Id,
  /** Null when the message is not available. */
  message: z.nullable(
    z.object({
      seq: z.int(),
      sender: z.object({ id: Id, name: z.string() }),
      /** Its first 200 characters. */
      body: z.string(),
      /** Number of its pictures. */
      pictures: z.int(),
    }),
  ),
});

/** Events of the server with their payloads. Unknown keys are allowed, for newer servers. */
export const serverEvents = {
  /** Message in the order's chat room, at position `seqInOrder`; concurrent ones may arrive in either order. */
  message: z.object({
    ...envelope,
    id: Id,
    order: Id,
    seqInOrder: z.int(),
    sender: z.nullable(z.object({ id: Id, name: z.string(), role: z.int(), image: z.nullable(z.string()) })),
    clientId: z.nullable(z.string()),
    msg: z.string(),
    code: z.nullable(z.string()),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    /** Its pictures, whose addresses the chat's history has. Missing without. */
    pictures: z.optional(z.array(z.object({ id: Id, width: z.int(), height: z.int(), alt: z.string() }))),
    /** The message that it replies to. Missing without. */
    replyTo: z.optional(Quote),
    createdAt: Instant,
  }),
  /** Pause or unpause. Added: `by`, the actor. */
  orderNotification: z.object({ ...envelope, type: z.enum(['Pause', 'Unpause']), id: Id, by: z.optional(Id) }),
  /** The customer `by` asks the booster of order `id` for a sign of life. */
  poke: z.object({ ...envelope, id: Id, by: z.object({ id: Id, name: z.string() }) }),
  /** Order on the board. Added: `id`. */
  newOrder: z.object({
    ...envelope,
    id: Id,
    game: z.int(),
    platform: z.nullable(z.string()),
    server: z.nullable(z.string()),
    purchase: z.string(),
  }),
  /** Older name of `newOrder`. */
  newOrderNotification: z.object({
    ...envelope,
    id: Id,
    game: z.int(),
    platform: z.nullable(z.string()),
    server: z.nullable(z.string()),
    purchase: z.string(),
  }),
  /** New message for user `to` on order `id`. Added: `seqInOrder`, its position. */
  newMessage: z.object({ ...envelope, to: Id, id: Id, seqInOrder: z.optional(z.int()) }),
  /** General notification. Added: `order`, and `notification`, its id in the list. */
  newNotification: z.object({
    ...envelope,
    users: z.array(Id),
    message: z.string(),
    order: z.optional(z.nullable(Id)),
    notification: z.optional(Id),
  }),
  /** A booster looks at an order until `until`. */
  lockinInit: z.object({ ...envelope, id: Id, booster: Booster, until: Instant }),
  /** The order was taken, or the look ended. */
  lockinStatus: z.object({ ...envelope, id: Id, status: z.enum(['taken', 'released']), booster: Booster }),
  /** Refetch the order. `archived`: cancelled, status unchanged. */
  orderUpdated: z.object({ ...envelope, id: Id, status: z.int(), archived: z.optional(z.boolean()) }),
  /** The user read, cleared or restored messages on any device. */
  messagesChanged: z.object({ ...envelope, unread: z.int() }),
  /** Seen, cleared or restored, on any device. */
  notificationsChanged: z.object({ ...envelope }),
  /** The other side read messages up to `upTo`. */
  messagesSeen: z.object({ ...envelope, order: Id, upTo: z.int(), by: Id, at: Instant }),
  /** How far `by` has received and seen the order's chat; sent to everyone else in its room. */
  receiptChanged: z.object({
    ...envelope,
    order: Id,
    by: z.object({ id: Id, name: z.string(), role: z.int() }),
    deliveredUpTo: z.int(),
    deliveredAt: z.nullable(Instant),
    seenUpTo: z.int(),
    seenAt: z.nullable(Instant),
  }),
  /** A member of staff views the order, or has left it; ends 45 s after the last of these events. Sent to staff who view it. */
  staffViewing: z.object({
    ...envelope,
    order: Id,
    connection: z.string(),
    by: z.object({ id: Id, name: z.string(), image: z.nullable(z.string()) }),
    isOpen: z.boolean(),
  }),
  /** The user's own messages that wait in the order's chat changed, on any device or because one was sent. */
  scheduledMessagesChanged: z.object({ ...envelope, order: Id }),
  /** `by` is typing in the order's chat; it ends 5 s after the last of these events. Sent to everyone else in its room. */
  typing: z.object({ ...envelope, order: Id, by: z.object({ id: Id, name: z.string() }) }),
  /** Earnings or payouts changed; in the staff room anyone's, with `payout` null. */
  earningsChanged: z.object({ ...envelope, payout: z.nullable(Id) }),
  coinsChanged: z.object({ ...envelope, balance: z.int() }),
  /** A user changed their account; sent to their devices and users who share a running order. */
  accountChanged: z.object({ ...envelope, user: Id }),
  /** The user changed settings on any device. */
  settingsChanged: z.object({ ...envelope }),
  /** `seq` of the receiver's newest event, every 15 s and after it; clients without it fetch missed events. */
  latestSeq: z.object({ ...envelope, last: z.int() }),
  /** Games, platforms or shares changed: refresh the token. */
  employeeChanged: z.object({ ...envelope }),
} as const satisfies Record<string, z.ZodMiniType>;

/** Name of a server event. */
export type ServerEventName = keyof typeof serverEvents;
/** Payload of a server event. */
export type ServerEventPayload<N extends ServerEventName> = z.infer<(typeof serverEvents)[N]>;
/** Server event, discriminated by `name`. */
export type ServerEvent = {
  [N in ServerEventName]: { readonly name: N; readonly payload: ServerEventPayload<N> };
}[ServerEventName];
/** All server event names. */
export const serverEventNames = Object.keys(serverEvents) as ServerEventName[];
