import type { DetailField, DetailFieldKey, DetailValues } from './detail-field-types.ts';
import { detailFields } from './detail-fields.data.ts';
import { percentOf } from './money.ts';

type DetailValue = DetailValues[DetailFieldKey];

/** The fields of a service, by slug or by public link without slash. */
export function detailFieldsOf(slug: string): readonly DetailField[] {
  return detailFields.filter(({ services }) => (services as readonly string[]).includes(slug));
}

/** Whether a detail is ordered: an absent value and a flag that is off are not. */
export const isGiven = (value: DetailValue): boolean => value !== undefined && value !== false;

const isWhole = (value: DetailValue, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;

const isText = (value: DetailValue, longest: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

/** Whether a field takes a value. */
export function isDetailValue(field: DetailField, value: DetailValue): boolean {
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' && field.choices.includes(value);
    case 'number':
    case 'points':
      return isWhole(value, field.least, field.most);
    case 'text':
      return isText(value, field.longest);
    case 'names':
      return (
        Array.isArray(value) &&
        value.length > 0 &&
        value.length <= field.most &&
        value.every((name: string) => isText(name, field.longest))
      );
    case 'flag':
      return typeof value === 'boolean';
  }
}

/** The first wrong detail: not sold for the service, or with a value that its field does not take. */
export function findWrongDetail(
  slug: string,
  values: DetailValues,
): { readonly key: string; readonly reason: 'detailNotSold' | 'detailInvalid' } | null {
  const fields = detailFieldsOf(slug);
  for (const [key, value] of Object.entries(values)) {
    if (!isGiven(value)) continue;
    const field = fields.find((one) => one.key === key);
    if (field === undefined) return { key, reason: 'detailNotSold' };
    if (!isDetailValue(field, value)) return { key, reason: 'detailInvalid' };
  }
  return null;
}

/** The required details of a service that are not given, in the order of the form. */
export function missingDetails(slug: string, values: DetailValues): readonly DetailFieldKey[] {
  return detailFieldsOf(slug).flatMap(({ key, required }) => (required && !isGiven(values[key]) ? [key] : []));
}

/** Price of a detail: US cents, and the percent of the base price that they are, 0 for a price per unit. */
export interface DetailCharge {
  readonly key: DetailFieldKey;
  /** Choice or number; empty for others. */
  readonly value: string | number;
  readonly percent: number;
  readonly amount: number;
}

/** The details that change the price. `base`: US cents. */
export function detailCharges(slug: string, values: DetailValues, base: number): readonly DetailCharge[] {
  return detailFieldsOf(slug).flatMap(({ key, kind, price }): DetailCharge[] => {
    const value = values[key];
    if (price === undefined || !isGiven(value)) return [];
    const shown = kind === 'choice' || kind === 'number' ? (value as string | number) : '';
    if (price.rule === 'each') return [{ key, value: shown, percent: 0, amount: price.cents * Number(value) }];
    const percent = price.rule === 'percent' ? price.percent : (price.percents[String(value)] ?? 0);
    if (percent === 0) return [];
    const amount = Math.sign(percent) * percentOf(base, Math.abs(percent));
    return [{ key, value: shown, percent: Math.abs(percent), amount }];
  });
}
