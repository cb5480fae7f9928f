import { ApiError, type ApiErrorFacts } from './api-error.ts';
import { ERROR_CODE_HEADER, ERROR_DETAILS_HEADER, type ErrorCode, errorStatus } from './contract/errors.ts';
import type { RawAnswer } from './transport.ts';

const codes = Object.keys(errorStatus) as ErrorCode[];
const isCode = (value: string | null): value is ErrorCode => value !== null && Object.hasOwn(errorStatus, value);

/** For responses of proxies, without a code. SPEC §4 treats 400 as 401. */
function codeOfStatus(status: number): ErrorCode | 'unexpected' {
  if (status === 400) return 'session_ended';
  return codes.find((code) => errorStatus[code] === status) ?? (status >= 500 ? 'internal' : 'unexpected');
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function fieldsOf(value: object): Record<string, string> | undefined {
  if (!('fields' in value) || typeof value.fields !== 'object' || value.fields === null) return undefined;
  const entries = Object.entries(value.fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** 422 is JSON `{ message, fields }`; other errors are plain text. */
function readBody(answer: RawAnswer): Pick<ApiErrorFacts, 'body' | 'fields'> {
  const value = answer.header('content-type')?.includes('json') ? parseJson(answer.text) : undefined;
  if (typeof value !== 'object' || value === null) {
    const details = answer.header(ERROR_DETAILS_HEADER);
    return { body: answer.text, ...(details && { fields: Object.fromEntries(new URLSearchParams(details)) }) };
  }
  const body = 'message' in value && typeof value.message === 'string' ? value.message : answer.text;
  return { body, fields: fieldsOf(value) };
}

/** Converts a response outside 2xx to an error. */
export function toRefusal(call: string, answer: RawAnswer, idempotencyKey: string | undefined): ApiError {
  const declared = answer.header(ERROR_CODE_HEADER);
  const { status } = answer;
  // A code with another status is ignored, because the status decides about the logout.
  const code = isCode(declared) && errorStatus[declared] === status ? declared : codeOfStatus(status);
  const { body, fields } = readBody(answer);
  const reference = /\bReference ([\w-]{1,100})/.exec(body)?.[1];
  // Only seconds are supported, not dates.
  const retryAfterMs = Number(/^\d{1,5}$/.exec(answer.header('retry-after') ?? '')) * 1000 || undefined;
  return new ApiError({
    call,
    code,
    status,
    body,
    fields,
    reference,
    idempotencyKey,
    retryAfterMs,
  });
}
