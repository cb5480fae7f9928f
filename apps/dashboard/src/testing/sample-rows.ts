import * as z from 'zod/mini';
import type { AreaRow } from '../shared/area/area-view.ts';

type Schema = z.core.$ZodType;
/** A whole number from 0 to below that one. */
type Draw = (below: number) => number;

/** The same numbers in every run (a linear congruence by 48271, its lowest digits left out). */
function createDraw(): Draw {
  let state = 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor(state / 1_000) % below;
  };
}

const oneOf = <T>(all: readonly T[], draw: Draw): T => all[draw(all.length)] as T;

/** Percents have both their ends. */
const FIGURES = [0, 1, 25, 40, 100];

function figureOrWords(schema: Schema, draw: Draw): unknown {
  if (schema instanceof z.ZodMiniEnum) return oneOf(Object.values(schema.def.entries), draw);
  if (schema instanceof z.ZodMiniLiteral) return oneOf(schema.def.values, draw);
  if (schema instanceof z.ZodMiniBoolean) return draw(2) === 0;
  if (schema instanceof z.ZodMiniNumber) return oneOf(FIGURES, draw);
  if (schema instanceof z.ZodMiniISODateTime) return '2026-03-01T12:00:00.000Z';
  if (schema instanceof z.ZodMiniISODate) return '2026-03-01';
  if (schema instanceof z.ZodMiniString) return `Words ${draw(100)}`;
  if (schema instanceof z.ZodMiniRecord) return {};
  throw new Error(`No sample of ${schema._zod.def.type}`);
}

/** Something that the schema allows, by its shape alone. */
function sampleOf(schema: Schema, draw: Draw): unknown {
  if (schema instanceof z.ZodMiniObject) {
    const parts = Object.entries(schema.shape).map(([key, part]) => [key, sampleOf(part as Schema, draw)]);
    return Object.fromEntries(parts);
  }
  if (schema instanceof z.ZodMiniNullable) return draw(2) === 0 ? null : sampleOf(schema.def.innerType, draw);
  if (schema instanceof z.ZodMiniOptional) return draw(2) === 0 ? undefined : sampleOf(schema.def.innerType, draw);
  if (schema instanceof z.ZodMiniArray)
    return Array.from({ length: draw(3) }, () => sampleOf(schema.def.element, draw));
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion)
    return sampleOf(oneOf(schema.def.options, draw), draw);
  return figureOrWords(schema, draw);
}

/** So many rows of a schema, which go through what it allows, numbered from 1. */
export function sampleRows(schema: z.ZodMiniObject, count: number): AreaRow[] {
  const draw = createDraw();
  return Array.from({ length: count }, (_, at) => ({ ...(sampleOf(schema, draw) as object), id: at + 1 }));
}
