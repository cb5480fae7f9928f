import * as z from 'zod/mini';
import { describeIssue } from './describe-issue.ts';
import { sampleOf } from './sample.ts';

/** Makes a row, the same each time but for the given fields. Throws `TypeError` if a field breaks the contract. */
export type Builder<T> = (changes?: Partial<T>) => T;

/** Creates the builder of a schema's rows; `usual` replaces fields of the least valid row. */
export function createBuilder<S extends z.ZodMiniType>(
  name: string,
  schema: S,
  usual: Partial<z.output<S>> = {},
): Builder<z.output<S>> {
  return (changes = {}) => {
    const row = { ...(sampleOf(schema, 'least') as object), ...structuredClone(usual), ...changes };
    const parsed = z.safeParse(schema, row);
    if (parsed.success) return parsed.data;
    throw new TypeError(`${name}: ${parsed.error.issues.map(describeIssue).join('; ')}`);
  };
}
