import { ApiError, TIMEOUT_MESSAGE } from './api-error.ts';
import { createApiHosts } from './api-hosts.ts';
import type { CallOptions, ConnectionOptions } from './client-options.ts';
import { type CallShape, EXCHANGE_HEADER, IDEMPOTENCY_HEADER } from './contract/index.ts';
import { StoppedError, withDeadline } from './deadline.ts';
import { report, tell } from './hooks.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { readAnswer } from './read-answer.ts';
import { toRefusal } from './refusal.ts';
import { pauseAfter, sleepFor } from './retry.ts';
import { sayIn } from './say.ts';
import { createSessionLatch } from './session-latch.ts';
import { createTransport, type RawAnswer } from './transport.ts';

/** Performs a call of the contract. */
export type Caller = (call: CallShape, request: unknown, options?: CallOptions) => Promise<unknown>;

/** Bearer token characters (RFC 6750); prevents header injection by a manipulated storage. */
const TOKEN = /^[\w.~+/=-]+$/;
const KEY = /^[\w-]{8,100}$/;
/** SPEC §9. */
const TIMEOUT_MS = 60_000;
const OFFLINE = 'Can’t reach the server.';
const NO_TOKEN = 'Couldn’t read your saved sign-in.';
const NO_REQUEST = 'Couldn’t send the request.';
/** From an API host. SPEC §8. */
const ENDS_SESSION = new Set([400, 401]);
/** Statuses that mean a refused sign-in. */
const REFUSED = new Set([400, 401, 422]);
/** A bare 'Forbidden' has no reason to display. */
const isRefused = ({ status, text }: RawAnswer) => REFUSED.has(status) || (status === 403 && text === 'Forbidden');
const isQuiet = ({ quiet }: CallOptions, failure: ApiError): boolean | undefined =>
  typeof quiet === 'function' ? quiet(failure) : quiet;
const isSuccess = ({ status }: RawAnswer) => status >= 200 && status < 300;

interface Prepared {
  readonly call: CallShape;
  readonly address: string;
  readonly body: string | undefined;
  readonly headers: Record<string, string>;
  readonly key: string | undefined;
}

