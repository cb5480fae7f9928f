import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './index.ts';

/** Neither fits into the database: NUL into no text, half of a surrogate pair into no JSON. */
const poisons = ['https://a.example/\u0000', 'https://a.example/\ud800'];
const PROBE = Array.from({ length: 2000 }, () => 1);

type Schema = z.core.$ZodType;

/** Paths of what takes more than can be kept. */
function holesIn(schema: Schema, path: string): string[] {
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) => holesIn(part as Schema, `${path}.${key}`));
  }
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return holesIn(schema.def.innerType, path);
  if (schema instanceof z.ZodMiniArray) {
    const refused = schema
      .safeParse(PROBE)
      .error?.issues.some(({ code, path: at }) => code === 'too_big' && at.length === 0);
    return [...(refused === true ? [] : [`${path}[] without end`]), ...holesIn(schema.def.element, `${path}[]`)];
  }
  const probes = schema instanceof z.ZodMiniNumber ? [2 ** 31, -(2 ** 31) - 1] : poisons;
  return probes
    .filter((probe) => z.safeParse(schema, probe).success)
    .map((probe) => `${path} takes ${JSON.stringify(probe)}`);
}

test('no call takes what the database cannot hold: it would answer 500', () => {
  expect(calls.flatMap(({ name, request }) => holesIn(request, name))).toEqual([]);
});
