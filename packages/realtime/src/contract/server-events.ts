import * as z from 'zod/mini';

const Id = z.int().check(z.minimum(1));
const Instant = z.iso.datetime();
const Booster = z.object({ id: Id, name: z.string() });

/**
 * Every payload carries these beside its own fields: an id that drops duplicates, and the receiver's own running number where
 * the event is kept for those who are away (null where it is not: it only hints that something is worth fetching).
 */
const envelope = { eventId: z.string(), seq: z.nullable(z.int()) };

/**
 * What the server sends: event name → payload. The names of SPEC §7 with its fields, spelt as there, then ours. Unknown keys
 * are let through unread, so that a newer server does not silence an older tab.
 */
export const serverEvents = {
  /**
   * A chat message or system line, to the order's chat room. Its place there is `seqInOrder`: of two that are written at once
   * either may come first.
   */
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
    createdAt: Instant,
  }),
  /** An order was paused or goes on (SPEC §3); `by` is ours: whose act it was. */
  orderNotification: z.object({ ...envelope, type: z.enum(['Pause', 'Unpause']), id: Id, by: z.optional(Id) }),
  /** An order came onto the board (SPEC §3); `id` is ours. */
  newOrder: z.object({
    ...envelope,
    id: Id,
    game: z.int(),
    platform: z.nullable(z.string()),
    server: z.nullable(z.string()),
    purchase: z.string(),
  }),
  /** Routed like `newOrder`; an older server sends this name. */
  newOrderNotification: z.object({
    ...envelope,
    id: Id,
    game: z.int(),
    platform: z.nullable(z.string()),
    server: z.nullable(z.string()),
    purchase: z.string(),
  }),
  /** A message waits for its receiver (SPEC §3): `to` is a user, `id` an order. Ours is `seqInOrder`, its place there. */
  newMessage: z.object({ ...envelope, to: Id, id: Id, seqInOrder: z.optional(z.int()) }),
  /** A general notification (SPEC §3). Ours are `order`, the one that it speaks of, if any, and `notification`, its row in the receiver's list. */
  newNotification: z.object({
    ...envelope,
    users: z.array(Id),
    message: z.string(),
    order: z.optional(z.nullable(Id)),
    notification: z.optional(Id),
  }),
  /** Somebody is looking at an order of the board until then. */
  lockinInit: z.object({ ...envelope, id: Id, booster: Booster, until: Instant }),
  /** The order was taken, or let go again. */
  lockinStatus: z.object({ ...envelope, id: Id, status: z.enum(['taken', 'released']), booster: Booster }),
  /** Ours: an order that the receiver may see has changed; fetch it again. `archived`: it was cancelled and keeps its status. */
  orderUpdated: z.object({ ...envelope, id: Id, status: z.int(), archived: z.optional(z.boolean()) }),
  /** Ours: the receiver's unread messages have changed, on this device or another. */
  messagesChanged: z.object({ ...envelope, unread: z.int() }),
  /** Ours: the receiver's list of notifications was seen, cleared or brought back, on this device or another. */
  notificationsChanged: z.object({ ...envelope }),
  /** Ours: the other side has read an order's messages up to there. */
  messagesSeen: z.object({ ...envelope, order: Id, upTo: z.int(), by: Id, at: Instant }),
  /** Ours: money of the receiver moved (earnings, payouts); where staff look, somebody's, and `payout` is null. */
  earningsChanged: z.object({ ...envelope, payout: z.nullable(Id) }),
  /** Ours: the receiver's BoostCoins have changed; how many there are now. */
  coinsChanged: z.object({ ...envelope, balance: z.int() }),
  /**
   * Ours: name, picture or another fact of an account were changed by whose it is. To their other devices and to those who share a
   * running order with them.
   */
  accountChanged: z.object({ ...envelope, user: Id }),
  /** Ours: the receiver has set something for themselves, on this device or another. */
  settingsChanged: z.object({ ...envelope }),
  /**
   * Ours: the number of the receiver's newest event, every 15 s. It follows that event: a client that has not seen it has lost some, and
   * fetches them.
   */
  latestSeq: z.object({ ...envelope, last: z.int() }),
  /** Ours: what the receiver may see and play, or what of a price is theirs, was set anew; a fresh token says it. */
  employeeChanged: z.object({ ...envelope }),
} as const satisfies Record<string, z.ZodMiniType>;

/** The name of anything that the server sends. */
export type ServerEventName = keyof typeof serverEvents;
/** What an event carries. */
export type ServerEventPayload<N extends ServerEventName> = z.infer<(typeof serverEvents)[N]>;
/** One event of any kind, told apart by its name. */
export type ServerEvent = {
  [N in ServerEventName]: { readonly name: N; readonly payload: ServerEventPayload<N> };
}[ServerEventName];
/** All of them, for whoever subscribes to each. */
export const serverEventNames = Object.keys(serverEvents) as ServerEventName[];
