import { orderStatuses, services } from '@boostdesk/catalogs';
import { toAsciiDigits } from '@boostdesk/catalogs/text';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { translate } from '@boostdesk/i18n/translate';
import { fold } from '@boostdesk/search';
import { gameOptions } from '../../shared/labels/catalog-names.ts';
import { roleOptions } from '../../shared/labels/role-labels.ts';
import { audiences, expenseKinds, refunds, settlements, states } from './value-labels.ts';

/** Values by field. */
export interface FieldValues {
  readonly name: string;
  readonly values: readonly string[];
}

interface Option {
  readonly id: string | number;
  readonly label: string;
}

/** A shorter term would match too many labels. */
const MIN_TERM_LENGTH = 3;
/** Fields in minor units of a currency. */
const MONEY = ['amount', 'price', 'price_amount', 'refund_amount'];
/** Fields with a calendar date. */
const DAYS = ['day', 'starts', 'ends'];

const optionsOf = (words: ReadonlyMap<string, () => string>): Option[] =>
  [...words].map(([id, label]) => ({ id, label: label() }));

/** Labels of codes by field. */
const codedFields = (): readonly (readonly [names: readonly string[], options: readonly Option[]])[] => [
  [['status', 'suspended_from'], orderStatuses.map(({ code }) => ({ id: code, label: statusLabel(code) }))],
  [['status', 'state'], optionsOf(states)],
  [['settlement'], optionsOf(settlements)],
  [['refund_to'], optionsOf(refunds)],
  [['kind'], optionsOf(expenseKinds)],
  [['audience'], optionsOf(audiences)],
  [['role'], roleOptions()],
  [['game'], gameOptions],
  [['service'], services.map(({ id, name }) => ({ id, label: translate(name) }))],
];

/** Fields and codes whose label contains the word. */
export function matchLabels(word: string): FieldValues[] {
  if (word.length < MIN_TERM_LENGTH) return [];
  return codedFields().flatMap(([names, options]) => {
    const part = fold(word);
    const values = options.filter(({ label }) => fold(label).includes(part)).map(({ id }) => String(id));
    return values.length === 0 ? [] : names.map((name) => ({ name, values }));
  });
}

/** '1,234.50' in any supported language, with an optional currency symbol. */
const FORMATTED_AMOUNT = /^[^\d.,]{0,3}(\d+|\d{1,3}(?:[.,]\d{3})+)[.,](\d{2})[^\d.,]{0,3}$/;

const toLatin = (word: string): string => toAsciiDigits(word).replace('٫', '.').replaceAll('٬', ',');

/** Fields and amounts for a formatted amount: '12.50', '$1,234.50'. Plain digits are searched as they are. */
export function matchAmount(word: string): FieldValues[] {
  const [, whole, cents] = FORMATTED_AMOUNT.exec(toLatin(word)) ?? [];
  if (whole === undefined || cents === undefined) return [];
  const minor = `${whole.replace(/\D/g, '')}${cents}`.replace(/^0+(?=\d)/, '');
  return MONEY.map((name) => ({ name, values: [minor] }));
}

export const matchDay = (day: string): FieldValues[] => DAYS.map((name) => ({ name, values: [day] }));
