import { ApiError } from './api-error.ts';
import type { CallShape } from './contract/index.ts';
import type { RawResponse } from './transport.ts';

type Issue = { readonly code?: string | undefined; readonly path: readonly PropertyKey[]; readonly message: string };

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** @returns whether there were any */
function dropUnknownKeys(value: unknown, issues: readonly Issue[]): boolean {
  let dropped = false;
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys' || !('keys' in issue)) continue;
    const owner = valueAt(value, issue.path);
    for (const key of issue.keys as string[]) dropped = Reflect.deleteProperty(owner as object, key) || dropped;
  }
  return dropped;
}

/**
 * Drops entries of `events` whose `kind` this version does not know.
 * @returns whether there were any
 */
function dropUnknownEvents(value: unknown, issues: readonly Issue[]): boolean {
  let dropped = false;
  // From the last one, as the indices of those before it stay.
  for (const { path } of issues.toReversed()) {
    const [list, index, key] = path.slice(-3);
    if (list !== 'events' || key !== 'kind' || typeof valueAt(value, path) !== 'string') continue;
    (valueAt(value, path.slice(0, -2)) as unknown[]).splice(Number(index), 1);
    dropped = true;
  }
  return dropped;
}

const NOT_JSON = Symbol('not JSON');

/** `undefined` when empty. */
function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return NOT_JSON;
  }
}

/**
 * Parses a response, dropping unknown keys, and events of unknown kinds, of newer servers. Other differences throw an
 * `ApiError` (`bad_answer`) with call, field and a write's key, to repeat it. Calls that every server has are read by their
 * `tolerantResponse`.
 */
export function parseResponse(
  call: CallShape,
  { status, text }: Pick<RawResponse, 'status' | 'text'>,
  key?: string,
): unknown {
  const createError = (field: string, why: string, cause: unknown): ApiError => {
    const where = field === '' ? '' : ` at ${field}`;
    return new ApiError({
      call: call.name,
      code: 'bad_answer',
      status,
      field,
      idempotencyKey: key,
      body: `${call.name}: bad answer${where}: ${why}`,
      cause,
    });
  };
  const value = parseBody(text);
  const schema = call.tolerantResponse ?? call.response;
  let result = schema.safeParse(value);
  if (!result.success) {
    const { issues } = result.error;
    const hadKeys = dropUnknownKeys(value, issues);
    if (dropUnknownEvents(value, issues) || hadKeys) result = schema.safeParse(value);
  }
  if (result.success) return result.data;
  if (value === undefined || value === NOT_JSON) throw createError('', 'not JSON', result.error);
  const [issue] = result.error.issues;
  throw createError(issue?.path.map(String).join('.') ?? '', issue?.message ?? 'wrong', result.error);
}
