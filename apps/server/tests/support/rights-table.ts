import type { AreaName, CallName } from '@boostdesk/api-client/contract';
import type { Action } from '@boostdesk/auth';
import { ORDER_STATUS, type OrderStatus } from '@boostdesk/catalogs';
import type { ReplyAudience } from '@boostdesk/catalogs/rules';
import { BOOSTERS_ROOM, ORDER_ROOM, STAFF_ROOM, viewersRoom } from '@boostdesk/realtime/contract';
import {
  coupon,
  duoqAccount,
  employee,
  expense,
  fine,
  gift,
  login,
  offer,
  paymentRequest,
  post,
  problem,
  published,
  quickReply,
  why,
} from './fixtures.ts';
import { climb, GOOD_CARD, PROOF, SECRETS } from './orders.ts';

/** In the order of the columns below. Mina and Kaito are the users of the thing; Rui and Sora those of another one. */
export const actors = ['nobody', 'mina', 'rui', 'kaito', 'sora', 'trial', 'moderator', 'senior', 'admin'] as const;
export type ActorName = (typeof actors)[number];

/** Ids of the objects of a row. Each try creates its own objects. */
export interface Thing {
  readonly order: number;
  readonly user: number;
  readonly payout: number;
  readonly gift: number;
  /** 0 when nobody applies. */
  readonly application: number;
  /** For the order's customer: a payment request, and an add-on of the order. */
  readonly payment: number;
  readonly extra: number;
  /** An open fine of the payout's booster. */
  readonly fine: number;
  /** Lent to the order's booster; 0 when the row does not need game accounts, like `offer`. */
  readonly duoq: number;
  /** An offer of the order's booster: with a login, and waiting for approval. */
  readonly offer: number;
  /** 0 when the row names no `reply`. */
  readonly reply: number;
}

/** A call or a room, on one thing. */
export interface RightsRow {
  readonly title: string;
  /**
   * A column per caller: `+` allowed, `1` sign in first, `3` forbidden, `4` not found, `9` conflict. The same holds for
   * the other thing with its own users.
   */
  readonly who: string;
  /** Rows of the table of rights that decide here, besides the call's own. */
  readonly guards?: readonly Action[];
  /**
   * Status of the order.
   * @default Processing
   */
  readonly status?: OrderStatus;
  /**
   * The account of the row; `somebody` is a customer who is none of the callers.
   * @default 'mina'
   */
  readonly user?: 'mina' | 'kaito' | 'admin' | 'somebody';
  /** Audience of a quick reply; a personal one is of the order's booster, a shared one of staff. */
  readonly reply?: ReplyAudience;
  readonly applies?: true;
  /** The order is complete and has a review, by its customer or the named user. */
  readonly review?: 'mina' | 'admin';
  readonly halfDone?: true;
  /** An earlier booster has left a note. */
  readonly handOver?: true;
  readonly credentials?: true;
  readonly ask:
    | {
        readonly call: CallName;
        readonly body: (thing: Thing) => object;
        readonly allowed?: (answer: never) => boolean;
      }
    | { readonly room: (thing: Thing) => string }
    | { readonly message: true }
    | { readonly typing: true }
    | { readonly event: 'received' | 'viewing'; readonly payload: (thing: Thing) => object };
}

const ALL_EVENTS = Buffer.from('id:999999999').toString('base64url');
/** Within the days for which messages can be scheduled. */
const SOON = '2026-03-20T08:00:00.000Z';
const later = { ...why, deadline: '2026-04-01T00:00:00.000Z' } as const;
const figures = { refund: 5000, earned: 0, kept: 0 } as const;
const lowered = { refund: 1000, earned: 0, kept: 4000 } as const;
const shareChange = { ...why, percent: 70, figures: { refund: 0, earned: 3500, kept: 1500 } } as const;
const ending = { ...why, settlement: 'allToCustomer', refundTo: 'coins', figures } as const;
const refundOutcome = { kind: 'refund', percent: 10, refundTo: 'coins', figures } as const;
const { awaiting, complete, paused, suspended, unpaid } = ORDER_STATUS;

const orderCall = (
  call: CallName & `${'dispute' | 'order'}.${string}`,
  who: string,
  more: object = {},
  status?: OrderStatus,
) =>
  ({
    title: status === undefined ? call : `${call} in status ${status}`,
    who,
    ask: { call, body: ({ order }: Thing) => ({ id: order, ...more }) },
    ...(status === undefined ? {} : { status }),
  }) as const satisfies RightsRow;

const userCall = (call: CallName, who: string, user: 'somebody' | 'admin' = 'somebody', more: object = {}) =>
  ({
    title: `${call} of ${user}`,
    who,
    user,
    ask: { call, body: ({ user: id }: Thing) => ({ id, ...more }) },
  }) as const satisfies RightsRow;

/** On the booster of the order. */
const favoriteCall = (call: 'favorite.add' | 'favorite.remove', who: string, status?: OrderStatus): RightsRow => ({
  title: status === undefined ? call : `${call} in status ${status}`,
  who,
  user: 'kaito',
  ask: { call, body: ({ user }) => ({ booster: user }) },
  ...(status === undefined ? {} : { status }),
});

/** On the day after the test clock begins. */
const sessionTimes = () => ({ start: '2026-03-03T18:00:00.000Z', end: '2026-03-03T20:00:00.000Z' });

const NOBODY = 2_147_483_000;
/** A page of an area, and a missing row of it: `who` says who may read the area. */
const areaCalls = (area: AreaName, who: string): readonly RightsRow[] => [
  { title: `${area}.getPage`, who, ask: { call: `${area}.getPage`, body: () => ({}) } },
  { title: `${area}.get`, who: who.replaceAll('+', '4'), ask: { call: `${area}.get`, body: () => ({ id: NOBODY }) } },
];

