import { ApiError, TIMEOUT_MESSAGE } from './api-error.ts';
import { createApiHosts } from './api-hosts.ts';
import type { CallOptions, ConnectionOptions, MissingCalls } from './client-options.ts';
import { type CallShape, ERROR_CODE_HEADER, EXCHANGE_HEADER, IDEMPOTENCY_HEADER } from './contract/index.ts';
import { StoppedError, withDeadline } from './deadline.ts';
import { callHook, reportUncaught } from './hooks.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { parseResponse } from './parse-response.ts';
import { findRetryDelay, type RetryOptions, sleepFor } from './retry.ts';
import { createSessionLatch } from './session-latch.ts';
import { isForbidden, toApiError } from './to-api-error.ts';
import { translateOrEnglish } from './translate.ts';
import { createTransport, type RawResponse } from './transport.ts';

/** Performs a call of the contract. */
export type Caller = (call: CallShape, request: unknown, options?: CallOptions) => Promise<unknown>;

/** Bearer token (RFC 6750); a manipulated storage cannot inject headers. */
const TOKEN = /^[\w.~+/=-]+$/;
const KEY = /^[\w-]{8,100}$/;
/** Default timeout of a call in ms, including retries. */
const TIMEOUT_MS = 60_000;
const OFFLINE = 'Can’t reach the server.';
const NO_TOKEN = 'Couldn’t read your saved sign-in.';
const NO_REQUEST = 'Couldn’t send the request.';
const UNSUPPORTED = 'Not available on this server.';
/** Statuses that end the session. */
const ENDS_SESSION = new Set([400, 401]);
/** A refused sign-in. */
const REJECTION_STATUSES = new Set([400, 401, 422]);
/** A bare 'Forbidden' gives no reason. */
const isRejection = (response: RawResponse) =>
  REJECTION_STATUSES.has(response.status) || (response.status === 403 && isForbidden(response));
const isQuiet = ({ quiet }: CallOptions, failure: ApiError): boolean | undefined =>
  typeof quiet === 'function' ? quiet(failure) : quiet;
const isSuccess = ({ status }: RawResponse) => status >= 200 && status < 300;
/** Statuses for an unknown path. */
const UNKNOWN_PATH_STATUSES = new Set([404, 405, 501]);
const isOfSpec = (call: CallShape): boolean => call.tolerantResponse !== undefined;
/** A server without the call sends no error code, or an empty answer to everything. */
const isUnsupported = (call: CallShape, response: RawResponse): boolean => {
  if (isOfSpec(call)) return false;
  if (UNKNOWN_PATH_STATUSES.has(response.status)) return response.header(ERROR_CODE_HEADER) === null;
  return isSuccess(response) && /^\s*(\{\s*\})?\s*$/.test(response.text) && !call.response.safeParse({}).success;
};

