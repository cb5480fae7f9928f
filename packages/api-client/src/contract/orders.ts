import { ladderIds, orderStatuses, platforms } from '@boostdesk/catalogs';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ShareExplanation } from './money.ts';
import { Amount, CurrencyCode, Cursor, Id, Instant, Money, PageSize, Person, text } from './shared.ts';

const Status = z.literal(orderStatuses.map((status) => status.code));
const Rank = z.int().check(z.minimum(0), z.maximum(60));
const Count = z.int().check(z.minimum(1), z.maximum(1000));

/** What a customer chooses; the server makes the price from it with `quoteOrder` of the catalogs, whose names these are. */
export const OrderChoice = z.strictObject({
  /** 1 to 41; null for a service that another game sells by slug: then `gameId` and `serviceSlug` name it. */
  serviceId: z.nullable(z.int()),
  gameId: z.optional(z.int()),
  serviceSlug: z.optional(z.string().check(z.maxLength(80))),
  serverId: z.optional(z.nullable(z.int())),
  platform: z.optional(z.nullable(z.enum(platforms))),
  currency: CurrencyCode,
  /** Rank numbers on the service's own ladder, for services that climb. */
  from: z.optional(Rank),
  target: z.optional(Rank),
  lp: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  lpGain: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  /** Wins, matches, hours or levels, for services that count. */
  count: z.optional(Count),
  options: z.optional(
    z.strictObject({
      appearOffline: z.optional(z.boolean()),
      specificChampions: z.optional(z.boolean()),
      priorityOrder: z.optional(z.boolean()),
      streaming: z.optional(z.boolean()),
      plusWin: z.optional(z.boolean()),
      duoQ: z.optional(z.boolean()),
    }),
  ),
  queue: z.optional(z.enum(['Solo/Duo', 'Flex'])),
  /** Names of the champions to play, where `specificChampions` is chosen. */
  champions: z.optional(z.array(text(1, 40)).check(z.maxLength(10))),
  /** A word to the booster. */
  info: z.optional(text(0, 1000)),
});

const Ladder = z.enum(ladderIds);

/** Where an order stands on its way; ranks as numbers on `ladder`, or counts. */
export const Progress = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rank'),
    ladder: Ladder,
    from: Rank,
    now: Rank,
    lp: z.int(),
    target: Rank,
    percent: z.number(),
  }),
  z.strictObject({ kind: z.literal('count'), done: z.int(), target: z.int(), percent: z.number() }),
]);

/** One line of an order list. */
export const OrderRow = z.strictObject({
  id: Id,
  status: Status,
  game: z.int(),
  /** A service of the catalogs (1 to 41); null for games that sell by slug alone. */
  serviceId: z.nullable(z.int()),
  service: z.string(),
  server: z.nullable(z.int()),
  platform: z.nullable(z.string()),
  /** What was bought, in words: 'LoL boosting, Gold IV to Platinum II'. */
  purchase: z.string(),
  progress: Progress,
  priority: z.boolean(),
  price: Money,
  /** What the asker would earn or earns with it; null for customers. */
  earning: z.nullable(Money),
  customer: z.nullable(Person),
  booster: z.nullable(Person),
  createdAt: Instant,
  deadline: z.nullable(Instant),
  unread: z.int(),
  /** Somebody of the board looks at it until then. */
  look: z.nullable(z.strictObject({ booster: z.strictObject({ id: Id, name: z.string() }), until: Instant })),
});

export const orderEventKinds = [
  'created',
  'paid',
  'credentials_saved',
  'credentials_revealed',
  'locked_in',
  'paused',
  'unpaused',
  'progress',
  'completed',
  'rated',
] as const;