/** Changes of a quick reply with the audience. */
const replyCalls = (audience: ReplyAudience, who: string): readonly RightsRow[] => {
  const fields = () => ({ ...quickReply, audience, shortcut: crypto.randomUUID().slice(0, 8) });
  const bodies = {
    'quickreplies.update': ({ reply }: Thing) => ({ id: reply, version: 0, fields: fields() }),
    'quickreplies.remove': ({ reply }: Thing) => ({ id: reply, version: 0 }),
    'quickreplies.addPicture': ({ reply }: Thing) => ({ id: reply, clientId: crypto.randomUUID() }),
    'quickreplies.removePicture': ({ reply }: Thing) => ({ id: reply, picture: 1 }),
  } as const;
  return Object.entries(bodies).map(([call, body]) => ({
    title: `${call} of one for ${audience}`,
    who,
    reply: audience,
    guards: ['quickReply.read'],
    ask: { call: call as keyof typeof bodies, body },
  }));
};

const coinChange = (who: string, user: 'somebody' | 'admin'): RightsRow => ({
  title: `boostcoins.create for ${user}`,
  who,
  user,
  ask: {
    call: 'boostcoins.create',
    body: ({ user: id }) => ({ fields: { user: id, change: 'grant', coins: 5, reason: 'Sorry' } }),
  },
});

const progressPay = (who: string, status?: OrderStatus): RightsRow => ({
  title: `progresspays.create for an order in status ${status ?? ORDER_STATUS.processing}`,
  who,
  halfDone: true,
  ...(status === undefined ? {} : { status }),
  ask: { call: 'progresspays.create', body: ({ order }) => ({ fields: { order, amount: 100, note: '' } }) },
});

