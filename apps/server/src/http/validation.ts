import type * as z from 'zod/mini';
import { formatMessage } from '../i18n/format-message.ts';
import { type MessageDescriptor, packageMsg } from '../i18n/message.ts';
import { HttpError } from './http-error.ts';
import { isNullForOptional } from './null-for-optional.ts';
import { nullNotAllowed, validationMessage } from './validation-messages.ts';

/** Most fields that a response names. */
const FIELDS_MAX = 20;

/** Returns the first message per field, by its dotted path; '' is the whole body. */
function toFieldErrors(
  issues: readonly z.core.$ZodIssue[],
  messages: ReadonlyMap<string, MessageDescriptor>,
  isDisallowedNull: (path: readonly PropertyKey[]) => boolean,
): Record<string, MessageDescriptor> {
  // A key may be named like a property of every object, such as 'constructor'.
  const fields = new Map<string, MessageDescriptor>();
  for (const issue of issues) {
    if (fields.size >= FIELDS_MAX) break;
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    // A schema's own message is English text of the contract.
    const own = messages.get(issue.message) ?? packageMsg(issue.message);
    const words = isDisallowedNull(issue.path) ? nullNotAllowed : own;
    for (const key of keys.slice(0, FIELDS_MAX).map((name) => name.slice(0, 60)))
      if (!fields.has(key)) fields.set(key, words);
  }
  return Object.fromEntries(fields);
}

/** @throws HttpError `invalid` (422) with a message per field */
export function parseRequest<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const messages = new Map<string, MessageDescriptor>();
  const error = (issue: z.core.$ZodRawIssue) => {
    const words = validationMessage(issue);
    const english = formatMessage('en', words);
    messages.set(english, words);
    return english;
  };
  const parsed = schema.safeParse(body, { error });
  if (parsed.success) return parsed.data;
  throw new HttpError(
    'invalid',
    undefined,
    toFieldErrors(parsed.error.issues, messages, (path) => isNullForOptional(schema, body, path)),
  );
}
