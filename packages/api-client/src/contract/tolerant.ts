import * as z from 'zod/mini';

/**
 * Schemas by which the client reads answers of SPEC's calls, also from servers that send no more than SPEC says:
 * numbers may be text, flags 0 or 1, and what SPEC does not name may be missing.
 */

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/* @__NO_SIDE_EFFECTS__ */
export const read = <S extends z.ZodMiniType>(toValue: (value: unknown) => unknown, schema: S) =>
  z.pipe(z.transform(toValue), schema);

const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
]);
/** True and false, also as 1 and 0; other values as they are. */
export const toFlag = (value: unknown): unknown => FLAGS.get(value) ?? value;

/** ISO 8601 in UTC; other values as they are. */
function toInstant(value: unknown): unknown {
  const at = typeof value === 'string' || typeof value === 'number' ? new Date(value) : undefined;
  return at === undefined || Number.isNaN(at.getTime()) ? value : at.toISOString();
}

/** Number, also as text. */
export const AnyNumber = read(toNumber, z.number());
/** Row id from 1, also as text. */
export const AnyId = read(toNumber, z.int().check(z.minimum(1)));
/** Row id; null when missing or 0. */
export const MaybeId = read((value) => toNumber(value || null) || null, z.nullable(z.int().check(z.minimum(1))));
/** Flag; false when missing. */
export const AnyFlag = read((value) => toFlag(value) === true, z.boolean());
/** Text; empty when missing. */
export const AnyText = read((value) => value ?? '', z.string());
/** Text; null when missing. */
export const MaybeText = read((value) => value ?? null, z.nullable(z.string()));
/** Time in any form that `Date` reads, as ISO 8601. */
export const AnyInstant = read(toInstant, z.iso.datetime());

/** An array; empty when missing. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <S extends z.ZodMiniType>(item: S) => read((value) => value ?? [], z.array(item));

/** An answer with one field: an object with it, or its bare value. */
/* @__NO_SIDE_EFFECTS__ */
export const bareOr = <S extends z.ZodMiniType>(field: string, schema: S) =>
  read((value) => (isObject(value) ? value : { [field]: value }), schema);

/** Any 2xx answer of a write without a result. */
export const Acknowledged = read(() => ({ ok: true }), z.object({ ok: z.literal(true) }));