export const rightsRows: readonly RightsRow[] = [
  // First, as the orders of other rows count for customer and booster, too.
  favoriteCall('favorite.add', '1 9 4 3 3 3 3 3 3'),
  favoriteCall('favorite.add', '1 + 4 3 3 3 3 3 3', complete),
  favoriteCall('favorite.remove', '1 + + 3 3 3 3 3 3'),
  orderCall('order.get', '1 + 4 + 4 4 + + +'),
  orderCall('order.get', '1 + 4 + + + + + +', {}, awaiting),
  orderCall('order.getEvents', '1 + 4 + 4 4 + + +', { cursor: ALL_EVENTS }),
  orderCall('order.getEvents', '1 + 4 4 4 4 + + +', { cursor: ALL_EVENTS }, awaiting),
  orderCall('order.pay', '1 + 4 3 3 3 3 3 3', { card: GOOD_CARD }, unpaid),
  orderCall('order.withdraw', '1 + 4 3 3 3 3 3 3', {}, unpaid),
  orderCall('order.look', '1 3 3 9 4 4 3 3 3'),
  orderCall('order.look', '1 3 3 + + + 3 3 3', {}, awaiting),
  orderCall('order.lockIn', '1 3 3 + + + 3 3 3', {}, awaiting),
  orderCall('order.lockIn', '1 3 3 + 4 4 3 3 3', {}, paused),
  orderCall('order.pause', '1 + 4 + 4 4 + + +'),
  orderCall('order.unpause', '1 + 4 + 4 4 + + +', {}, paused),
  orderCall('order.logProgress', '1 3 3 + 4 4 3 3 3', { done: 1 }),
  orderCall('order.stepProgress', '1 3 3 + 4 4 3 3 3', { step: 'more' }),
  orderCall('order.importProgress', '1 3 3 + 4 4 3 3 3', { entries: [{ done: 1 }, { done: 1 }] }),
  // Nothing to undo.
  orderCall('order.undoProgress', '1 3 3 9 4 4 3 3 3', { event: 1 }),
  orderCall('order.complete', '1 3 3 9 4 4 9 9 9', { proof: PROOF }),
  orderCall('order.rate', '1 + 4 3 3 3 3 3 3', { stars: 4, text: '' }, complete),
  orderCall('order.tip', '1 + 4 3 3 3 3 3 3', { amount: 500, card: GOOD_CARD }, complete),
  orderCall('order.tip', '1 9 4 3 3 3 3 3 3', { amount: 500, card: GOOD_CARD }),
  { title: 'favorite.getList', who: '1 + + 3 3 3 3 3 3', ask: { call: 'favorite.getList', body: () => ({}) } },
  ...([complete, paused, suspended] as const).map((status) =>
    orderCall('dispute.open', '1 + 4 3 3 3 3 3 3', problem, status),
  ),
  orderCall('dispute.open', '1 + 4 3 3 3 3 3 3', problem),
  orderCall('dispute.open', '1 9 4 3 3 3 3 3 3', problem, awaiting),
  // Nobody has reported a problem.
  orderCall('dispute.resolve', '1 3 3 3 3 3 9 9 9', { ...why, outcome: { kind: 'dismiss' } }),
  orderCall('dispute.exportEvidence', '1 3 3 3 3 3 9 9 9'),
  {
    ...orderCall('dispute.resolve', '1 3 3 3 3 3 3 9 9', { ...why, outcome: refundOutcome }, complete),
    title: 'dispute.resolve with a refund',
    guards: ['order.refundDispute'],
  },
  ...(['tracking.getLink', 'tracking.revokeLink', 'tracking.createLink'] as const).map(
    (call): RightsRow => ({
      title: call,
      who: '1 + 4 3 3 3 3 3 3',
      ask: { call, body: ({ order }) => ({ order, ...(call === 'tracking.createLink' && { days: 7 }) }) },
    }),
  ),
  { title: 'guide.get', who: '1 + 4 + 4 4 + + +', ask: { call: 'guide.get', body: ({ order }) => ({ order }) } },
  // The order has no guide.
  ...(['guide.save', 'guide.deliver'] as const).map(
    (call): RightsRow => ({
      title: call,
      who: '1 3 3 9 4 4 3 3 3',
      ask: { call, body: ({ order }) => ({ order, version: 1, ...(call === 'guide.save' && { text: 'Lanes' }) }) },
    }),
  ),
  { title: 'play.get', who: '1 + 4 + 4 4 + + +', ask: { call: 'play.get', body: ({ order }) => ({ order }) } },
  ...([undefined, paused] as const).map(
    (status): RightsRow => ({
      title: `play.setPlaying in status ${status ?? ORDER_STATUS.processing}`,
      who: status === undefined ? '1 3 3 + 4 4 3 3 3' : '1 3 3 9 4 4 3 3 3',
      ask: { call: 'play.setPlaying', body: ({ order }) => ({ order, isPlaying: true }) },
      ...(status === undefined ? {} : { status }),
    }),
  ),
  // The booster has just locked in the order.
  { title: 'play.poke', who: '1 9 4 3 3 3 3 3 3', ask: { call: 'play.poke', body: ({ order }) => ({ order }) } },
  { title: 'availability.get', who: '1 3 3 + + + 3 3 3', ask: { call: 'availability.get', body: () => ({}) } },
  {
    title: 'availability.saveHours',
    who: '1 3 3 + + + 3 3 3',
    ask: { call: 'availability.saveHours', body: () => ({ zone: 'Europe/Berlin', hours: [] }) },
  },
  {
    title: 'availability.saveAbsence',
    who: '1 3 3 + + + 3 3 3',
    ask: {
      call: 'availability.saveAbsence',
      body: () => ({ zone: 'Europe/Berlin', vacation: null, awayUntil: null }),
    },
  },
  {
    title: 'playSession.propose',
    who: '1 + 4 + 4 4 3 3 3',
    ask: { call: 'playSession.propose', body: ({ order }) => ({ order, ...sessionTimes() }) },
  },
  // There is no session.
  ...(['playSession.answer', 'playSession.move'] as const).map(
    (call): RightsRow => ({
      title: call,
      who: '1 4 4 4 4 4 3 3 3',
      ask: {
        call,
        body: () => ({
          id: NOBODY,
          revision: 1,
          ...(call === 'playSession.move' ? sessionTimes() : { action: 'accept' }),
        }),
      },
    }),
  ),
  {
    title: 'playSession.getFile',
    who: '1 4 4 4 4 4 4 4 4',
    ask: { call: 'playSession.getFile', body: () => ({ id: NOBODY }) },
  },
  ...(['playSession.getFeed', 'playSession.renewFeed', 'playSession.revokeFeed'] as const).map(
    (call): RightsRow => ({ title: call, who: '1 + + + + + 3 3 3', ask: { call, body: () => ({}) } }),
  ),
  orderCall('order.saveCredentials', '1 + 4 3 3 3 3 3 3', SECRETS),
  { ...orderCall('order.revealCredentials', '1 + 4 + 4 4 + + +'), credentials: true },
  orderCall('order.drop', '1 3 3 + 4 4 3 3 3', why),
  orderCall('order.unassign', '1 3 3 3 3 3 + + +', why),
  ...([awaiting, ORDER_STATUS.processing] as const).map(
    (status): RightsRow => ({
      title: `the hand-over note of an order in status ${status}`,
      who: status === awaiting ? '1 4 4 + + + + + +' : '1 4 4 + 4 4 + + +',
      status,
      handOver: true,
      ask: {
        call: 'order.get',
        body: ({ order }) => ({ id: order }),
        allowed: (answer: { order: { handOverNote?: string } }) => answer.order.handOverNote !== undefined,
      },
    }),
  ),
  orderCall('order.getAssignable', '1 3 3 3 3 3 + + +', {}, awaiting),
  orderCall('order.suspend', '1 3 3 3 3 3 + + +', why),
  orderCall('order.suspend', '1 3 3 3 3 3 9 9 9', why, complete),
  orderCall('order.resume', '1 3 3 3 3 3 9 9 9', why),
  orderCall('order.extendDeadline', '1 3 3 3 3 3 + + +', later),
  orderCall('order.extendDeadline', '1 3 3 3 3 3 9 9 9', later, complete),
  orderCall('order.changePrice', '1 3 3 3 3 3 3 + +', { ...why, price: 4000, figures: lowered }),
  orderCall('order.changePrice', '1 3 3 3 3 3 3 9 9', { ...why, price: 4000, figures: lowered }, complete),
  { ...orderCall('order.changeShare', '1 3 3 3 3 3 + + +', shareChange), halfDone: true },
  { ...orderCall('order.changeShare', '1 3 3 3 3 3 9 9 9', shareChange, complete), halfDone: true },
  orderCall('order.cancel', '1 3 3 3 3 3 3 + +', { ending }),
  orderCall('order.cancel', '1 3 3 3 3 3 3 9 9', { ending }, complete),
  orderCall('order.unassign', '1 3 3 3 3 3 9 9 9', why, suspended),
  {
    title: 'order.assign',
    who: '1 3 3 3 3 3 + + +',
    status: awaiting,
    user: 'kaito',
    ask: { call: 'order.assign', body: ({ order, user }) => ({ id: order, booster: user, ...why }) },
  },
  {
    title: 'order.assign of a complete order',
    who: '1 3 3 3 3 3 9 9 9',
    status: complete,
    user: 'kaito',
    ask: { call: 'order.assign', body: ({ order, user }) => ({ id: order, booster: user, ...why }) },
  },
  { title: 'order.create', who: '1 + + 3 3 3 3 3 3', ask: { call: 'order.create', body: () => climb } },
  {
    title: 'the log of an order that is on the board',
    who: '1 + 4 4 4 4 + + +',
    guards: ['order.viewLog'],
    status: awaiting,
    ask: {
      call: 'order.get',
      body: ({ order }) => ({ id: order }),
      allowed: (answer: { order: { events: unknown[] } }) => answer.order.events.length > 0,
    },
  },
  {
    title: 'auth.canViewOrder',
    who: '1 + 4 + 4 4 + + +',
    guards: ['order.get'],
    ask: {
      call: 'auth.canViewOrder',
      body: ({ order }) => ({ id: order }),
      allowed: (answer: { allowed: boolean }) => answer.allowed,
    },
  },
  {
    title: 'the search for its number',
    who: '1 + 4 + 4 4 + + +',
    ask: {
      call: 'search.dashboardSearch',
      body: ({ order }) => ({ searchFilter: String(order) }),
      allowed: (answer: readonly unknown[]) => answer.length > 0,
    },
  },
  {
    title: 'chatMessage.getHistory',
    who: '1 + 4 + 4 4 + + +',
    ask: { call: 'chatMessage.getHistory', body: ({ order }) => ({ order }) },
  },
  {
    title: 'chatMessage.search of an order',
    who: '1 + 4 + 4 4 + + +',
    guards: ['chat.read'],
    ask: { call: 'chatMessage.search', body: ({ order }) => ({ text: 'hello', order }) },
  },
  {
    title: 'picture.upload',
    who: '1 + 4 + 4 4 + + +',
    ask: { call: 'picture.upload', body: ({ order }) => ({ order, clientId: crypto.randomUUID() }) },
  },
  {
    title: 'picture.upload for an unpaid order',
    who: '1 9 4 4 4 4 9 9 9',
    status: unpaid,
    ask: { call: 'picture.upload', body: ({ order }) => ({ order, clientId: crypto.randomUUID() }) },
  },
  {
    title: 'chatMessage.makeOrderRead',
    who: '1 + 4 + 4 4 + + +',
    ask: { call: 'chatMessage.makeOrderRead', body: ({ order }) => ({ order, upTo: 1 }) },
  },
  {
    title: 'chatMessage.muteOrder',
    who: '1 + 4 + 4 4 + + +',
    ask: { call: 'chatMessage.muteOrder', body: ({ order }) => ({ order, muted: true }) },
  },
  {
    title: 'scheduledMessage.getWaiting',
    who: '1 + 4 + 4 4 + + +',
    ask: { call: 'scheduledMessage.getWaiting', body: ({ order }) => ({ order }) },
  },
  {
    title: 'scheduledMessage.schedule',
    who: '1 + 4 + 4 4 + + +',
    ask: {
      call: 'scheduledMessage.schedule',
      body: ({ order }) => ({ order, text: 'Good morning', sendAt: SOON }),
    },
  },
  {
    title: 'scheduledMessage.schedule on a complete order',
    who: '1 9 4 9 4 4 9 9 9',
    guards: ['chat.schedule'],
    status: complete,
    ask: {
      call: 'scheduledMessage.schedule',
      body: ({ order }) => ({ order, text: 'Good morning', sendAt: SOON }),
    },
  },
  {
    title: 'earnings.getForOrder',
    who: '1 3 3 + 4 4 + + +',
    ask: { call: 'earnings.getForOrder', body: ({ order }) => ({ order }) },
  },
  {
    title: 'boostcoin.getBalance of another',
    who: '1 + 4 4 4 4 + + +',
    ask: { call: 'boostcoin.getBalance', body: ({ user }) => ({ user_id: user }) },
  },
  userCall('account.ban', '1 3 3 3 3 3 + + +'),
  userCall('account.ban', '1 3 3 3 3 3 9 9 9', 'admin'),
  userCall('account.unban', '1 3 3 3 3 3 + + +'),
  userCall('account.unban', '1 3 3 3 3 3 9 9 9', 'admin'),
  userCall('account.forceRelogin', '1 3 3 3 3 3 + + +'),
  userCall('account.changeRole', '1 3 3 3 3 3 3 3 +', 'somebody', { role: 2 }),
  userCall('account.forceRelogin', '1 3 3 3 3 3 9 9 9', 'admin'),
  userCall('account.changeMembership', '1 3 3 3 3 3 + + +', 'somebody', { premium: true }),
  userCall('account.changeMembership', '1 3 3 3 3 3 9 9 9', 'admin', { partner: true }),
  userCall('account.makePasswordLink', '1 3 3 3 3 3 3 3 +'),
  userCall('account.makePasswordLink', '1 3 3 3 3 3 3 3 9', 'admin'),
  userCall('account.changeRole', '1 3 3 3 3 3 3 3 9', 'admin', { role: 3 }),
  {
    title: 'payout.get',
    who: '1 3 3 3 3 3 3 3 +',
    ask: { call: 'payout.get', body: ({ payout }) => ({ id: payout }) },
  },
  {
    title: 'payout.pay',
    who: '1 3 3 3 3 3 3 3 +',
    ask: { call: 'payout.pay', body: ({ payout }) => ({ id: payout }) },
  },
  {
    title: 'payout.withdraw',
    who: '1 3 3 3 3 3 3 3 +',
    ask: { call: 'payout.withdraw', body: ({ payout }) => ({ id: payout }) },
  },
  {
    title: 'payout.withdraw of one’s own',
    who: '1 3 3 3 3 3 3 3 9',
    user: 'admin',
    ask: { call: 'payout.withdraw', body: ({ payout }) => ({ id: payout }) },
  },
  {
    title: 'payout.pay to oneself',
    who: '1 3 3 3 3 3 3 3 9',
    user: 'admin',
    ask: { call: 'payout.pay', body: ({ payout }) => ({ id: payout }) },
  },
  {
    title: 'payout.propose to oneself',
    who: '1 3 3 3 3 3 3 3 9',
    user: 'admin',
    ask: { call: 'payout.propose', body: ({ user }) => ({ booster: user, currency: 'USD' }) },
  },
  ...areaCalls('payouts', '1 3 3 3 3 3 3 3 +'),
  ...areaCalls('sitelogs', '1 3 3 3 3 3 3 3 +'),
  ...areaCalls('orders', '1 3 3 3 3 3 + + +'),
  {
    title: 'orders.update',
    who: '1 3 3 3 3 3 + + +',
    ask: { call: 'orders.update', body: ({ order }) => ({ id: order, version: 0, fields: { note: 'Called them' } }) },
  },
  ...areaCalls('users', '1 3 3 3 3 3 + + +'),
  ...areaCalls('employees', '1 3 3 3 3 3 + + +'),
  ...areaCalls('custompayments', '1 3 3 3 3 3 + + +'),
  ...areaCalls('addonpayments', '1 3 3 3 3 3 + + +'),
  {
    title: 'custompayments.create',
    who: '1 3 3 3 3 3 + + +',
    ask: {
      call: 'custompayments.create',
      body: ({ user }) => ({ fields: { ...paymentRequest, customer: user, currency: 'USD' } }),
    },
  },
  {
    title: 'addonpayments.create',
    who: '1 3 3 3 3 3 + + +',
    ask: { call: 'addonpayments.create', body: ({ order }) => ({ fields: { ...paymentRequest, order } }) },
  },
  {
    title: 'addonpayments.create on a complete order',
    who: '1 3 3 3 3 3 9 9 9',
    status: complete,
    ask: { call: 'addonpayments.create', body: ({ order }) => ({ fields: { ...paymentRequest, order } }) },
  },
  {
    title: 'custompayments.cancel',
    who: '1 3 3 3 3 3 + + +',
    ask: { call: 'custompayments.cancel', body: ({ payment }) => ({ id: payment }) },
  },
  {
    title: 'addonpayments.cancel',
    who: '1 3 3 3 3 3 + + +',
    ask: { call: 'addonpayments.cancel', body: ({ extra }) => ({ id: extra }) },
  },
  { title: 'payment.getOpen', who: '1 + + 3 3 3 3 3 3', ask: { call: 'payment.getOpen', body: () => ({}) } },
  {
    title: 'payment.get',
    who: '1 + 4 3 3 3 3 3 3',
    ask: { call: 'payment.get', body: ({ payment }) => ({ id: payment }) },
  },
  {
    title: 'payment.pay',
    who: '1 + 4 3 3 3 3 3 3',
    ask: { call: 'payment.pay', body: ({ payment }) => ({ id: payment, card: GOOD_CARD }) },
  },
  {
    title: 'payment.pay of an extra on an order that is over',
    who: '1 9 4 3 3 3 3 3 3',
    guards: ['order.payExtra'],
    status: complete,
    ask: { call: 'payment.pay', body: ({ extra }) => ({ id: extra, card: GOOD_CARD }) },
  },
  ...areaCalls('boostcoins', '1 3 3 3 3 3 + + +'),
  coinChange('1 3 3 3 3 3 + + +', 'somebody'),
  coinChange('1 3 3 3 3 3 9 9 9', 'admin'),
  ...areaCalls('progresspays', '1 3 3 3 3 3 + + +'),
  progressPay('1 3 3 3 3 3 + + +'),
  progressPay('1 3 3 3 3 3 9 9 9', complete),
  ...areaCalls('fines', '1 3 3 3 3 3 + + +'),
  {
    title: 'fines.create',
    who: '1 3 3 3 3 3 + + +',
    user: 'kaito',
    ask: { call: 'fines.create', body: ({ user, order }) => ({ fields: { ...fine, booster: user, order } }) },
  },
  {
    title: 'fines.create on a customer',
    who: '1 3 3 3 3 3 9 9 9',
    ask: { call: 'fines.create', body: ({ user, order }) => ({ fields: { ...fine, booster: user, order } }) },
  },
  { title: 'fines.lift', who: '1 3 3 3 3 3 + + +', ask: { call: 'fines.lift', body: (thing) => ({ id: thing.fine }) } },
  {
    title: 'fines.lift of one’s own',
    who: '1 3 3 3 3 3 + + 9',
    user: 'admin',
    ask: { call: 'fines.lift', body: (thing) => ({ id: thing.fine }) },
  },
  ...areaCalls('movements', '1 3 3 3 3 3 3 3 +'),
  ...areaCalls('pageerrors', '1 3 3 3 3 3 3 3 +'),
  {
    title: 'pageError.report',
    who: '1 + + + + + + + +',
    ask: { call: 'pageError.report', body: () => ({ message: 'Of the rights', stack: '', screen: '/' }) },
  },
  ...areaCalls('expenses', '1 3 3 3 3 3 3 3 +'),
  {
    title: 'expenses.create',
    who: '1 3 3 3 3 3 3 3 +',
    ask: { call: 'expenses.create', body: () => ({ fields: expense }) },
  },
  {
    title: 'expenses.update',
    who: '1 3 3 3 3 3 3 3 4',
    ask: { call: 'expenses.update', body: () => ({ id: NOBODY, version: 0, fields: expense }) },
  },
  {
    title: 'expenses.remove',
    who: '1 3 3 3 3 3 3 3 4',
    ask: { call: 'expenses.remove', body: () => ({ id: NOBODY, version: 0 }) },
  },
  {
    title: 'employees.update',
    who: '1 3 3 3 3 3 + + +',
    user: 'kaito',
    ask: { call: 'employees.update', body: ({ user }) => ({ id: user, version: 0, fields: employee }) },
  },
  userCall('employees.update', '1 3 3 3 3 3 9 9 9', 'admin', { version: 0, fields: employee }),
  ...areaCalls('applications', '1 3 3 3 3 3 3 3 +'),
  { title: 'application.getMine', who: '1 + + 3 3 3 3 3 3', ask: { call: 'application.getMine', body: () => ({}) } },
  {
    title: 'application.apply',
    who: '1 9 9 3 3 3 3 3 3',
    ask: { call: 'application.apply', body: () => ({ games: [0], platforms: [], text: '' }) },
  },
  {
    title: 'application.accept',
    who: '1 3 3 3 3 3 3 3 +',
    user: 'somebody',
    applies: true,
    ask: { call: 'application.accept', body: ({ application }) => ({ id: application }) },
  },
  {
    title: 'application.refuse',
    who: '1 3 3 3 3 3 3 3 +',
    user: 'somebody',
    applies: true,
    ask: { call: 'application.refuse', body: ({ application }) => ({ id: application, ...why }) },
  },
  {
    title: 'application.refuse of one’s own',
    who: '1 3 3 3 3 3 3 3 9',
    user: 'admin',
    applies: true,
    ask: { call: 'application.refuse', body: ({ application }) => ({ id: application, ...why }) },
  },
  ...areaCalls('gifts', '1 3 3 3 3 3 + + +'),
  {
    title: 'gifts.create',
    who: '1 3 3 3 3 3 + + +',
    ask: { call: 'gifts.create', body: ({ user }) => ({ fields: { ...gift, user } }) },
  },
  {
    title: 'gifts.create for oneself',
    who: '1 3 3 3 3 3 + + 9',
    user: 'admin',
    ask: { call: 'gifts.create', body: ({ user }) => ({ fields: { ...gift, user } }) },
  },
  {
    title: 'gifts.takeBack',
    who: '1 3 3 3 3 3 + + +',
    ask: { call: 'gifts.takeBack', body: ({ gift }) => ({ id: gift }) },
  },
  {
    title: 'gift.claim',
    who: '1 + 4 4 4 4 4 4 4',
    ask: { call: 'gift.claim', body: ({ gift }) => ({ id: gift }) },
  },
  ...areaCalls('coupons', '1 3 3 3 3 3 + + +'),
  {
    title: 'coupons.create',
    who: '1 3 3 3 3 3 + + +',
    ask: {
      call: 'coupons.create',
      body: () => ({ fields: { code: `C-${Math.random()}`.slice(0, 20).replace('.', '-'), ...coupon } }),
    },
  },
  {
    title: 'coupons.update of one that there is not',
    who: '1 3 3 3 3 3 4 4 4',
    ask: { call: 'coupons.update', body: () => ({ id: NOBODY, version: 0, fields: coupon }) },
  },
  ...areaCalls('blog', '1 3 3 3 3 3 3 3 +'),
  {
    title: 'blog.create',
    who: '1 3 3 3 3 3 3 3 +',
    ask: { call: 'blog.create', body: () => ({ fields: post }) },
  },
  {
    title: 'blog.update of one that there is not',
    who: '1 3 3 3 3 3 3 3 4',
    ask: { call: 'blog.update', body: () => ({ id: NOBODY, version: 0, fields: post }) },
  },
  {
    title: 'blog.remove of one that there is not',
    who: '1 3 3 3 3 3 3 3 4',
    ask: { call: 'blog.remove', body: () => ({ id: NOBODY, version: 0 }) },
  },
  ...areaCalls('quickreplies', '1 3 3 + + + + + +'),
  {
    title: 'quickreplies.create',
    who: '1 3 3 + + + + + +',
    ask: {
      call: 'quickreplies.create',
      body: () => ({ fields: { ...quickReply, shortcut: crypto.randomUUID().slice(0, 8) } }),
    },
  },
  {
    title: 'quickreplies.create for boosters',
    who: '1 3 3 9 9 9 + + +',
    ask: {
      call: 'quickreplies.create',
      body: () => ({ fields: { ...quickReply, audience: 'boosters', shortcut: crypto.randomUUID().slice(0, 8) } }),
    },
  },
  {
    title: 'quickreplies.update of one that there is not',
    who: '1 3 3 4 4 4 4 4 4',
    guards: ['quickReply.read'],
    ask: { call: 'quickreplies.update', body: () => ({ id: NOBODY, version: 0, fields: quickReply }) },
  },
  {
    title: 'quickreplies.remove of one that there is not',
    who: '1 3 3 4 4 4 4 4 4',
    ask: { call: 'quickreplies.remove', body: () => ({ id: NOBODY, version: 0 }) },
  },
  {
    title: 'quickreplies.addPicture to one that there is not',
    who: '1 3 3 4 4 4 4 4 4',
    ask: { call: 'quickreplies.addPicture', body: () => ({ id: NOBODY, clientId: crypto.randomUUID() }) },
  },
  {
    title: 'quickreplies.removePicture of one that there is not',
    who: '1 3 3 4 4 4 4 4 4',
    ask: { call: 'quickreplies.removePicture', body: () => ({ id: NOBODY, picture: 1 }) },
  },
  ...replyCalls('own', '1 3 3 + 4 4 4 4 4'),
  ...replyCalls('staff', '1 3 3 4 4 4 + + +'),
  ...replyCalls('boosters', '1 3 3 9 9 9 + + +'),
  ...areaCalls('duoqaccounts', '1 3 3 + + + + + +'),
  {
    title: 'duoqaccounts.create',
    who: '1 3 3 3 3 3 + + +',
    ask: { call: 'duoqaccounts.create', body: () => ({ fields: duoqAccount }) },
  },
  {
    title: 'duoqaccounts.update of one that there is not',
    who: '1 3 3 3 3 3 4 4 4',
    ask: { call: 'duoqaccounts.update', body: () => ({ id: NOBODY, version: 0, fields: duoqAccount }) },
  },
  {
    title: 'duoqaccounts.remove of one that there is not',
    who: '1 3 3 3 3 3 4 4 4',
    ask: { call: 'duoqaccounts.remove', body: () => ({ id: NOBODY, version: 0 }) },
  },
  {
    title: 'duoqaccounts.saveLogin',
    who: '1 3 3 3 3 3 + + +',
    ask: { call: 'duoqaccounts.saveLogin', body: ({ duoq }) => ({ id: duoq, ...login }) },
  },
  {
    title: 'duoqaccounts.borrow of one that another has',
    who: '1 3 3 9 9 9 3 3 3',
    ask: { call: 'duoqaccounts.borrow', body: ({ duoq }) => ({ id: duoq, hours: 2 }) },
  },
  {
    title: 'duoqaccounts.giveBack',
    who: '1 3 3 + 9 9 + + +',
    ask: { call: 'duoqaccounts.giveBack', body: ({ duoq }) => ({ id: duoq }) },
  },
  {
    title: 'duoqaccounts.reveal',
    who: '1 3 3 + 9 9 + + +',
    ask: { call: 'duoqaccounts.reveal', body: ({ duoq }) => ({ id: duoq }) },
  },
  {
    title: 'accountselling.getPage',
    who: '1 + + + + + + + +',
    ask: { call: 'accountselling.getPage', body: () => ({}) },
  },
  {
    title: 'accountselling.get',
    who: '1 4 4 + 4 4 + + +',
    ask: { call: 'accountselling.get', body: ({ offer }) => ({ id: offer }) },
  },
  {
    title: 'accountselling.create',
    who: '1 3 3 + + + 3 3 3',
    ask: { call: 'accountselling.create', body: () => ({ fields: offer }) },
  },
  {
    title: 'accountselling.update',
    who: '1 3 3 + 4 4 + + +',
    ask: { call: 'accountselling.update', body: (thing) => ({ id: thing.offer, version: 1, fields: offer }) },
  },
  {
    title: 'accountselling.saveLogin',
    who: '1 3 3 + 4 4 + + +',
    ask: { call: 'accountselling.saveLogin', body: ({ offer }) => ({ id: offer, ...login }) },
  },
  {
    title: 'accountselling.approve',
    who: '1 3 3 3 3 3 + + +',
    ask: { call: 'accountselling.approve', body: ({ offer }) => ({ id: offer, version: 1 }) },
  },
  {
    title: 'accountselling.refuse',
    who: '1 3 3 3 3 3 + + +',
    ask: { call: 'accountselling.refuse', body: ({ offer }) => ({ id: offer, ...why }) },
  },
  {
    title: 'accountselling.withdraw',
    who: '1 3 3 + 4 4 + + +',
    ask: { call: 'accountselling.withdraw', body: ({ offer }) => ({ id: offer }) },
  },
  {
    title: 'accountselling.buy of one that waits',
    who: '1 9 9 3 3 3 3 3 3',
    ask: { call: 'accountselling.buy', body: ({ offer }) => ({ id: offer, version: 1 }) },
  },
  {
    title: 'accountselling.reveal',
    who: '1 4 4 + 4 4 + + +',
    ask: { call: 'accountselling.reveal', body: ({ offer }) => ({ id: offer }) },
  },
  ...areaCalls('feedbacks', '1 3 3 3 3 3 3 + +'),
  {
    title: 'feedbacks.update',
    who: '1 3 3 3 3 3 3 + +',
    review: 'mina',
    ask: { call: 'feedbacks.update', body: ({ order }) => ({ id: order, ...published }) },
  },
  {
    title: 'feedbacks.update of one’s own order',
    who: '1 3 3 3 3 3 3 + 9',
    review: 'admin',
    ask: { call: 'feedbacks.update', body: ({ order }) => ({ id: order, ...published }) },
  },
  {
    title: 'contentPage.get',
    who: '1 3 3 + + + + + +',
    ask: { call: 'contentPage.get', body: () => ({ slug: 'rules' }) },
  },
  {
    title: 'contentPage.save',
    who: '1 3 3 3 3 3 3 3 +',
    ask: { call: 'contentPage.save', body: () => ({ slug: 'faq', text: '', version: 0 }) },
  },
  { title: 'limits.get', who: '1 3 3 3 3 3 + + +', ask: { call: 'limits.get', body: () => ({}) } },
  {
    title: 'limits.save',
    who: '1 3 3 3 3 3 3 3 +',
    ask: {
      call: 'limits.save',
      body: () => ({ fields: { trialMaxPrice: 10_000, twoToSignAbove: null, coinGrantMax: null }, version: 0 }),
    },
  },
  { title: 'order.getDesk', who: '1 3 3 3 3 3 + + +', ask: { call: 'order.getDesk', body: () => ({}) } },
  { title: 'office.getWaiting', who: '1 3 3 3 3 3 + + +', ask: { call: 'office.getWaiting', body: () => ({}) } },
  { title: 'ledger.getDays', who: '1 3 3 3 3 3 3 3 +', ask: { call: 'ledger.getDays', body: () => ({}) } },
  { title: 'ledger.getTotals', who: '1 3 3 3 3 3 3 3 +', ask: { call: 'ledger.getTotals', body: () => ({}) } },
  { title: 'ranking.getMine', who: '1 3 3 + + + 3 3 3', ask: { call: 'ranking.getMine', body: () => ({}) } },
  { title: 'earnings.getMine', who: '1 3 3 + + + 3 3 3', ask: { call: 'earnings.getMine', body: () => ({}) } },
  {
    title: 'order.getList of all',
    who: '1 3 3 3 3 3 + + +',
    ask: { call: 'order.getList', body: () => ({ scope: 'all' }) },
  },
  {
    title: 'order.getCounts of the board',
    who: '1 3 3 + + + 3 3 3',
    ask: { call: 'order.getCounts', body: () => ({ scope: 'board' }) },
  },
  {
    title: 'the chat’s room',
    who: '1 + 4 + 4 4 + + +',
    guards: ['room.chat'],
    ask: { room: ({ order }) => `order${order}` },
  },
  {
    title: 'the customer’s room',
    who: '1 + 4 4 4 4 4 4 4',
    guards: ['room.user'],
    ask: { room: ({ user }) => `user${user}` },
  },
  {
    title: 'the boosters’ room',
    who: '1 4 4 + + + + + +',
    guards: ['room.boosters'],
    ask: { room: () => BOOSTERS_ROOM },
  },
  { title: 'the staff’s room', who: '1 4 4 4 4 4 + + +', guards: ['room.staff'], ask: { room: () => STAFF_ROOM } },
  { title: 'the order room', who: '1 4 4 + + 4 + + +', guards: ['room.orders'], ask: { room: () => ORDER_ROOM } },
  { title: 'a message', who: '1 + 4 + 4 4 + + +', guards: ['chat.read'], ask: { message: true } },
  {
    title: 'a message before it is paid',
    who: '1 9 4 4 4 4 9 9 9',
    guards: ['chat.send'],
    status: unpaid,
    ask: { message: true },
  },
  {
    title: 'received messages',
    who: '1 + 4 + 4 4 + + +',
    guards: ['chat.read'],
    ask: { event: 'received', payload: ({ order }) => ({ orders: [{ order, upTo: 1 }] }) },
  },
  {
    title: 'the viewing of an order',
    who: '1 3 3 3 3 3 + + +',
    guards: ['room.viewers'],
    ask: { event: 'viewing', payload: ({ order }) => ({ order, isOpen: true }) },
  },
  {
    title: 'the room of the staff who view an order',
    who: '1 4 4 4 4 4 + + +',
    guards: ['room.viewers'],
    ask: { room: ({ order }) => viewersRoom(order) },
  },
  { title: 'typing', who: '1 + 4 + 4 4 + + +', guards: ['chat.read'], ask: { typing: true } },
  {
    title: 'typing before it is paid',
    who: '1 9 4 4 4 4 9 9 9',
    guards: ['chat.send'],
    status: unpaid,
    ask: { typing: true },
  },
];

