import type { OrderEvent, OrderView } from '@boostdesk/api-client/contract';
import { type Currency, ORDER_STATUS } from '@boostdesk/catalogs';
import type { IconName } from '@boostdesk/ui/icon';
import type { TimelineTone } from '@boostdesk/ui/timeline';
import { t } from '@lingui/core/macro';
import { formatDuration, formatMoney, formatNumber } from '../../i18n/format.ts';
import { formatProgress, formatRankAndPoints } from '../../i18n/format-order.ts';

export interface EventDescription {
  readonly text: string;
  readonly note?: string | undefined;
  readonly icon: IconName;
  readonly tone?: TimelineTone;
}

interface EventContext {
  readonly event: OrderEvent;
  readonly order: Pick<OrderView, 'price' | 'progress' | 'paidAt'>;
  /** The reader, whose own events are described in the second person. */
  readonly self: number;
}

const textOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const nameOf = ({ actor }: OrderEvent): string => actor?.name ?? t`Boostdesk`;

/** Picks the sentence for the reader's own event or someone else's. */
const pickByActor = ({ event, self }: EventContext, own: string, other: string): string =>
  event.actor?.id === self ? own : other;

function progressText({ data }: OrderEvent): Pick<EventDescription, 'text' | 'icon' | 'tone'> {
  if (data.won === true) return { text: t`Match won`, icon: 'trophy', tone: 'success' };
  if (data.won === false) return { text: t`Match lost`, icon: 'trending-down', tone: 'danger' };
  return { text: t`Progress logged`, icon: 'trending-up', tone: 'info' };
}

function loggedProgress({ event: { data }, order: { progress } }: EventContext): string | undefined {
  if (progress.kind === 'rank') {
    return typeof data.rank === 'number'
      ? formatRankAndPoints(progress.ladder, data.rank, typeof data.lp === 'number' ? data.lp : 0)
      : undefined;
  }
  return typeof data.done === 'number' ? formatProgress({ ...progress, done: data.done }) : undefined;
}

