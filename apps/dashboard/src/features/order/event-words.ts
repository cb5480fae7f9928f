import type { OrderEvent, OrderView } from '@boostdesk/api-client/contract';
import { type Currency, ORDER_STATUS } from '@boostdesk/catalogs';
import type { IconName } from '@boostdesk/ui/icon';
import type { TimelineTone } from '@boostdesk/ui/timeline';
import { t } from '@lingui/core/macro';
import { formatDuration, formatMoney, formatNumber } from '../../i18n/format.ts';
import { formatProgress, formatRankAndPoints } from '../../i18n/format-order.ts';

export interface EventWords {
  readonly text: string;
  readonly note?: string | undefined;
  readonly icon: IconName;
  readonly tone?: TimelineTone;
}

interface Told {
  readonly event: OrderEvent;
  readonly order: Pick<OrderView, 'price' | 'progress' | 'paidAt'>;
  /** The reader: what they did is said to be theirs. */
  readonly self: number;
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const nameOf = ({ actor }: OrderEvent): string => actor?.name ?? t`Boostdesk`;

/** Picks the sentence for what the reader did, or for what another did. */
const by = ({ event, self }: Told, own: string, other: string): string => (event.actor?.id === self ? own : other);

function progressText({ data }: OrderEvent): Pick<EventWords, 'text' | 'icon' | 'tone'> {
  if (data.won === true) return { text: t`Match won`, icon: 'trophy', tone: 'success' };
  if (data.won === false) return { text: t`Match lost`, icon: 'trending-down', tone: 'danger' };
  return { text: t`Progress logged`, icon: 'trending-up', tone: 'info' };
}

function standing({ event: { data }, order: { progress } }: Told): string | undefined {
  if (progress.kind === 'rank') {
    return typeof data.rank === 'number'
      ? formatRankAndPoints(progress.ladder, data.rank, typeof data.lp === 'number' ? data.lp : 0)
      : undefined;
  }
  return typeof data.done === 'number' ? formatProgress({ ...progress, done: data.done }) : undefined;
}

function progressNote(told: Told): string | undefined {
  const note = textOr(told.event.data.note);
  const correction = told.event.data.correction === true ? t`Correction` : undefined;
  const parts = [correction, standing(told), note && t`“${note}”`].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

const quoted = (value: unknown): string | undefined => {
  const words = textOr(value);
  return words === undefined ? undefined : t`“${words}”`;
};

function sincePaid({ event, order }: Told): string | undefined {
  if (order.paidAt === null) return undefined;
  const seconds = (new Date(event.at).getTime() - new Date(order.paidAt).getTime()) / 1000;
  return seconds > 0 ? t`${formatDuration(seconds)} after payment` : undefined;
}

const words: Record<OrderEvent['kind'], (told: Told) => EventWords> = {
  created: () => ({ text: t`Ordered`, icon: 'receipt' }),
  paid: ({ order: { price } }) => ({ text: t`Paid, ${formatMoney(price.amount, price.currency)}`, icon: 'wallet' }),
  locked_in: (told) => ({
    text: by(told, t`You locked in the order`, t`${nameOf(told.event)} locked in the order`),
    note: sincePaid(told),
    icon: 'handshake',
    tone: 'accent',
  }),
  paused: (told) => ({
    text: by(told, t`Paused by you`, t`Paused by ${nameOf(told.event)}`),
    note: quoted(told.event.data.reason),
    icon: 'circle-pause',
  }),
  unpaused: (told) => ({
    text: by(told, t`Unpaused by you`, t`Unpaused by ${nameOf(told.event)}`),
    note: pauseNote(told.event),
    icon: 'circle-play',
    tone: 'info',
  }),
  progress: (told) => ({ ...progressText(told.event), note: progressNote(told) }),
  credentials_saved: () => ({ text: t`Account details saved`, icon: 'lock' }),
  credentials_revealed: (told) => ({
    text: by(
      told,
      t`You viewed the account details for 30 seconds`,
      t`${nameOf(told.event)} viewed the account details for 30 seconds`,
    ),
    icon: 'eye',
    tone: 'warning',
  }),
  completed: ({ event }) => ({
    text: t`Complete`,
    note:
      [textOr(event.data.note), quoted(event.data.reason)].filter((part) => part !== undefined).join(' · ') ||
      undefined,
    icon: 'circle-check',
    tone: 'success',
  }),
  assigned: (told) => ({
    text: assignedText(told),
    note: quoted(told.event.data.reason),
    icon: 'handshake',
    tone: 'accent',
  }),
  unassigned: (told) => ({
    text: unassignedText(told),
    note: quoted(told.event.data.reason),
    icon: 'undo',
    tone: 'warning',
  }),
  dropped: (told) => ({
    text: by(told, t`You dropped the order`, t`${nameOf(told.event)} dropped the order`),
    note: quoted(told.event.data.reason),
    icon: 'undo',
    tone: 'warning',
  }),
  suspended: (told) => ({
    text: by(told, t`Suspended by you`, t`Suspended by ${nameOf(told.event)}`),
    note: quoted(told.event.data.reason),
    icon: 'octagon-x',
    tone: 'danger',
  }),
  resumed: (told) => ({
    text: by(told, t`Resumed by you`, t`Resumed by ${nameOf(told.event)}`),
    note: quoted(told.event.data.reason),
    icon: 'circle-play',
    tone: 'info',
  }),
  deadline_extended: (told) => ({
    text: deadlineText(told),
    note: quoted(told.event.data.reason),
    icon: 'calendar',
    tone: 'info',
  }),
  cancelled: (told) => ({
    text: by(told, t`Cancelled by you`, t`Cancelled by ${nameOf(told.event)}`),
    note: cancelNote(told),
    icon: 'ban',
    tone: 'danger',
  }),
  extra_paid: (told) => ({
    text: by(told, t`Add-on paid by you`, t`Add-on paid by ${nameOf(told.event)}`),
    note: quoted(told.event.data.note),
    icon: 'wallet',
    tone: 'success',
  }),
  rated: ({ event: { data } }) => ({
    text: typeof data.rating === 'number' ? t`Rated ${formatNumber(data.rating)} out of 5` : t`Rated`,
    icon: 'star',
  }),
};

function assignedText({ event }: Told): string {
  const name = nameOf(event);
  const booster = textOr(event.data.booster);
  return booster === undefined ? t`${name} assigned a booster` : t`${name} assigned the order to ${booster}`;
}

function unassignedText({ event }: Told): string {
  const name = nameOf(event);
  const booster = textOr(event.data.booster);
  return booster === undefined ? t`${name} unassigned the booster` : t`${name} unassigned ${booster}`;
}

function deadlineText({ event }: Told): string {
  const { seconds } = event.data;
  const name = nameOf(event);
  return typeof seconds === 'number'
    ? t`${name} extended the deadline by ${formatDuration(seconds)}`
    : t`${name} extended the deadline`;
}

/** `coins`: what it became, where it became coins. */
export function refundWords(amount: number, currency: Currency, coins: unknown): string {
  const money = formatMoney(amount, currency);
  return typeof coins === 'number' ? t`${money} refunded as ${formatNumber(coins)} BoostCoins` : t`${money} refunded`;
}

function cancelNote({ event: { data }, order: { price } }: Told): string | undefined {
  const refund =
    typeof data.refund === 'number' && data.refund > 0
      ? refundWords(data.refund, price.currency, data.coins)
      : undefined;
  const parts = [quoted(data.reason), refund].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

const pauseNote = ({ data }: OrderEvent): string | undefined =>
  typeof data.seconds === 'number' && data.seconds > 0
    ? t`Deadline extended by ${formatDuration(data.seconds)}`
    : undefined;

/** An event of the time line in the reader's language. */
export const eventWords = (told: Told): EventWords => words[told.event.kind](told);

/** The order of the time line; what happened in one moment, by its number. */
export const newestFirst = (events: readonly OrderEvent[]): OrderEvent[] =>
  [...events].sort((one, other) => new Date(other.at).getTime() - new Date(one.at).getTime() || other.id - one.id);

const stops: ReadonlyMap<number, OrderEvent['kind']> = new Map([
  [ORDER_STATUS.paused, 'paused'],
  [ORDER_STATUS.suspended, 'suspended'],
]);

/** What made an order stand still as it does now; undefined where it does not, or nobody said. */
export function standstillOf({
  status,
  cancelledAt,
  events,
}: Pick<OrderView, 'status' | 'cancelledAt' | 'events'>): OrderEvent | undefined {
  const kind = cancelledAt === null ? stops.get(status) : undefined;
  return kind && newestFirst(events).find((event) => event.kind === kind);
}

/** Who looked at the account details, how often, and when last; the reader's own looks are not among them. */
export function looksOf(events: readonly OrderEvent[], self: number) {
  const looks = new Map<string, { readonly name: string; readonly count: number; readonly last: string }>();
  for (const event of newestFirst(events)) {
    if (event.kind !== 'credentials_revealed' || event.actor?.id === self) continue;
    const name = nameOf(event);
    const known = looks.get(name) ?? { name, count: 0, last: event.at };
    looks.set(name, { ...known, count: known.count + 1 });
  }
  return [...looks.values()];
}
