import type { AreaField, Fields } from './area-view.ts';

/** Distinguishes NaN (unreadable amount) from null (empty field), which JSON does not. */
const isSame = (one: unknown, other: unknown): boolean =>
  Number.isNaN(one) === Number.isNaN(other) && JSON.stringify(one) === JSON.stringify(other);

/** Picks the fields of the form from a row. */
export const fieldsOf = (form: readonly AreaField[], row: object): Fields => {
  const given = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(form.map(({ name }) => [name, given.get(name)]));
};

export const changedFields = (form: readonly AreaField[], one: Fields, other: Fields): string[] =>
  form.map(({ name }) => name).filter((name) => !isSame(one[name], other[name]));

/** Names of the fields with unreadable input, which JSON would send as empty. */
export const unreadFields = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => Number.isNaN(fields[name]));

/** Two edits of a row that both began with `base`. */
export interface Conflict {
  readonly theirs: readonly string[];
  /** Of these, the fields that both changed differently: the user has to choose. */
  readonly both: readonly string[];
}

export function conflictOf(form: readonly AreaField[], base: Fields, mine: Fields, theirs: Fields): Conflict {
  const changedByThem = changedFields(form, base, theirs);
  const changedByMe = new Set(changedFields(form, base, mine));
  const both = changedByThem.filter((name) => changedByMe.has(name) && !isSame(mine[name], theirs[name]));
  return { theirs: changedByThem, both };
}

/** Applies my changes to their version. */
export function mergedFields(form: readonly AreaField[], base: Fields, mine: Fields, theirs: Fields): Fields {
  const changedByMe = changedFields(form, base, mine);
  return { ...theirs, ...Object.fromEntries(changedByMe.map((name) => [name, mine[name]])) };
}
