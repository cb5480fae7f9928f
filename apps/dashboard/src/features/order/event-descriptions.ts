import type { OrderEvent, OrderView } from '@boostdesk/api-client/contract';
import { type Currency, ORDER_STATUS } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { plural, t } from '@lingui/core/macro';
import { formatDuration, formatMoney, formatNumber, formatPercent } from '../../i18n/format.ts';
import { formatProgress, formatRankAndPoints } from '../../i18n/format-order.ts';
import { disputeReasonLabel, isDisputeReason } from '../../shared/labels/dispute-labels.ts';
import { type EventLook, lookOf } from './event-looks.ts';

export interface EventDescription extends EventLook {
  readonly text: string;
  readonly note?: string | undefined;
}

interface EventContext {
  readonly event: OrderEvent;
  readonly order: Pick<OrderView, 'price' | 'progress' | 'paidAt'> & {
    readonly quote: readonly Pick<OrderView['quote'][number], 'code' | 'amount'>[];
  };
  /** The reader's own events are described in the second person. */
  readonly isOwn: boolean;
}

type Kind = OrderEvent['kind'];

const textOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const nameOf = ({ actor }: OrderEvent): string => actor?.name ?? t`Boostdesk`;

const boosterOf = ({ data }: OrderEvent): string => textOrUndefined(data.booster) ?? '–';

const amountOf = ({ data: { amount } }: OrderEvent, { price }: EventContext['order']): string =>
  formatMoney(typeof amount === 'number' ? amount : 0, price.currency);

/** Lines that were added to the breakdown after the payment. */
const laterCodes = ['addon', 'priceChange'];

const firstPrice = ({ price, quote }: EventContext['order']): number =>
  quote.reduce((amount, line) => (laterCodes.includes(line.code) ? amount - line.amount : amount), price.amount);

