import type { AreaField, Fields } from './area-view.ts';

const isAmount = (value: unknown): boolean => value === null || (typeof value === 'number' && !Number.isNaN(value));

/** Whether the value is possible for the field. Drafts have no unreadable amounts. */
function isValidFor(field: AreaField, value: unknown): boolean {
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
 * Merges a stored draft into the form's initial fields. Fields of another version are dropped, as the server would
 * refuse them and the user could not correct them. Checked by the form's definition, as many initial values are null.
 */
export function withCompatibleFields(form: readonly AreaField[], start: Fields, stored: Fields): Fields {
  const compatible = form.filter((field) => field.name in stored && isValidFor(field, stored[field.name]));
  return { ...start, ...Object.fromEntries(compatible.map(({ name }) => [name, stored[name]])) };
}

/** Drops unreadable amounts, which JSON would turn into empty fields. */
export const storableFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !Number.isNaN(value)));
