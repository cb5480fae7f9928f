import type { Dispute, OrderEvent, OrderRow, OrderView, ShareExplanation } from '@boostdesk/api-client/contract';
import { type Actor, can, isBooster, isStaff } from '@boostdesk/auth';
import {
  explainRevenueShare,
  isOrderStatus,
  ORDER_STATUS,
  type ShareHolder,
  settlements,
  visibleDetails,
} from '@boostdesk/catalogs';
import {
  activeStatuses,
  isStatusIn,
  remainingEarning,
  settleOrder,
  unsuspendedStatuses,
} from '@boostdesk/catalogs/rules';
import { isCurrency } from '../../db/currency.ts';
import { toIdCursor } from '../../db/keyset.ts';
import { estimateFor } from './order-clock.ts';
import { coinsPaidOf } from './order-coins.ts';
import type { FullOrder } from './order-lists.repository.ts';
import { toProgress } from './order-progress-columns.ts';
import { type SubjectOrder, seesAsStaff } from './order-subjects.service.ts';
import type { OrderRecord } from './orders.repository.ts';
import { serviceName, serviceOf } from './purchase-text.ts';
import { isForStaff } from './staff-events.ts';
import type { TimelineWindow } from './timeline-window.ts';

/** `shares` are the viewer's own as a booster. */
export interface Viewer {
  readonly actor: Actor;
  readonly shares: ShareHolder | null;
  readonly now: Date;
}

const minor = (amount: string): number => Number.parseInt(amount, 10);
const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export function explainShare(order: Pick<OrderRecord, 'service_id'>, shares: ShareHolder): ShareExplanation {
  const explained = explainRevenueShare(shares, serviceOf(order) ?? null);
  return { ...explained, candidates: explained.candidates.map((candidate) => ({ ...candidate })) };
}

/** Written at lock-in from this type. */
export const agreedShare = (order: Pick<OrderRecord, 'share'>) => order.share as unknown as ShareExplanation | null;

/**
 * Returns the share that the viewer may see: agreed for booster and staff, prospective on the board, null for
 * customers.
 */
function shareFor(order: OrderRecord, { actor, shares }: Viewer): ShareExplanation | null {
  if (isStaff(actor) || order.booster_id === actor.id) return agreedShare(order);
  return isBooster(actor) && shares !== null ? explainShare(order, shares) : null;
}

function lookAt(order: FullOrder, now: Date): OrderRow['look'] {
  const { look_booster_id: id, looker_name: name, look_until: until } = order;
  const live = id !== null && name !== null && until !== null && until > now && order.status === ORDER_STATUS.awaiting;
  return live ? { booster: { id, name }, until: until.toISOString() } : null;
}

function firstOfferOf(order: FullOrder, { actor, now }: Viewer): OrderRow['firstOffer'] {
  const { first_offer_to: boosters, first_offer_until: until } = order;
  const isOffered = order.status === ORDER_STATUS.awaiting && order.cancelled_at === null;
  if (boosters === null || until === null || until <= now || !isOffered) return undefined;
  return { until: until.toISOString(), isYours: boosters.includes(actor.id) };
}

export const toPricedOrder = (order: OrderRecord, share: ShareExplanation | null) => ({
  status: order.status,
  price: minor(order.price_amount),
  percent: Number(order.percent),
  sharePercent: share?.percent ?? 0,
  paidBefore: minor(order.progress_paid),
});

const isAccountMissing = (order: FullOrder): boolean =>
  isStatusIn(unsuspendedStatuses, order.status) &&
  order.cancelled_at === null &&
  order.credentials_needed &&
  order.credentials_saved_at === null;

/** What the booster gets on completion beside progress payments, or has booked, after refunds. In minor units. */
const earningOf = (order: FullOrder, share: ShareExplanation): number =>
  order.booked_earning === null ? remainingEarning(toPricedOrder(order, share)) : minor(order.booked_earning);

