import { formatList } from '@boostdesk/i18n/format-list';
import { t } from '@lingui/core/macro';
import { formatMoney, formatNumber, formatPercent } from '../../i18n/format.ts';
import type { AreaField, Fields } from './area-view.ts';
import { isCurrency } from './is-currency.ts';

const formatListOrNone = (words: readonly string[]): string => (words.length === 0 ? t`none` : formatList(words));

function optionLabel(
  options: readonly { readonly id: string | number; readonly label: string }[],
  value: unknown,
): string {
  return options.find(({ id }) => id === value)?.label ?? String(value);
}

/** Readable value of a field, for comparing versions. */
export function formatField(field: AreaField, fields: Fields): string {
  const value = fields[field.name];
  if (field.kind === 'choices' && value === null) return field.all ?? t`none`;
  if (value === null || value === undefined || value === '') return t`none`;
  switch (field.kind) {
    case 'flag':
      return value === true ? t`Yes` : t`No`;
    case 'percent':
      return formatPercent(Number(value));
    case 'count':
      return formatNumber(Number(value));
    case 'person':
      return t`ID ${String(value)}`;
    case 'money': {
      const currency = field.currency ?? fields[field.currencyFrom ?? ''];
      return isCurrency(currency) ? formatMoney(Number(value), currency) : formatNumber(Number(value));
    }
    case 'choice':
      return optionLabel(field.options, value);
    case 'choices':
      return formatListOrNone(Array.isArray(value) ? value.map((one) => optionLabel(field.options, one)) : []);
    default:
      return String(value);
  }
}
