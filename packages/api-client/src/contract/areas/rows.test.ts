import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areas } from '../index.ts';

type Schema = z.core.$ZodType;

/** In older rows; current rules reject them. */
const oldTexts = ['', ' x ', 'x'.repeat(20_000)];
const most = 2_147_483_647;
const manyOf = (value: unknown): unknown[] => Array.from({ length: 1000 }, () => value);

const changed = (schema: Schema, value: unknown): boolean => {
  const read = z.safeParse(schema, value);
  return !read.success || JSON.stringify(read.data) !== JSON.stringify(value);
};

/** Paths of input rules that would reject or change a stored row. */
function boundsIn(schema: Schema, path: string): string[] {
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) => boundsIn(part as Schema, `${path}.${key}`));
  }
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return boundsIn(schema.def.innerType, path);
  }
  if (schema instanceof z.ZodMiniArray) {
    const codes = [[], manyOf(Number.NaN)].flatMap((list) => schema.safeParse(list).error?.issues ?? []);
    const isBound = codes.some(({ code, path: at }) => /^too_/.test(code) && at.length === 0);
    return [...(isBound ? [path] : []), ...boundsIn(schema.def.element, `${path}[]`)];
  }
  if (schema instanceof z.ZodMiniNumber) return changed(schema, most) && changed(schema, -most) ? [path] : [];
  // Formats, such as dates, do not count.
  const isPlain = schema instanceof z.ZodMiniString && !('format' in schema.def);
  return isPlain && oldTexts.some((text) => changed(schema, text)) ? [path] : [];
}

test('no row of an area is rejected or changed by a rule for input, which would break its whole page', () => {
  expect(Object.values(areas).flatMap(({ name, calls }) => boundsIn(calls.get.response, name))).toEqual([]);
});