export const OrderEvent = z.strictObject({
  id: Id,
  kind: z.enum(orderEventKinds),
  at: Instant,
  actor: z.nullable(Person),
  /** What the kind needs to be told: `rank`, `lp`, `won`, `reason`, `rating`, `note`, `link`. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const OrderView = z.strictObject({
  ...OrderRow.shape,
  /** Counts every change; a write that saw an older one is refused with 409. */
  version: z.int(),
  /** SPEC §3 order detail keys that are shown, as chosen. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])),
  quote: z.array(
    z.strictObject({
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      amount: Amount,
    }),
  ),
  startedAt: z.nullable(Instant),
  completedAt: z.nullable(Instant),
  paidAt: z.nullable(Instant),
  pausedSince: z.nullable(Instant),
  /** Total of the pauses that are over, in seconds; the deadline has moved by it. */
  pausedSeconds: z.int(),
  estimate: z.nullable(Instant),
  credentials: z.strictObject({
    /** Whether this order needs account details at all (duo queue and guides do not). */
    needed: z.boolean(),
    saved: z.boolean(),
    savedAt: z.nullable(Instant),
  }),
  /** The share the asker may see: the booster's own and staff's; null for others. */
  share: z.nullable(ShareExplanation),
  /** What stopping now would pay back, earn and keep; the three sum to the price. */
  ifStopped: z.nullable(z.strictObject({ refund: Amount, earned: Amount, kept: Amount })),
  proof: z.nullable(z.strictObject({ note: z.string(), link: z.nullable(z.string()) })),
  rating: z.nullable(z.strictObject({ stars: z.int(), text: z.string(), at: Instant })),
  events: z.array(OrderEvent),
  won: z.int(),
  lost: z.int(),
});

const One = z.strictObject({ id: Id });
const Changed = z.strictObject({ order: OrderView });

/** A link that a person gives: http or https only. */
const WebLink = z.url({ protocol: /^https?$/ }).check(z.maxLength(500));

export const orderScopes = ['mine', 'board', 'all'] as const;