/**
 * Calls that only affect their caller, decided by role and session alone (`rights.test.ts`). Ids of others in them
 * match no row.
 */
export const ofOneself: readonly CallName[] = [
  'account.getSessions',
  'account.endSession',
  'account.logoutEverywhere',
  'account.changePassword',
  'auth.isAuthenticated',
  'auth.login',
  'auth.register',
  'auth.requestPasswordLink',
  'auth.newPassword',
  'auth.handOver',
  'auth.logout',
  'auth.canViewGuides',
  'auth.saveUser',
  'auth.demoAccounts',
  'chatMessage.getMessageList',
  'coupon.look',
  'chatMessage.clearMessages',
  'chatMessage.restoreMessages',
  'chatMessage.makeUnread',
  'chatMessage.makeRead',
  'event.getSince',
  'exchange.usdToEur',
  'feedback.getPublished',
  'gift.getMine',
  'exchange.eurToUsd',
  'news.getNewest',
  'notification.getNotifications',
  'notification.clearNotifications',
  'notification.restoreNotifications',
  'notification.makeSeen',
  'order.getNoLogin',
  'order.letGo',
  'payout.getCandidates',
  'profile.changeName',
  'profile.getCoins',
  'profile.getSpent',
  'profile.removePicture',
  'profile.setNewsletter',
  'profile.setPicture',
  'push.getOutcomes',
  'push.subscribe',
  'settings.get',
  'settings.saveAlerts',
  'settings.saveAppearance',
  'settings.saveLanguage',
  'settings.saveShortcuts',
  'settings.getTour',
  'settings.saveTour',
  'ranking.getBoosters',
  'scheduledMessage.change',
  'scheduledMessage.sendNow',
  'scheduledMessage.cancel',
  'tracking.view',
  'user.getLoyaltyRank',
  'user.getUserInfo',
  'user.setOnesignalToken',
  'user.removeOnesignalToken',
];
