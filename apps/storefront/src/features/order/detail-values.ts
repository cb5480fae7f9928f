import type { OrderChoice } from '@boostdesk/api-client/contract';
import {
  type DetailField,
  type DetailFieldKey,
  type DetailValues,
  detailFieldsOf,
  isDetailValue,
  missingDetails,
} from '@boostdesk/catalogs';
import { visibleLength } from '@boostdesk/catalogs/text';
import { plural, t } from '@lingui/core/macro';

/** Details as typed and as in the URL: choices as they are, names comma-separated, flags as '1'. */
export type DetailTexts = Readonly<Partial<Record<DetailFieldKey, string>>>;
export type DetailErrors = Readonly<Partial<Record<DetailFieldKey, string>>>;

const FLAG_ON = '1';

/** Not truncated: `namesError` reports excess. */
export const parseNames = (typed: string): string[] =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Error message for too many or too long names, or null. */
export function namesError(names: readonly string[], most: number, longest: number): string | null {
  const isExcess = names.length > most || names.some((name) => name.length > longest);
  return isExcess
    ? plural(longest, {
        one: `Enter up to ${most} names of up to # character each`,
        other: `Enter up to ${most} names of up to # characters each`,
      })
    : null;
}

export const longTextError = (most: number): string =>
  plural(most, { one: 'Use up to # character', other: 'Use up to # characters' });

function parseDetail({ kind }: DetailField, text: string): DetailValues[DetailFieldKey] {
  switch (kind) {
    case 'choice':
      return text;
    case 'text':
      return visibleLength(text) === 0 ? undefined : text.trim();
    case 'number':
    case 'points':
      return /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : undefined;
    case 'names': {
      const names = parseNames(text);
      return names.length === 0 ? undefined : names;
    }
    case 'flag':
      return text === FLAG_ON || undefined;
  }
}

/** Reads the details of a service from the URL. Typed texts stay as they are, other values only if their field takes them. */
export function readDetails(params: URLSearchParams, slug: string): DetailTexts {
  const given = detailFieldsOf(slug).flatMap((field): [string, string][] => {
    const text = params.get(field.key) ?? '';
    const isTyped = field.kind === 'text' || field.kind === 'names';
    const isKept = isTyped ? text !== '' : isDetailValue(field, parseDetail(field, text));
    return isKept ? [[field.key, text]] : [];
  });
  return Object.fromEntries(given);
}

/** Input of `order.create`; undefined if the service asks for no details. */
export function toDetailValues(slug: string, texts: DetailTexts): OrderChoice['details'] {
  const fields = detailFieldsOf(slug);
  if (fields.length === 0) return undefined;
  const given = fields.flatMap((field): [string, DetailValues[DetailFieldKey]][] => {
    const value = parseDetail(field, texts[field.key] ?? '');
    return value === undefined || value === '' ? [] : [[field.key, value]];
  });
  // A field's kind is the type of its key in the contract.
  return Object.fromEntries(given) as OrderChoice['details'];
}

/** The details that fields take, so that a text that is too long leaves the price. */
export function validDetails(slug: string, values: DetailValues = {}): DetailValues {
  const valid = detailFieldsOf(slug).filter((field) => isDetailValue(field, values[field.key]));
  return Object.fromEntries(valid.map(({ key }) => [key, values[key]]));
}

/** Errors by key. */
export function detailErrors(slug: string, values: DetailValues = {}): DetailErrors {
  const missing = missingDetails(slug, values);
  const errors = detailFieldsOf(slug).flatMap((field): [string, string][] => {
    const error = missing.includes(field.key) ? missingError(field) : excessError(field, values[field.key]);
    return error === null ? [] : [[field.key, error]];
  });
  return Object.fromEntries(errors);
}

const missingError = ({ kind }: DetailField): string => (kind === 'choice' ? t`Choose an option` : t`Enter a value`);

function excessError(field: DetailField, value: DetailValues[DetailFieldKey]): string | null {
  if (value === undefined || isDetailValue(field, value)) return null;
  if (field.kind === 'names') return namesError(value as readonly string[], field.most, field.longest);
  return field.kind === 'text' ? longTextError(field.longest) : null;
}
