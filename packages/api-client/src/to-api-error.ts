import { ApiError, type ApiErrorFacts } from './api-error.ts';
import { ERROR_CODE_HEADER, ERROR_DETAILS_HEADER, type ErrorCode, errorStatus } from './contract/errors.ts';
import type { RawResponse } from './transport.ts';

const codes = Object.keys(errorStatus) as ErrorCode[];
const isCode = (value: string | null): value is ErrorCode => value !== null && Object.hasOwn(errorStatus, value);

/** For proxies' responses, without a code. 400 ends a session as 401 does. */
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

/** The body's text: servers also send it as a JSON string, with or without its content type. */
function textOf({ text }: RawResponse): string {
  const value = text.trimStart().startsWith('"') ? parseJson(text) : undefined;
  return typeof value === 'string' ? value : text;
}

/** Whether the body is exactly `Forbidden`, as text or as JSON. */
export const isForbidden = (response: RawResponse): boolean => textOf(response) === 'Forbidden';

/** 422 is JSON `{ message, fields }`, other errors are texts. */
function readBody(response: RawResponse): Pick<ApiErrorFacts, 'body' | 'fields'> {
  const value = response.header('content-type')?.includes('json') ? parseJson(response.text) : undefined;
  if (typeof value !== 'object' || value === null) {
    const details = response.header(ERROR_DETAILS_HEADER);
    return { body: textOf(response), ...(details && { fields: Object.fromEntries(new URLSearchParams(details)) }) };
  }
  const body = 'message' in value && typeof value.message === 'string' ? value.message : response.text;
  return { body, fields: fieldsOf(value) };
}

export function toApiError(call: string, response: RawResponse, idempotencyKey: string | undefined): ApiError {
  const declared = response.header(ERROR_CODE_HEADER);
  const { status } = response;
  // The status decides about the logout, so a code with another status is ignored.
  const code = isCode(declared) && errorStatus[declared] === status ? declared : codeOfStatus(status);
  const { body, fields } = readBody(response);
  const reference = /\bReference ([\w-]{1,100})/.exec(body)?.[1];
  // Seconds only, not dates.
  const retryAfterMs = Number(/^\d{1,5}$/.exec(response.header('retry-after') ?? '')) * 1000 || undefined;
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
