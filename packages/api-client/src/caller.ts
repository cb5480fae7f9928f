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

/** Carries out any call of the contract. */
export type Caller = (call: CallShape, request: unknown, options?: CallOptions) => Promise<unknown>;

/** What a Bearer token may consist of (RFC 6750): a store edited by hand puts nothing else into a header. */
const TOKEN = /^[\w.~+/=-]+$/;
/** What a header carries as it is. */
const KEY = /^[\w-]{8,100}$/;
/** SPEC §9. */
const TIMEOUT_MS = 60_000;
const OFFLINE = 'Can’t reach the server.';
const NO_TOKEN = 'Couldn’t read your saved sign-in.';
const NO_REQUEST = 'Couldn’t send the request.';
/** SPEC §8, said by an API host. */
const ENDS_SESSION = new Set([400, 401]);
/** What says no to a sign-in. Too many tries, a broken server or no network say nothing about the password. */
const REFUSED = new Set([400, 401, 422]);
/** 'Forbidden' alone gives no reason that somebody could be told. */
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

  /** A request that no JSON holds, an address or a key that is none is the caller's fault, and an `ApiError` like any other. */
  function prepared(call: CallShape, request: unknown, options: CallOptions): Prepared {
    try {
      return prepare(call, request, options);
    } catch (cause) {
      throw new ApiError({ call: call.name, code: 'unexpected', status: 0, body: sayIn(say, NO_REQUEST), cause });
    }
  }

  /** The token of now: another tab may have refreshed it since the last try. */
  async function storedToken(call: CallShape): Promise<string | null> {
    try {
      const stored = await token();
      // A service's own provider may be plain JavaScript.
      return typeof stored === 'string' && TOKEN.test(stored) ? stored : null;
    } catch (cause) {
      // A browser that forbids storage throws, a service's own provider may fail: nothing was sent.
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
    // One that cannot be read any more is no newer token.
    const current = await storedToken(call).catch(() => null);
    if (latch.ends(sent, current)) tell(connection.onSessionEnded, refusal);
  }

  /** False where there is no further try, also because the host's own waiting fails. `end` is when the call's time is over. */
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
    // A caller in plain JavaScript may give null for none.
    const options = given ?? {};
    try {
      return await carryOut(call, request, options);
    } catch (failure) {
      // A call that was taken back fails silently, and answers nothing.
      if (!(failure instanceof ApiError) || failure.code === 'canceled') throw failure;
      if (!isQuiet(options, failure)) tell(connection.onError, failure);
      if (call.failedIsNo === true) return { allowed: false };
      throw failure;
    }
  };
}
