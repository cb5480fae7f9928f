import type * as z from 'zod/mini';
import { issueWords } from './issue-words.ts';
import { Refusal } from './refusal.ts';

/** First message a field, keyed by its dotted path; '' is the body as a whole. */
function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const key of keys.slice(0, 20)) fields[key.slice(0, 60)] ??= issue.message;
  }
  return fields;
}

/** Parses what came over the wire, once; throws 422 with a message a field. */
export function parseRequest<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body, { error: issueWords });
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', undefined, fieldsOf(parsed.error.issues));
}
