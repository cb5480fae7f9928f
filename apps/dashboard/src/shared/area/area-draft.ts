import type { AreaField, Fields } from './area-view.ts';

/** NaN, which stands for an amount that cannot be read, is not the null of an empty field, though JSON says so. */
const isSame = (one: unknown, other: unknown): boolean =>
  Number.isNaN(one) === Number.isNaN(other) && JSON.stringify(one) === JSON.stringify(other);

/** The fields of a form out of a row. */
export const fieldsOf = (form: readonly AreaField[], row: object): Fields => {
  const given = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(form.map(({ name }) => [name, given.get(name)]));
};

/** Names of what differs. */
export const changedFields = (form: readonly AreaField[], one: Fields, other: Fields): string[] =>
  form.map(({ name }) => name).filter((name) => !isSame(one[name], other[name]));

/** Names of the fields in which something stands that is no value. The server would take it for nothing. */
export const unreadFields = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => Number.isNaN(fields[name]));

/** What two people made of a row that both had read as `base`. */
export interface Conflict {
  /** Fields that the other changed. */
  readonly theirs: readonly string[];
  /** Of these, the ones that both changed, and differently: somebody has to choose. */
  readonly both: readonly string[];
}

export function conflictOf(form: readonly AreaField[], base: Fields, mine: Fields, theirs: Fields): Conflict {
  const changedByThem = changedFields(form, base, theirs);
  const changedByMe = new Set(changedFields(form, base, mine));
  const both = changedByThem.filter((name) => changedByMe.has(name) && !isSame(mine[name], theirs[name]));
  return { theirs: changedByThem, both };
}

/** Mine over theirs: what I did not touch is as they left it. */
export function mergedFields(form: readonly AreaField[], base: Fields, mine: Fields, theirs: Fields): Fields {
  const changedByMe = changedFields(form, base, mine);
  return { ...theirs, ...Object.fromEntries(changedByMe.map((name) => [name, mine[name]])) };
}