export function toOrderRow(order: FullOrder, viewer: Viewer): OrderRow {
  if (!isOrderStatus(order.status)) throw new Error(`Order ${order.id} has no status.`);
  if (!isCurrency(order.currency)) throw new Error(`Order ${order.id} has no currency.`);
  const price = { amount: minor(order.price_amount), currency: order.currency };
  const share = shareFor(order, viewer);
  const firstOffer = firstOfferOf(order, viewer);
  return {
    id: order.id,
    status: order.status,
    game: order.game_id,
    serviceId: order.service_id,
    service: serviceName(order),
    server: order.server_id,
    platform: order.platform,
    purchase: order.purchase,
    progress: toProgress(order),
    priority: order.priority,
    price,
    earning: share === null ? null : { ...price, amount: earningOf(order, share) },
    customer: { id: order.customer_id, name: order.customer_name, image: order.customer_image },
    booster:
      order.booster_id === null || order.booster_name === null
        ? null
        : { id: order.booster_id, name: order.booster_name, image: order.booster_image },
    createdAt: order.created_at.toISOString(),
    deadline: instant(order.deadline_at),
    cancelledAt: instant(order.cancelled_at),
    unread: Number.parseInt(order.unread, 10),
    rated: order.rated_at !== null,
    accountMissing: isAccountMissing(order),
    look: lookAt(order, viewer.now),
    ...(firstOffer !== undefined && { firstOffer }),
  };
}

/** Returns the figures of an early end, for booster and staff only. */
function ifStopped(order: OrderRecord, share: ShareExplanation | null, mayEarn: boolean): OrderView['ifStopped'] {
  const isActive = isStatusIn(activeStatuses, order.status) && order.cancelled_at === null;
  return share === null || !mayEarn || !isActive ? null : settleOrder(toPricedOrder(order, share), 'byProgress');
}

const among = <V extends string>(values: readonly V[], value: string | null): V | undefined =>
  values.find((one) => one === value);

function endingOf(order: OrderRecord, knowsPayment: boolean): OrderView['ending'] {
  const settlement = among(settlements, order.settlement);
  if (settlement === undefined) return null;
  return {
    reason: order.end_reason ?? '',
    settlement,
    refund: minor(order.refund_amount ?? '0'),
    refundTo: knowsPayment ? (among(['coins', 'provider'] as const, order.refund_to) ?? null) : null,
  };
}

/** Events that the customer does not see. */
const isOfEarning = ({ kind }: OrderEvent): boolean => kind === 'share_changed';

/** Leaves out in which parts the customer paid. */
function withoutPayment({ data, ...event }: OrderEvent): OrderEvent {
  const { coins: _coins, refundMoney: _money, ...others } = data;
  return { ...event, data: others };
}

const withoutPayout = ({ paidOut: _paidOut, ...dispute }: Dispute): Dispute => dispute;

function withoutUndonePictures({ pictures, ...event }: OrderEvent): OrderEvent {
  return { ...event, ...(pictures && event.data.undone !== true && { pictures }) };
}

/** Only staff see who handed an order over with which note. */
function withoutHandOver({ data, ...event }: OrderEvent): OrderEvent {
  const { handOver: _note, ...others } = data;
  return { ...event, data: others };
}

interface TimelineOrder {
  /** User id. */
  readonly customerId: number | null;
  /** When its booster locked it in; null without one. */
  readonly startedAt: string | null;
}

export const toTimelineOrder = (order: OrderRecord): TimelineOrder => ({
  customerId: order.customer_id,
  startedAt: instant(order.started_at),
});

/** The timeline as a party of the order sees it: as its customer also when they have become booster or staff. */
export function eventsFor(
  actor: Actor,
  { customerId, startedAt }: TimelineOrder,
  events: readonly OrderEvent[],
): OrderEvent[] {
  if (seesAsStaff(actor, { customerId })) return [...events];
  const isOwn = customerId === actor.id;
  const shown = events
    .filter((event) => !isForStaff(event))
    .map(withoutHandOver)
    .map(withoutUndonePictures);
  if (isOwn) return shown.filter((event) => !isOfEarning(event));
  // Earlier changes are of an earlier booster's share.
  const isOfOthers = (event: OrderEvent) => isOfEarning(event) && (startedAt === null || event.at < startedAt);
  return shown.filter((event) => !isOfOthers(event)).map(withoutPayment);
}

