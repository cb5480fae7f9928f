import type * as z from 'zod/mini';
import { type Phrase, packagePhrase } from '../words/phrase.ts';
import { say } from '../words/say.ts';
import { issueWords, unwanted } from './issue-words.ts';
import { isLeftOut } from './left-out.ts';
import { Refusal } from './refusal.ts';

/** Returns the first message per field, by its dotted path; '' is the whole body. */
function fieldsOf(
  issues: readonly z.core.$ZodIssue[],
  worded: ReadonlyMap<string, Phrase>,
  isNothing: (path: readonly PropertyKey[]) => boolean,
): Record<string, Phrase> {
  // A Map, because a key may be named like a property of every object, such as 'constructor'.
  const fields = new Map<string, Phrase>();
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    // A schema's own message is English text of the contract.
    const own = worded.get(issue.message) ?? packagePhrase(issue.message);
    const words = isNothing(issue.path) ? unwanted : own;
    for (const key of keys.slice(0, 20).map((name) => name.slice(0, 60))) if (!fields.has(key)) fields.set(key, words);
  }
  return Object.fromEntries(fields);
}

/**
 * Parses a request body.
 * @throws Refusal `invalid` (422) with a message per field
 */
export function parseRequest<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const worded = new Map<string, Phrase>();
  const error = (issue: z.core.$ZodRawIssue) => {
    const words = issueWords(issue);
    const english = say('en', words);
    worded.set(english, words);
    return english;
  };
  const parsed = schema.safeParse(body, { error });
  if (parsed.success) return parsed.data;
  throw new Refusal(
    'invalid',
    undefined,
    fieldsOf(parsed.error.issues, worded, (path) => isLeftOut(schema, body, path)),
  );
}
