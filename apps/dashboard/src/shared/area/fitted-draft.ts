import type { AreaField, Fields } from './area-view.ts';

const isAmount = (value: unknown): boolean => value === null || (typeof value === 'number' && !Number.isNaN(value));

/** Whether a field of that kind could have come to hold it. Of an amount that cannot be read the text is in no draft. */
function canHold(field: AreaField, value: unknown): boolean {
  switch (field.kind) {
    case 'percent':
    case 'count':
    case 'money':
    case 'person':
      return isAmount(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return value === null || field.options.some(({ id }) => id === value);
    case 'choices':
      if (value === null) return field.all !== undefined;
      return Array.isArray(value) && value.every((one) => field.options.some(({ id }) => id === one));
    case 'day':
      return value === null || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
    case 'markdown':
      return typeof value === 'string';
    default:
      return typeof value === 'string' || (value === null && field.isOptional === true);
  }
}

/**
 * What was kept over what the form begins with, field by field: another version may have had other fields, or of another kind, and
 * the server refuses what it does not know where nobody could correct it. The dialogs judge by the values they begin with
 * (`use-kept.ts`); here many begin with null, and the form itself says what may stand in them.
 */
export function fittedFields(form: readonly AreaField[], start: Fields, kept: Fields): Fields {
  const fitting = form.filter((field) => field.name in kept && canHold(field, kept[field.name]));
  return { ...start, ...Object.fromEntries(fitting.map(({ name }) => [name, kept[name]])) };
}

/** The same without amounts that cannot be read: JSON knows no NaN, and would make them empty fields. */
export const keepableFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !Number.isNaN(value)));
