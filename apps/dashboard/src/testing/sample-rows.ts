import * as z from 'zod/mini';
import type { AreaRow } from '../shared/area/area-view.ts';

type Schema = z.core.$ZodType;
/** Returns an integer from 0 to `below`, exclusive. */
type Random = (below: number) => number;

/** A deterministic random generator: linear congruential with multiplier 48271, without the lowest digits. */
function createRandom(): Random {
  let state = 1;
  return (max) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor(state / 1_000) % max;
  };
}

const pickOne = <T>(all: readonly T[], random: Random): T => all[random(all.length)] as T;

/** Includes the minimum and maximum of a percentage. */
const SAMPLE_NUMBERS = [0, 1, 25, 40, 100];

function samplePrimitive(schema: Schema, random: Random): unknown {
  if (schema instanceof z.ZodMiniEnum) return pickOne(Object.values(schema.def.entries), random);
  if (schema instanceof z.ZodMiniLiteral) return pickOne(schema.def.values, random);
  if (schema instanceof z.ZodMiniBoolean) return random(2) === 0;
  if (schema instanceof z.ZodMiniNumber) return pickOne(SAMPLE_NUMBERS, random);
  if (schema instanceof z.ZodMiniISODateTime) return '2026-03-01T12:00:00.000Z';
  if (schema instanceof z.ZodMiniISODate) return '2026-03-01';
  if (schema instanceof z.ZodMiniString) return `Words ${random(100)}`;
  if (schema instanceof z.ZodMiniRecord) return {};
  throw new Error(`No sample of ${schema._zod.def.type}`);
}

/** Generates a value that has the shape of the schema. */
function sampleOf(schema: Schema, random: Random): unknown {
  if (schema instanceof z.ZodMiniObject) {
    const parts = Object.entries(schema.shape).map(([key, part]) => [key, sampleOf(part as Schema, random)]);
    return Object.fromEntries(parts);
  }
  if (schema instanceof z.ZodMiniNullable) return random(2) === 0 ? null : sampleOf(schema.def.innerType, random);
  if (schema instanceof z.ZodMiniOptional) return random(2) === 0 ? undefined : sampleOf(schema.def.innerType, random);
  if (schema instanceof z.ZodMiniArray)
    return Array.from({ length: random(3) }, () => sampleOf(schema.def.element, random));
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion)
    return sampleOf(pickOne(schema.def.options, random), random);
  return samplePrimitive(schema, random);
}

/** Generates `count` varied rows of a schema, with ids from 1. */
export function sampleRows(schema: z.ZodMiniObject, count: number): AreaRow[] {
  const random = createRandom();
  return Array.from({ length: count }, (_, at) => ({ ...(sampleOf(schema, random) as object), id: at + 1 }));
}
