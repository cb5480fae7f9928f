import type { SiteLogEntry } from '@boostdesk/api-client/contract';
import { isRole } from '@boostdesk/auth';
import { isOrderStatus } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { rankName } from '@boostdesk/i18n/rank-label';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { t } from '@lingui/core/macro';
import {
  formatCalendarDay,
  formatDateTime,
  formatDecimal,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
} from '../../i18n/format.ts';
import { isCurrency } from '../../shared/area/is-currency.ts';
import { gameName, serviceName } from '../../shared/labels/catalog-names.ts';
import { roleLabel } from '../../shared/labels/role-labels.ts';
import { audiences, expenseKinds, refunds, settlements, states } from './value-labels.ts';

/** A row before or after its change. */
export type Fields = Readonly<Record<string, unknown>>;
/** Context for numbers in this entry. */
export type Names = Pick<SiteLogEntry, 'ladder' | 'people'>;
export type FormatValue = (value: unknown, row: Fields, names: Names) => string;

export const plain = (value: unknown): string => {
  if (value === null || value === undefined) return t`none`;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (Array.isArray(value)) return formatList(value.map(plain));
  return JSON.stringify(value) ?? '';
};

/** The database returns decimal columns as text. */
export const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));

/** Unexpected types are shown as is. */
const formatIf =
  <Value>(
    is: (value: unknown) => value is Value,
    show: (value: Value, row: Fields, names: Names) => string,
  ): FormatValue =>
  (value, row, names) =>
    is(value) ? show(value, row, names) : plain(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

export const time = formatIf(isText, formatDateTime);
export const day = formatIf(isText, formatCalendarDay);
export const role = formatIf(isRole, roleLabel);
export const game = formatIf(isNumber, gameName);
export const service = formatIf(isNumber, serviceName);
export const person: FormatValue = (value, _row, { people }) => people[String(value)] ?? plain(value);
/** '#10268'. */
export const orderNumber = formatIf(isNumber, (id) => `#${id}`);
export const rank: FormatValue = (value, _row, { ladder }) =>
  ladder !== null && isNumber(value) ? rankName(ladder, value) : plain(value);

/** In minor units. */
export const money: FormatValue = (value, row) =>
  isNumeric(value) && isCurrency(row.currency) ? formatMoney(Number(value), row.currency) : plain(value);

/** Minor units without a known currency: '81.00'. */
export const cents: FormatValue = (value) => (isNumeric(value) ? formatDecimal(Number(value) / 100, 2) : plain(value));

/** A duration in seconds: '3 hours, 20 minutes'. */
export const span: FormatValue = (value) =>
  isNumeric(value) && Number(value) > 0 ? formatDuration(Number(value)) : plain(value);

export const percent: FormatValue = (value) => (isNumeric(value) ? formatPercent(Number(value)) : plain(value));

/** Null means all games. */
export const gameList: FormatValue = (value, row, names) =>
  value === null ? t`All games` : plain(Array.isArray(value) ? value.map((id) => game(id, row, names)) : value);

/** A number for orders, a word for other objects. */
export const status: FormatValue = (value) => (isOrderStatus(value) ? statusLabel(value) : state(value));

/** A label by the row's stored state. */
const labelFrom =
  (words: ReadonlyMap<string, () => string>) =>
  (value: unknown): string =>
    words.get(String(value))?.() ?? plain(value);

export const state = labelFrom(states);
export const settlement = labelFrom(settlements);
export const refund = labelFrom(refunds);
export const expense = labelFrom(expenseKinds);
export const audience = labelFrom(audiences);
