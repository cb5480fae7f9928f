import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const isWrapper = (schema: Schema) => schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable;

function childSchema(schema: Schema, key: PropertyKey): Schema | undefined {
  if (isWrapper(schema)) return childSchema(schema.def.innerType, key);
  if (schema instanceof z.ZodMiniObject) return Reflect.get(schema.shape, key) as Schema | undefined;
  return schema instanceof z.ZodMiniArray ? schema.def.element : undefined;
}

/** Whether the value at a path is null in an optional field that is not nullable. */
export function isNullForOptional(schema: Schema, body: unknown, path: readonly PropertyKey[]): boolean {
  let [part, value]: [Schema | undefined, unknown] = [schema, body];
  for (const key of path) {
    part = part === undefined ? undefined : childSchema(part, key);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return value === null && part instanceof z.ZodMiniOptional;
}