const texts: Readonly<Record<Kind, (context: EventContext) => string>> = {
  created: () => t`Ordered`,
  paid: ({ order }) => t`Paid, ${formatMoney(firstPrice(order), order.price.currency)}`,
  locked_in: ({ event, isOwn }) => (isOwn ? t`You locked in the order` : t`${nameOf(event)} locked in the order`),
  paused: ({ event, isOwn }) => (isOwn ? t`Paused by you` : t`Paused by ${nameOf(event)}`),
  unpaused: ({ event, isOwn }) => (isOwn ? t`Unpaused by you` : t`Unpaused by ${nameOf(event)}`),
  progress: ({ event: { data } }) => {
    if (data.won === true) return t`Match won`;
    return data.won === false ? t`Match lost` : t`Progress logged`;
  },
  progress_undone: ({ event, isOwn }) => {
    const { entries } = event.data;
    if (typeof entries !== 'number')
      return isOwn ? t`You undid the latest progress entry` : t`${nameOf(event)} undid the latest progress entry`;
    const name = nameOf(event);
    return isOwn
      ? plural(entries, { one: 'You undid # progress entry', other: 'You undid # progress entries' })
      : t`${name} undid ${plural(entries, { one: '# progress entry', other: '# progress entries' })}`;
  },
  credentials_saved: () => t`Account details saved`,
  credentials_revealed: ({ event, isOwn }) =>
    isOwn
      ? t`You viewed the account details for 30 seconds`
      : t`${nameOf(event)} viewed the account details for 30 seconds`,
  completed: () => t`Complete`,
  assigned: ({ event }) => {
    const name = nameOf(event);
    const booster = textOrUndefined(event.data.booster);
    return booster === undefined ? t`${name} assigned a booster` : t`${name} assigned the order to ${booster}`;
  },
  unassigned: ({ event }) => {
    const name = nameOf(event);
    const booster = textOrUndefined(event.data.booster);
    return booster === undefined ? t`${name} unassigned the booster` : t`${name} unassigned ${booster}`;
  },
  dropped: ({ event, isOwn }) => (isOwn ? t`You dropped the order` : t`${nameOf(event)} dropped the order`),
  suspended: ({ event, isOwn }) => (isOwn ? t`Suspended by you` : t`Suspended by ${nameOf(event)}`),
  resumed: ({ event, isOwn }) => (isOwn ? t`Resumed by you` : t`Resumed by ${nameOf(event)}`),
  deadline_extended: ({ event }) => {
    const name = nameOf(event);
    const { seconds } = event.data;
    return typeof seconds === 'number'
      ? t`${name} extended the deadline by ${formatDuration(seconds)}`
      : t`${name} extended the deadline`;
  },
  cancelled: ({ event, isOwn }) => (isOwn ? t`Cancelled by you` : t`Cancelled by ${nameOf(event)}`),
  extra_paid: ({ event, isOwn }) => (isOwn ? t`Add-on paid by you` : t`Add-on paid by ${nameOf(event)}`),
  tipped: ({ event, order, isOwn }) => {
    const amount = amountOf(event, order);
    return isOwn ? t`You tipped ${amount}` : t`${nameOf(event)} tipped ${amount}`;
  },
  dispute_opened: ({ event, isOwn }) => (isOwn ? t`You reported a problem` : t`${nameOf(event)} reported a problem`),
  dispute_dismissed: ({ event, isOwn }) =>
    isOwn ? t`You dismissed the dispute` : t`${nameOf(event)} dismissed the dispute`,
  dispute_refunded: ({ event, isOwn }) =>
    isOwn ? t`You resolved the dispute with a refund` : t`${nameOf(event)} resolved the dispute with a refund`,
  dispute_redone: ({ event, isOwn }) =>
    isOwn ? t`You asked for a redo by another booster` : t`${nameOf(event)} asked for a redo by another booster`,
  guide_delivered: ({ event, isOwn }) => (isOwn ? t`You delivered the guide` : t`${nameOf(event)} delivered the guide`),
  poked: ({ event, isOwn }) => (isOwn ? t`You asked for a sign of life` : t`${nameOf(event)} asked for a sign of life`),
  contact_sent: ({ event, isOwn }) =>
    isOwn ? t`You sent a message with personal details` : t`${nameOf(event)} sent a message with personal details`,
  note_changed: ({ event, isOwn }) => {
    const name = nameOf(event);
    return isOwn ? t`You changed the staff note` : t`${name} changed the staff note`;
  },
  fined: ({ event, order, isOwn }) => {
    const [name, booster, money] = [nameOf(event), boosterOf(event), amountOf(event, order)];
    return isOwn ? t`You fined ${booster} ${money}` : t`${name} fined ${booster} ${money}`;
  },
  fine_lifted: ({ event, order, isOwn }) => {
    const [name, booster, money] = [nameOf(event), boosterOf(event), amountOf(event, order)];
    return isOwn
      ? t`You waived the fine of ${money} for ${booster}`
      : t`${name} waived the fine of ${money} for ${booster}`;
  },
  progress_paid: ({ event, order, isOwn }) => {
    const [name, booster, money] = [nameOf(event), boosterOf(event), amountOf(event, order)];
    return isOwn
      ? t`You paid ${booster} ${money} for the progress`
      : t`${name} paid ${booster} ${money} for the progress`;
  },
  price_changed: ({ event, order: { price }, isOwn }) => {
    const { amount } = event.data;
    const name = nameOf(event);
    if (typeof amount !== 'number') return isOwn ? t`You lowered the price` : t`${name} lowered the price`;
    const money = formatMoney(amount, price.currency);
    return isOwn ? t`You lowered the price to ${money}` : t`${name} lowered the price to ${money}`;
  },
  share_changed: ({ event, isOwn }) => {
    const { before, after } = event.data;
    const name = nameOf(event);
    if (typeof before !== 'number' || typeof after !== 'number')
      return isOwn ? t`You changed the booster’s share` : t`${name} changed the booster’s share`;
    const [old, changed] = [formatPercent(before), formatPercent(after)];
    return isOwn
      ? t`You changed the booster’s share from ${old} to ${changed}`
      : t`${name} changed the booster’s share from ${old} to ${changed}`;
  },
  rated: ({ event: { data } }) =>
    typeof data.rating === 'number' ? t`Rated ${formatNumber(data.rating)} out of 5` : t`Rated`,
};

const quoteText = (value: unknown): string | undefined => {
  const words = textOrUndefined(value);
  return words === undefined ? undefined : t`“${words}”`;
};

const joinNotes = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(' · ') || undefined;

function loggedProgress({ event: { data }, order: { progress } }: EventContext): string | undefined {
  if (progress.kind === 'rank') {
    return typeof data.rank === 'number'
      ? formatRankAndPoints(progress.ladder, data.rank, typeof data.lp === 'number' ? data.lp : 0)
      : undefined;
  }
  return typeof data.done === 'number' ? formatProgress({ ...progress, done: data.done }) : undefined;
}

function timeSincePayment({ event, order }: EventContext): string | undefined {
  if (order.paidAt === null) return undefined;
  const seconds = (new Date(event.at).getTime() - new Date(order.paidAt).getTime()) / 1000;
  return seconds > 0 ? t`${formatDuration(seconds)} after payment` : undefined;
}