function progressNote(context: EventContext): string | undefined {
  const note = textOrUndefined(context.event.data.note);
  const correction = context.event.data.correction === true ? t`Correction` : undefined;
  const parts = [correction, loggedProgress(context), note && t`“${note}”`].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

const quoteText = (value: unknown): string | undefined => {
  const words = textOrUndefined(value);
  return words === undefined ? undefined : t`“${words}”`;
};

function timeSincePayment({ event, order }: EventContext): string | undefined {
  if (order.paidAt === null) return undefined;
  const seconds = (new Date(event.at).getTime() - new Date(order.paidAt).getTime()) / 1000;
  return seconds > 0 ? t`${formatDuration(seconds)} after payment` : undefined;
}

const descriptions: Record<OrderEvent['kind'], (context: EventContext) => EventDescription> = {
  created: () => ({ text: t`Ordered`, icon: 'receipt' }),
  paid: ({ order: { price } }) => ({ text: t`Paid, ${formatMoney(price.amount, price.currency)}`, icon: 'wallet' }),
  locked_in: (context) => ({
    text: pickByActor(context, t`You locked in the order`, t`${nameOf(context.event)} locked in the order`),
    note: timeSincePayment(context),
    icon: 'handshake',
    tone: 'accent',
  }),
  paused: (context) => ({
    text: pickByActor(context, t`Paused by you`, t`Paused by ${nameOf(context.event)}`),
    note: quoteText(context.event.data.reason),
    icon: 'circle-pause',
  }),
  unpaused: (context) => ({
    text: pickByActor(context, t`Unpaused by you`, t`Unpaused by ${nameOf(context.event)}`),
    note: pauseNote(context.event),
    icon: 'circle-play',
    tone: 'info',
  }),
  progress: (context) => ({ ...progressText(context.event), note: progressNote(context) }),
  credentials_saved: () => ({ text: t`Account details saved`, icon: 'lock' }),
  credentials_revealed: (context) => ({
    text: pickByActor(
      context,
      t`You viewed the account details for 30 seconds`,
      t`${nameOf(context.event)} viewed the account details for 30 seconds`,
    ),
    icon: 'eye',
    tone: 'warning',
  }),
  completed: ({ event }) => ({
    text: t`Complete`,
    note:
      [textOrUndefined(event.data.note), quoteText(event.data.reason)]
        .filter((part) => part !== undefined)
        .join(' · ') || undefined,
    icon: 'circle-check',
    tone: 'success',
  }),
  assigned: (context) => ({
    text: assignedText(context),
    note: quoteText(context.event.data.reason),
    icon: 'handshake',
    tone: 'accent',
  }),
  unassigned: (context) => ({
    text: unassignedText(context),
    note: quoteText(context.event.data.reason),
    icon: 'undo',
    tone: 'warning',
  }),
  dropped: (context) => ({
    text: pickByActor(context, t`You dropped the order`, t`${nameOf(context.event)} dropped the order`),
    note: quoteText(context.event.data.reason),
    icon: 'undo',
    tone: 'warning',
  }),
  suspended: (context) => ({
    text: pickByActor(context, t`Suspended by you`, t`Suspended by ${nameOf(context.event)}`),
    note: quoteText(context.event.data.reason),
    icon: 'octagon-x',
    tone: 'danger',
  }),
  resumed: (context) => ({
    text: pickByActor(context, t`Resumed by you`, t`Resumed by ${nameOf(context.event)}`),
    note: quoteText(context.event.data.reason),
    icon: 'circle-play',
    tone: 'info',
  }),
  deadline_extended: (context) => ({
    text: deadlineText(context),
    note: quoteText(context.event.data.reason),
    icon: 'calendar',
    tone: 'info',
  }),
  cancelled: (context) => ({
    text: pickByActor(context, t`Cancelled by you`, t`Cancelled by ${nameOf(context.event)}`),
    note: cancelNote(context),
    icon: 'ban',
    tone: 'danger',
  }),
  extra_paid: (context) => ({
    text: pickByActor(context, t`Add-on paid by you`, t`Add-on paid by ${nameOf(context.event)}`),
    note: quoteText(context.event.data.note),
    icon: 'wallet',
    tone: 'success',
  }),
  rated: ({ event: { data } }) => ({
    text: typeof data.rating === 'number' ? t`Rated ${formatNumber(data.rating)} out of 5` : t`Rated`,
    icon: 'star',
  }),
};

function assignedText({ event }: EventContext): string {
  const name = nameOf(event);
  const booster = textOrUndefined(event.data.booster);
  return booster === undefined ? t`${name} assigned a booster` : t`${name} assigned the order to ${booster}`;
}

function unassignedText({ event }: EventContext): string {
  const name = nameOf(event);
  const booster = textOrUndefined(event.data.booster);
  return booster === undefined ? t`${name} unassigned the booster` : t`${name} unassigned ${booster}`;
}

function deadlineText({ event }: EventContext): string {
  const { seconds } = event.data;
  const name = nameOf(event);
  return typeof seconds === 'number'
    ? t`${name} extended the deadline by ${formatDuration(seconds)}`
    : t`${name} extended the deadline`;
}

/** `coins`: the refund in coins, if any. */
export function refundText(amount: number, currency: Currency, coins: unknown): string {
  const money = formatMoney(amount, currency);
  return typeof coins === 'number' ? t`${money} refunded as ${formatNumber(coins)} BoostCoins` : t`${money} refunded`;
}

function cancelNote({ event: { data }, order: { price } }: EventContext): string | undefined {
  const refund =
    typeof data.refund === 'number' && data.refund > 0
      ? refundText(data.refund, price.currency, data.coins)
      : undefined;
  const parts = [quoteText(data.reason), refund].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

const pauseNote = ({ data }: OrderEvent): string | undefined =>
  typeof data.seconds === 'number' && data.seconds > 0
    ? t`Deadline extended by ${formatDuration(data.seconds)}`
    : undefined;

/** The text of a timeline event. */
export const describeEvent = (context: EventContext): EventDescription => descriptions[context.event.kind](context);

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