/** For staff and boosters: those who may lock in the order, and its own. */
const handOverFor = (order: OrderRecord, actor: Actor): string | undefined =>
  order.customer_id !== actor.id && (isStaff(actor) || isBooster(actor))
    ? (order.hand_over_note ?? undefined)
    : undefined;

/** Only the order's parties read why its price was changed. */
function quoteFor(order: OrderRecord, isParty: boolean): OrderView['quote'] {
  // Written by `toColumns` from the quote's lines.
  const lines = order.quote as unknown as OrderView['quote'];
  return isParty ? lines : lines.map((line) => (line.code === 'priceChange' ? { ...line, params: {} } : line));
}

// Written by `toColumns` from keys and plain values.
const detailsOf = (order: OrderRecord) =>
  Object.fromEntries(
    visibleDetails(order.details as Record<string, unknown>).map(({ key, value }) => [key, value]),
  ) as OrderView['details'];

interface OrderStory {
  readonly timeline: TimelineWindow<OrderEvent>;
  readonly dispute: Dispute | undefined;
}

function olderEventsOf(actor: Actor, order: OrderRecord, { completeFrom }: TimelineWindow<OrderEvent>) {
  const isOfStaff = seesAsStaff(actor, toTimelineOrder(order));
  const from = isOfStaff ? completeFrom.forStaff : completeFrom.forAll;
  return from === null ? {} : { olderEvents: toIdCursor(from) };
}

/** Only the order's parties see the timeline and disputes. */
export function toOrderView(
  order: FullOrder,
  subject: SubjectOrder,
  { timeline, dispute }: OrderStory,
  viewer: Viewer,
): OrderView {
  const { actor, now } = viewer;
  const isParty = can('order.viewLog', actor, subject);
  const share = shareFor(order, viewer);
  const handOverNote = handOverFor(order, actor);
  const knowsPayment = isStaff(actor) || order.customer_id === actor.id;
  const mayEarn = can('earnings.viewOrder', actor, subject);
  const { rating_stars: stars, rated_at: ratedAt } = order;
  return {
    ...toOrderRow(order, viewer),
    version: order.version,
    details: detailsOf(order),
    quote: quoteFor(order, isParty),
    startedAt: instant(order.started_at),
    completedAt: instant(order.completed_at),
    paidAt: instant(order.paid_at),
    pausedSince: instant(order.paused_at),
    pausedSeconds: order.paused_seconds,
    pausedTotal: order.paused_total,
    estimate: instant(estimateFor(order, now)),
    credentials: {
      needed: order.credentials_needed,
      saved: order.credentials_saved_at !== null,
      savedAt: instant(order.credentials_saved_at),
      erasedAt: instant(order.credentials_erased_at),
    },
    ...(order.coins_paid > 0 && knowsPayment && { paidInCoins: coinsPaidOf(order) }),
    share,
    ifStopped: ifStopped(order, share, mayEarn),
    progressPaid: mayEarn ? minor(order.progress_paid) : null,
    suspendedFrom: isOrderStatus(order.suspended_from) ? order.suspended_from : null,
    ending: endingOf(order, knowsPayment),
    proof: order.proof_note === null ? null : { note: order.proof_note, link: order.proof_link },
    rating:
      stars === null || ratedAt === null
        ? null
        : { stars, text: order.rating_text ?? '', at: ratedAt.toISOString(), answer: order.rating_answer },
    ...(dispute !== undefined && isParty && { dispute: mayEarn ? dispute : withoutPayout(dispute) }),
    ...(handOverNote !== undefined && { handOverNote }),
    events: isParty ? eventsFor(actor, toTimelineOrder(order), timeline.events) : [],
    ...(isParty && olderEventsOf(actor, order, timeline)),
    won: order.won,
    lost: order.lost,
  };
}