/** `coins`: the refund in coins, if any; `beside`: the part of it in money, if it is not all in coins. */
export function refundText(amount: number, currency: Currency, coins: unknown, beside?: unknown): string {
  if (typeof coins === 'number' && typeof beside === 'number') {
    return t`${formatMoney(beside, currency)} and ${formatNumber(coins)} BoostCoins refunded`;
  }
  const money = formatMoney(amount, currency);
  return typeof coins === 'number' ? t`${money} refunded as ${formatNumber(coins)} BoostCoins` : t`${money} refunded`;
}

const reasonAndRefund = ({ event: { data }, order: { price } }: EventContext): string | undefined =>
  joinNotes(
    quoteText(data.reason),
    typeof data.refund === 'number' && data.refund > 0
      ? refundText(data.refund, price.currency, data.coins, data.refundMoney)
      : undefined,
  );

/** The reason, and for staff the note for the next booster. */
const reasonAndHandOver = ({ event: { data } }: EventContext): string | undefined => {
  const note = textOrUndefined(data.handOver);
  return joinNotes(quoteText(data.reason), note === undefined ? undefined : t`Hand-over note: “${note}”`);
};

/** What a message had, by kind of personal detail. */
const foundLabels: Readonly<Record<string, () => string>> = {
  login: () => t`Login details`,
  phone: () => t`Phone number`,
  email: () => t`Email address`,
  handle: () => t`Messenger contact`,
};

const describeFound = (found: string): string | undefined =>
  formatList(found.split(',').flatMap((kind) => foundLabels[kind]?.() ?? [])) || undefined;

/** Notes of events other than their reason. */
const notes: Readonly<Partial<Record<Kind, (context: EventContext) => string | undefined>>> = {
  locked_in: timeSincePayment,
  unpaused: ({ event: { data } }) =>
    typeof data.seconds === 'number' && data.seconds > 0
      ? t`Deadline extended by ${formatDuration(data.seconds)}`
      : undefined,
  progress: (context) => {
    const { correction, note, undone } = context.event.data;
    return joinNotes(
      undone === true ? t`Undone` : undefined,
      correction === true ? t`Correction` : undefined,
      loggedProgress(context),
      quoteText(note),
    );
  },
  completed: ({ event: { data } }) => joinNotes(textOrUndefined(data.note), quoteText(data.reason)),
  contact_sent: ({ event: { data } }) =>
    joinNotes(
      describeFound(textOrUndefined(data.found) ?? ''),
      data.asked === true ? t`Sent in spite of the warning` : t`Sent without a warning`,
    ),
  cancelled: reasonAndRefund,
  dropped: reasonAndHandOver,
  unassigned: reasonAndHandOver,
  dispute_opened: ({ event: { data } }) =>
    joinNotes(isDisputeReason(data.problem) ? disputeReasonLabel(data.problem) : undefined, quoteText(data.note)),
  dispute_refunded: reasonAndRefund,
  price_changed: reasonAndRefund,
  extra_paid: ({ event: { data } }) => quoteText(data.note),
};

/** Describes an event of the timeline for the reader `self`. */
export function describeEvent({
  event,
  order,
  self,
}: Pick<EventContext, 'event' | 'order'> & { readonly self: number }): EventDescription {
  const context = { event, order, isOwn: event.actor?.id === self };
  const note = notes[event.kind];
  return {
    text: texts[event.kind](context),
    note: note === undefined ? quoteText(event.data.reason) : note(context),
    ...lookOf(event),
  };
}

/** Newest first; simultaneous events by number. */
export const sortNewestFirst = (events: readonly OrderEvent[]): OrderEvent[] =>
  [...events].sort((one, other) => new Date(other.at).getTime() - new Date(one.at).getTime() || other.id - one.id);

const stopEventKinds: ReadonlyMap<number, OrderEvent['kind']> = new Map([
  [ORDER_STATUS.paused, 'paused'],
  [ORDER_STATUS.suspended, 'suspended'],
]);

/** The event that caused the current pause or suspension; undefined if there is none. */
export function findStopEvent({
  status,
  cancelledAt,
  events,
}: Pick<OrderView, 'status' | 'cancelledAt' | 'events'>): OrderEvent | undefined {
  const kind = cancelledAt === null ? stopEventKinds.get(status) : undefined;
  return kind && sortNewestFirst(events).find((event) => event.kind === kind);
}

/** Who revealed the account details, how often, and when last; without the reader's own reveals. */
export function revealsOf(events: readonly OrderEvent[], self: number) {
  const reveals = new Map<string, { readonly name: string; readonly count: number; readonly last: string }>();
  for (const event of sortNewestFirst(events)) {
    if (event.kind !== 'credentials_revealed' || event.actor?.id === self) continue;
    const name = nameOf(event);
    const known = reveals.get(name) ?? { name, count: 0, last: event.at };
    reveals.set(name, { ...known, count: known.count + 1 });
  }
  return [...reveals.values()];
}