interface EncodedRequest {
  /** With '?', or ''. */
  readonly query: string;
  readonly body: string | Blob | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

function encodeRequest(call: CallShape, request: unknown, { file }: CallOptions): EncodedRequest {
  if (call.method === 'GET') return { query: '', body: undefined, headers: {} };
  if (call.hasBinaryBody !== true)
    return { query: '', body: JSON.stringify(request ?? {}), headers: { 'Content-Type': 'application/json' } };
  const fields = Object.entries(Object(request)).map(([key, value]): [string, string] => [key, String(value)]);
  const headers = { 'Content-Type': 'application/octet-stream' };
  return { query: `?${new URLSearchParams(fields)}`, body: file, headers };
}

interface PreparedCall {
  readonly call: CallShape;
  /** Without the query. */
  readonly address: string;
  readonly query: string;
  readonly body: string | Blob | undefined;
  readonly onProgress: CallOptions['onProgress'];
  readonly timeoutMs: number;
  readonly headers: Record<string, string>;
  readonly key: string | undefined;
  readonly retry: RetryOptions;
}

interface RetriableCall extends PreparedCall {
  /** Called before the first retry. */
  readonly onRetry: (error: unknown) => void;
}

export function createCaller(connection: ConnectionOptions): Caller {
  const { token, timeoutMs = TIMEOUT_MS, random = Math.random, sleep = sleepFor } = connection;
  const { newKey = createIdempotencyKey, now = () => performance.now(), language, translate } = connection;
  if (!(timeoutMs > 0)) throw new RangeError('timeoutMs is below 0');
  const hosts = createApiHosts(connection.baseUrl, connection.allowedHosts ?? []);
  const latch = createSessionLatch();
  const transport = createTransport(connection.fetch);
  const missing: MissingCalls = connection.missingCalls ?? new Map<string, number>();
  /** The first try of each address that the server may lack; resolves to whether it succeeded. */
  const firstTries = new Map<string, Promise<boolean>>();

  function keyOf(call: CallShape, options: CallOptions): string | undefined {
    const key = options.idempotencyKey ?? (call.requiresIdempotencyKey === true ? newKey() : undefined);
    if (key !== undefined && !KEY.test(key)) throw new TypeError(`No key: ${key}`);
    return key;
  }

  function prepare(call: CallShape, request: unknown, options: CallOptions): PreparedCall {
    const key = keyOf(call, options);
    const { query, body, headers: own } = encodeRequest(call, request, options);
    const headers: Record<string, string> = { Accept: 'application/json, text/plain', ...own };
    if (language !== undefined) headers['Accept-Language'] = language();
    if (key !== undefined && call.kind === 'write') headers[IDEMPOTENCY_HEADER] = key;
    if (options.exchangeId !== undefined && call.acceptsHandOver === true)
      headers[EXCHANGE_HEADER] = options.exchangeId;
    return {
      call,
      address: hosts.addressOf(call.path, options.baseUrl),
      query,
      headers,
      key,
      retry: options.retry ?? connection.retry ?? {},
      body,
      onProgress: options.onProgress,
      timeoutMs: options.timeoutMs ?? timeoutMs,
    };
  }

  /** Turns invalid requests, addresses and keys into `ApiError`. */
  function prepareSafely(call: CallShape, request: unknown, options: CallOptions): PreparedCall {
    try {
      return prepare(call, request, options);
    } catch (cause) {
      throw new ApiError({
        call: call.name,
        code: 'unexpected',
        status: 0,
        body: translateOrEnglish(translate, NO_REQUEST),
        cause,
      });
    }
  }

  /** Read for every try: another tab may have refreshed it. */
  async function readToken(call: CallShape): Promise<string | null> {
    try {
      const stored = await token();
      // Untyped providers may return anything.
      return typeof stored === 'string' && TOKEN.test(stored) ? stored : null;
    } catch (cause) {
      // Storage may be blocked.
      throw new ApiError({
        call: call.name,
        code: 'unexpected',
        status: 0,
        body: translateOrEnglish(translate, NO_TOKEN),
        cause,
      });
    }
  }

  async function transmit(prepared: PreparedCall, sentToken: string | null, signal: AbortSignal): Promise<RawResponse> {
    const { call, body, key, onProgress } = prepared;
    const address = prepared.address + prepared.query;
    const headers =
      sentToken === null ? prepared.headers : { ...prepared.headers, Authorization: `Bearer ${sentToken}` };
    try {
      return await transport({ address, method: call.method, headers, body, signal, onProgress });
    } catch (cause) {
      throw new ApiError({
        call: call.name,
        code: 'offline',
        status: 0,
        body: translateOrEnglish(translate, OFFLINE),
        idempotencyKey: key,
        cause,
      });
    }
  }

  async function send(prepared: PreparedCall, signal: AbortSignal): Promise<unknown> {
    const { call, address, key } = prepared;
    const trusted = hosts.isTrusted(address);
    const sentToken = trusted ? await readToken(call) : null;
    if (trusted) latch.noteRequest(sentToken);
    const response = await transmit(prepared, sentToken, signal);
    assertSupported(prepared, response);
    if (isSuccess(response)) return parseResponse(call, response, key);
    if (call.falseOnRejection === true && isRejection(response)) return false;
    const error = toApiError(call.name, response, key);
    if (trusted && isForbidden(response)) callHook(connection.onForbidden, error);
    if (trusted && ENDS_SESSION.has(error.status)) await endSession(call, error, sentToken);
    throw error;
  }

  async function endSession(call: CallShape, error: ApiError, sentToken: string | null): Promise<void> {
    // An unreadable token is not newer.
    const current = await readToken(call).catch(() => null);
    if (latch.shouldEnd(sentToken, current)) callHook(connection.onSessionEnded, error);
  }

  /** @returns false for no further try; `end` is the deadline */
  async function waitForRetry(
    { call, retry, onRetry }: RetriableCall,
    error: unknown,
    { attempt, end }: { readonly attempt: number; readonly end: number },
    signal: AbortSignal,
  ): Promise<boolean> {
    const pause = call.kind === 'read' ? findRetryDelay(error, attempt, retry, random) : null;
    if (pause === null || now() + pause >= end || signal.aborted) return false;
    if (attempt === 1) onRetry(error);
    try {
      await sleep(pause, signal);
      return true;
    } catch (fault) {
      reportUncaught(fault);
      return false;
    }
  }

  async function sendWithRetries(prepared: RetriableCall, signal: AbortSignal): Promise<unknown> {
    const end = now() + prepared.timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(prepared, signal);
      } catch (error) {
        if (!(await waitForRetry(prepared, error, { attempt, end }, signal))) throw error;
      }
      signal.throwIfAborted();
    }
  }

  /** Lets calls side by side wait for the first answer, so that a server without the call is asked once. */
  async function sendAfterFirst(prepared: RetriableCall, signal: AbortSignal): Promise<unknown> {
    const { address, call } = prepared;
    if (isOfSpec(call) || missing.areExpected?.() !== true) return sendWithRetries(prepared, signal);
    while (firstTries.has(address)) {
      const hasSucceeded = await firstTries.get(address);
      signal.throwIfAborted();
      assertSupported(prepared);
      if (hasSucceeded) return sendWithRetries(prepared, signal);
    }
    // A call that never settles holds back the others no longer than its own deadline.
    const sent = withDeadline(prepared.timeoutMs, signal, (own) => sendWithRetries(prepared, own));
    // After a failure the next call is the first one.
    const afterFailure = () => {
      firstTries.delete(address);
      return false;
    };
    firstTries.set(
      address,
      sent.then(() => true, afterFailure),
    );
    return sent;
  }

  /** Throws `unsupported`, and remembers it. */
  function assertSupported({ call, address, key }: PreparedCall, response?: RawResponse): void {
    if (response !== undefined && isUnsupported(call, response)) missing.set(address, response.status);
    const status = missing.get(address);
    if (status === undefined) return;
    const body = translateOrEnglish(translate, UNSUPPORTED);
    throw new ApiError({ call: call.name, code: 'unsupported', status, body, idempotencyKey: key });
  }

  const toStoppedError = (prepared: PreparedCall, { reason, cause }: StoppedError): ApiError =>
    new ApiError({
      call: prepared.call.name,
      code: reason,
      status: 0,
      body: reason === 'timeout' ? translateOrEnglish(translate, TIMEOUT_MESSAGE) : '',
      idempotencyKey: prepared.key,
      cause,
    });

  async function callWithDeadline(call: CallShape, request: unknown, options: CallOptions): Promise<unknown> {
    const ready = prepareSafely(call, request, options);
    assertSupported(ready);
    const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
    const onRetry = (error: unknown): void => {
      if (error instanceof ApiError && !isQuiet(options, error)) callHook(connection.onRetry, { error, settled });
    };
    try {
      return await withDeadline(ready.timeoutMs, options.signal, (signal) =>
        sendAfterFirst({ ...ready, onRetry }, signal),
      );
    } catch (error) {
      throw error instanceof StoppedError ? toStoppedError(ready, error) : error;
    } finally {
      settle();
    }
  }

  return async (call, request, given) => {
    // Untyped callers may pass null.
    const options = given ?? {};
    try {
      return await callWithDeadline(call, request, options);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code === 'canceled') throw failure;
      if (failure.code !== 'unsupported' && !isQuiet(options, failure)) callHook(connection.onError, failure);
      if (call.denyOnFailure === true) return { allowed: false };
      throw failure;
    }
  };
}