export const order = {
  getNoLogin: defineCall({
    name: 'order.getNoLogin',
    method: 'POST',
    path: '/order/getNoLogin',
    summary: "Id of one of the customer's paid orders that still needs account details; null when there is none.",
    source: 'SPEC §7',
    right: 'signedIn',
    kind: 'read',
    request: z.strictObject({}),
    answer: z.strictObject({ id: z.nullable(Id) }),
    errors: [],
  }),
  create: defineCall({
    name: 'order.create',
    method: 'POST',
    path: '/order/create',
    summary: 'Makes an unpaid order from what the customer chose.',
    source: 'Boostdesk',
    right: 'order.create',
    kind: 'write',
    keyed: true,
    request: OrderChoice,
    answer: Changed,
    errors: ['key_reused'],
  }),
  pay: defineCall({
    name: 'order.pay',
    method: 'POST',
    path: '/order/pay',
    summary: 'Pays an order with the test provider and puts it on the board.',
    source: 'Boostdesk',
    right: 'order.pay',
    kind: 'write',
    keyed: true,
    request: z.strictObject({
      id: Id,
      /** A number of the test provider's own list; real card numbers are refused unread. */
      card: z.string().check(z.maxLength(30)),
    }),
    answer: Changed,
    errors: ['conflict', 'key_reused', 'not_found', 'payment_declined'],
  }),
  getList: defineCall({
    name: 'order.getList',
    method: 'POST',
    path: '/order/getList',
    summary: "Orders by keyset: one's own, those on the board that fit the asker, or (staff) all.",
    source: 'Boostdesk',
    right: 'order.list',
    kind: 'read',
    request: z.strictObject({
      scope: z.enum(orderScopes),
      status: z.optional(z.array(Status)),
      game: z.optional(z.array(z.int())),
      /** Order number, or words of the purchase or a person's name. */
      text: z.optional(z.string().check(z.maxLength(100))),
      sort: z.optional(z.enum(['newest', 'oldest'])),
      cursor: z.optional(Cursor),
      limit: z.optional(PageSize),
    }),
    answer: z.strictObject({ items: z.array(OrderRow), next: z.nullable(Cursor) }),
    errors: [],
  }),
  getCounts: defineCall({
    name: 'order.getCounts',
    method: 'POST',
    path: '/order/getCounts',
    summary: 'How many orders of a scope stand in each status.',
    source: 'Boostdesk',
    right: 'order.list',
    kind: 'read',
    request: z.strictObject({ scope: z.enum(orderScopes) }),
    answer: z.strictObject({ all: z.int(), byStatus: z.array(z.strictObject({ status: Status, count: z.int() })) }),
    errors: [],
  }),
  get: defineCall({
    name: 'order.get',
    method: 'POST',
    path: '/order/get',
    summary: 'One order with its time line.',
    source: 'Boostdesk',
    right: 'order.get',
    kind: 'read',
    request: One,
    answer: Changed,
    errors: ['not_found'],
  }),
  look: defineCall({
    name: 'order.look',
    method: 'POST',
    path: '/order/look',
    summary: 'Tells the board that the booster is looking at an order for 60 seconds.',
    source: 'Boostdesk',
    right: 'order.look',
    kind: 'write',
    request: One,
    answer: z.strictObject({ until: Instant }),
    errors: ['already_taken', 'conflict', 'not_found'],
  }),
  letGo: defineCall({
    name: 'order.letGo',
    method: 'POST',
    path: '/order/letGo',
    summary: 'Ends such a look early.',
    source: 'Boostdesk',
    right: 'order.look',
    kind: 'write',
    request: One,
    answer: z.strictObject({ ok: z.literal(true) }),
    errors: ['not_found'],
  }),
  lockIn: defineCall({
    name: 'order.lockIn',
    method: 'POST',
    path: '/order/lockIn',
    summary: 'Takes an awaiting order. Of many at once exactly one gets it; the others are told who and when.',
    source: 'Boostdesk',
    right: 'order.lockIn',
    kind: 'write',
    request: One,
    answer: Changed,
    errors: ['already_taken', 'conflict', 'not_found'],
  }),
  pause: defineCall({
    name: 'order.pause',
    method: 'POST',
    path: '/order/pause',
    summary: 'Pauses a running order; its deadline stands still.',
    source: 'Boostdesk',
    right: 'order.pause',
    kind: 'write',
    request: z.strictObject({ id: Id, reason: z.optional(text(0, 300)) }),
    answer: Changed,
    errors: ['conflict', 'not_found'],
  }),
  unpause: defineCall({
    name: 'order.unpause',
    method: 'POST',
    path: '/order/unpause',
    summary: 'Lets a paused order go on.',
    source: 'Boostdesk',
    right: 'order.unpause',
    kind: 'write',
    request: One,
    answer: Changed,
    errors: ['conflict', 'not_found'],
  }),
  logProgress: defineCall({
    name: 'order.logProgress',
    method: 'POST',
    path: '/order/logProgress',
    summary: 'Logs a match or where the account stands now.',
    source: 'Boostdesk',
    right: 'order.logProgress',
    kind: 'write',
    keyed: true,
    request: z.strictObject({
      id: Id,
      /** Rank number and points now, for orders that climb. */
      rank: z.optional(Rank),
      lp: z.optional(z.int().check(z.minimum(0), z.maximum(2000))),
      /** Units done in all, for orders that count. */
      done: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
      won: z.optional(z.boolean()),
      note: z.optional(text(0, 300)),
    }),
    answer: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  complete: defineCall({
    name: 'order.complete',
    method: 'POST',
    path: '/order/complete',
    summary: "Completes an order with proof and books the booster's earnings.",
    source: 'Boostdesk',
    right: 'order.complete',
    kind: 'write',
    keyed: true,
    request: z.strictObject({ id: Id, proof: z.strictObject({ note: text(10, 1000), link: z.optional(WebLink) }) }),
    answer: Changed,
    errors: ['conflict', 'key_reused', 'not_found'],
  }),
  rate: defineCall({
    name: 'order.rate',
    method: 'POST',
    path: '/order/rate',
    summary: "The customer's review of a complete order, once.",
    source: 'Boostdesk',
    right: 'order.rate',
    kind: 'write',
    request: z.strictObject({ id: Id, stars: z.int().check(z.minimum(1), z.maximum(5)), text: text(0, 1000) }),
    answer: Changed,
    errors: ['conflict', 'not_found'],
  }),
  saveCredentials: defineCall({
    name: 'order.saveCredentials',
    method: 'POST',
    path: '/order/saveCredentials',
    summary: 'Seals the game account of an order: encrypted at rest, never part of any list.',
    source: 'Boostdesk',
    right: 'order.saveCredentials',
    kind: 'write',
    request: z.strictObject({
      id: Id,
      login: text(1, 200),
      password: z.string().check(z.minLength(1), z.maxLength(200)),
      accountName: z.optional(text(0, 100)),
      note: z.optional(text(0, 500)),
    }),
    answer: Changed,
    errors: ['conflict', 'not_found'],
  }),
  revealCredentials: defineCall({
    name: 'order.revealCredentials',
    method: 'POST',
    path: '/order/revealCredentials',
    summary: 'Opens the sealed account details for 30 seconds; each look is logged and shown to the customer.',
    source: 'Boostdesk',
    right: 'order.revealCredentials',
    kind: 'write',
    request: One,
    answer: z.strictObject({
      login: z.string(),
      password: z.string(),
      accountName: z.nullable(z.string()),
      note: z.nullable(z.string()),
      seconds: z.int(),
    }),
    errors: ['conflict', 'not_found'],
  }),
};
