import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { isRole } from '@boostdesk/auth';
import { type Currency, currencies, isOrderStatus } from '@boostdesk/catalogs';
import { t } from '@lingui/core/macro';
import { formatDateTime, formatMoney, formatNumber } from '../../parts/format.ts';
import { rankName, statusWord } from '../../parts/order-words.ts';
import { roleWord } from '../../parts/role-words.ts';

type Fields = Readonly<Record<string, unknown>>;
/** What numbers stand for where they stand in this entry. */
type Names = Pick<SiteLogEntry, 'ladder' | 'people'>;
type Show = (value: unknown, row: Fields, names: Names) => string;

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return t`none`;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  return JSON.stringify(value) ?? '';
};

const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));

const time: Show = (value) => (typeof value === 'string' ? formatDateTime(value) : plain(value));

const status: Show = (value) => (isOrderStatus(value) ? statusWord(value) : plain(value));

const isCurrency = (value: unknown): value is Currency => currencies.some((currency) => currency === value);

/** In minor units; the database gives them as text. */
const money: Show = (value, row) =>
  isNumeric(value) && isCurrency(row.currency) ? formatMoney(Number(value), row.currency) : plain(value);

const rank: Show = (value, _row, { ladder }) =>
  ladder !== null && typeof value === 'number' ? rankName(ladder, value) : plain(value);

const person: Show = (value, _row, { people }) => people[String(value)] ?? plain(value);

const role: Show = (value) => (isRole(value) ? roleWord(value) : plain(value));

const settlements: Readonly<Record<string, () => string>> = {
  byProgress: () => t`By progress`,
  allToBooster: () => t`As if it were done`,
  allToCustomer: () => t`All back to the customer`,
};

const settlement: Show = (value) => settlements[String(value)]?.() ?? plain(value);

/** How the columns that the log names are called, and how their values read; another column shows as it is. */
const columns: Readonly<Record<string, readonly [label: () => string, show: Show]>> = {
  status: [() => t`Status`, status],
  booster: [() => t`Booster`, person],
  booster_id: [() => t`Booster`, person],
  amount: [() => t`Amount`, money],
  price: [() => t`Price`, money],
  currency: [() => t`Currency`, plain],
  purchase: [() => t`Order`, plain],
  percent: [() => t`Percent done`, plain],
  now_rank: [() => t`Rank`, rank],
  now_lp: [() => t`LP`, plain],
  done_count: [() => t`Done`, plain],
  won: [() => t`Won`, plain],
  lost: [() => t`Lost`, plain],
  deadline_at: [() => t`Deadline`, time],
  paid_at: [() => t`Paid`, time],
  started_at: [() => t`Started`, time],
  completed_at: [() => t`Completed`, time],
  paused_at: [() => t`Paused since`, time],
  paused_seconds: [() => t`Seconds paused in all`, plain],
  credentials_saved_at: [() => t`Account details saved`, time],
  proof_note: [() => t`Proof`, plain],
  proof_link: [() => t`Link to the proof`, plain],
  rating_stars: [() => t`Stars`, plain],
  rating_text: [() => t`Review`, plain],
  rated_at: [() => t`Rated`, time],
  look_booster_id: [() => t`Looked at by booster`, person],
  look_until: [() => t`Shown as looked at until`, time],
  reason: [() => t`Reason`, plain],
  suspended_from: [() => t`Suspended from`, status],
  suspended_at: [() => t`Suspended since`, time],
  cancelled_at: [() => t`Cancelled`, time],
  end_reason: [() => t`Reason`, plain],
  settlement: [() => t`Settled`, settlement],
  role: [() => t`Role`, role],
  refund_amount: [() => t`Refund in cents`, plain],
  refund_to: [() => t`Refunded to`, plain],
  version: [() => t`Version`, plain],
  text: [() => t`Text`, plain],
  coins: [() => t`BoostCoins`, plain],
  change: [() => t`What`, plain],
  user: [() => t`User`, person],
  order: [() => t`Order`, plain],
  note: [() => t`Note`, plain],
  kind: [() => t`Kind`, plain],
  day: [() => t`Day`, plain],
  lifted: [() => t`Lifted`, plain],
  answer: [() => t`Answer`, plain],
};

/** A decimal column is read as text ('33.00') and written as a number: what counts is what it says. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isNumeric(one) && isNumeric(other) && Number(one) === Number(other));

/** One line a field that changed: 'Status: Processing → Paused'. What was not there before has no arrow. */
export function changesOf({ before, after, ...names }: Pick<SiteLogEntry, 'before' | 'after'> & Names): string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const was = before?.[field];
    if (was !== undefined && isSame(was, after?.[field])) return [];
    const [label, show] = columns[field] ?? [() => field, plain];
    const is = show(after?.[field], after ?? {}, names);
    return was === undefined ? [`${label()}: ${is}`] : [`${label()}: ${show(was, before ?? {}, names)} → ${is}`];
  });
}