export function createCaller(connection: ConnectionOptions): Caller {
  const { token, timeoutMs = TIMEOUT_MS, retry = {}, random = Math.random, sleep = sleepFor } = connection;
  const { newKey = createIdempotencyKey, now = () => performance.now(), language, say } = connection;
  if (!(timeoutMs > 0)) throw new RangeError('timeoutMs is below 0');
  const hosts = createApiHosts(connection.baseUrl, connection.allowedHosts ?? []);
  const latch = createSessionLatch();
  const transport = createTransport(connection.fetch);

  function keyOf(call: CallShape, options: CallOptions): string | undefined {
    const key = options.idempotencyKey ?? (call.keyed === true ? newKey() : undefined);
    if (key !== undefined && !KEY.test(key)) throw new TypeError(`No key: ${key}`);
    return key;
  }

  function prepare(call: CallShape, request: unknown, options: CallOptions): Prepared {
    const key = keyOf(call, options);
    const headers: Record<string, string> = { Accept: 'application/json, text/plain' };
    const post = call.method === 'POST';
    if (language !== undefined) headers['Accept-Language'] = language();
    if (post) headers['Content-Type'] = 'application/json';
    if (key !== undefined && call.kind === 'write') headers[IDEMPOTENCY_HEADER] = key;
    if (options.exchangeId !== undefined && call.handOver === true) headers[EXCHANGE_HEADER] = options.exchangeId;
    const address = hosts.addressOf(call.path, options.baseUrl);
    return { call, address, headers, key, body: post ? JSON.stringify(request ?? {}) : undefined };
  }

  /** Invalid requests, addresses and keys become an `ApiError`. */
  function prepared(call: CallShape, request: unknown, options: CallOptions): Prepared {
    try {
      return prepare(call, request, options);
    } catch (cause) {
      throw new ApiError({ call: call.name, code: 'unexpected', status: 0, body: sayIn(say, NO_REQUEST), cause });
    }
  }

  /** Read for every try: another tab may have refreshed it. */
  async function storedToken(call: CallShape): Promise<string | null> {
    try {
      const stored = await token();
      // Untyped providers may return anything.
      return typeof stored === 'string' && TOKEN.test(stored) ? stored : null;
    } catch (cause) {
      // Storage may be forbidden.
      throw new ApiError({ call: call.name, code: 'unexpected', status: 0, body: sayIn(say, NO_TOKEN), cause });
    }
  }

  async function exchange(prepared: Prepared, sent: string | null, signal: AbortSignal): Promise<RawAnswer> {
    const { call, address, body, key } = prepared;
    const headers = sent === null ? prepared.headers : { ...prepared.headers, Authorization: `Bearer ${sent}` };
    try {
      return await transport({ address, method: call.method, headers, body, signal });
    } catch (cause) {
      throw new ApiError({
        call: call.name,
        code: 'offline',
        status: 0,
        body: sayIn(say, OFFLINE),
        idempotencyKey: key,
        cause,
      });
    }
  }

  async function send(prepared: Prepared, signal: AbortSignal): Promise<unknown> {
    const { call, address, key } = prepared;
    const trusted = hosts.isTrusted(address);
    const sent = trusted ? await storedToken(call) : null;
    if (trusted) latch.sending(sent);
    const answer = await exchange(prepared, sent, signal);
    if (isSuccess(answer)) return readAnswer(call, answer, key);
    if (call.refusedIsFalse === true && isRefused(answer)) return false;
    const refusal = toRefusal(call.name, answer, key);
    if (trusted && answer.text === 'Forbidden') tell(connection.onForbidden, refusal);
    if (trusted && ENDS_SESSION.has(refusal.status)) await endSession(call, refusal, sent);
    throw refusal;
  }

  async function endSession(call: CallShape, refusal: ApiError, sent: string | null): Promise<void> {
    // An unreadable token does not count as newer.
    const current = await storedToken(call).catch(() => null);
    if (latch.ends(sent, current)) tell(connection.onSessionEnded, refusal);
  }

  /** @returns false without another try; `end` is the call's deadline */
  async function waited(error: unknown, attempt: number, end: number, signal: AbortSignal): Promise<boolean> {
    const pause = pauseAfter(error, attempt, retry, random);
    if (pause === null || now() + pause >= end || signal.aborted) return false;
    try {
      await sleep(pause, signal);
      return true;
    } catch (fault) {
      report(fault);
      return false;
    }
  }

  async function persist(prepared: Prepared, signal: AbortSignal): Promise<unknown> {
    const end = now() + timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(prepared, signal);
      } catch (error) {
        if (prepared.call.kind !== 'read' || !(await waited(error, attempt, end, signal))) throw error;
      }
      signal.throwIfAborted();
    }
  }

  const givenUp = (prepared: Prepared, { reason }: StoppedError): ApiError =>
    new ApiError({
      call: prepared.call.name,
      code: reason,
      status: 0,
      body: reason === 'timeout' ? sayIn(say, TIMEOUT_MESSAGE) : '',
      idempotencyKey: prepared.key,
    });

  async function carryOut(call: CallShape, request: unknown, options: CallOptions): Promise<unknown> {
    const ready = prepared(call, request, options);
    try {
      return await withDeadline(timeoutMs, options.signal, (signal) => persist(ready, signal));
    } catch (error) {
      throw error instanceof StoppedError ? givenUp(ready, error) : error;
    }
  }

  return async (call, request, given) => {
    // Untyped callers may pass null.
    const options = given ?? {};
    try {
      return await carryOut(call, request, options);
    } catch (failure) {
      // A cancelled call is not reported.
      if (!(failure instanceof ApiError) || failure.code === 'canceled') throw failure;
      if (!isQuiet(options, failure)) tell(connection.onError, failure);
      if (call.failedIsNo === true) return { allowed: false };
      throw failure;
    }
  };
}
