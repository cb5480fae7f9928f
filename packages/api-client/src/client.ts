import { type Caller, createCaller } from './caller.ts';
import type { CallOptions, ConnectionOptions } from './client-options.ts';
import type { AnswerOf, CallShape, Part, RequestOf } from './contract/index.ts';

/** Parts of the contract by name. Their schemas are bundled with whoever names them. */
export type Parts = Readonly<Record<string, Part>>;

/** What a call resolves to: its answer; `false` too where a refusal is one (`auth.login`). */
export type ResultOf<C extends CallShape> = C extends { refusedIsFalse: true } ? AnswerOf<C> | false : AnswerOf<C>;

/** A call as a function. Rejects with `ApiError`. The request may be left out where nothing in it is needed. */
export type CallFunction<C extends CallShape> =
  Record<never, never> extends RequestOf<C>
    ? (request?: RequestOf<C>, options?: CallOptions) => Promise<ResultOf<C>>
    : (request: RequestOf<C>, options?: CallOptions) => Promise<ResultOf<C>>;

/** `client.order.pause({ id })`: a function for every call of the parts. */
export type Client<P extends Parts> = {
  readonly [N in keyof P]: { readonly [F in keyof P[N]]: CallFunction<P[N][F]> };
};

/** How a client reaches its server, and which parts of the contract it has functions for. */
export interface ClientOptions<P extends Parts> extends ConnectionOptions {
  readonly parts: P;
}

/** Any client, whatever its parts. */
type AnyClient = Readonly<Record<string, Readonly<Record<string, (...args: never[]) => Promise<unknown>>>>>;

const callers = new WeakMap<object, Caller>();

const mapValues = <V, R>(source: Readonly<Record<string, V>>, toResult: (value: V) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(source).map(([key, value]) => [key, toResult(value)]));

function bind<P extends Parts>(caller: Caller, parts: P): Client<P> {
  const toFunction = (call: CallShape) => (request: unknown, options?: CallOptions) => caller(call, request, options);
  // The mapped type says of each key what the loop does for all.
  const client = mapValues(parts, (part) => mapValues(part, toFunction)) as unknown as Client<P>;
  callers.set(client, caller);
  return client;
}

/**
 * A client for the given parts of the contract.
 * @throws TypeError where `baseUrl` or one of `allowedHosts` is not the address of an API
 * @throws RangeError for a `timeoutMs` that is not above 0
 */
export function createClient<const P extends Parts>(options: ClientOptions<P>): Client<P> {
  return bind(createCaller(options), options.parts);
}

/**
 * Further parts over the same connection, session and all, for a chunk that is loaded later.
 * @throws TypeError for a client that `createClient` did not make
 */
export function extendClient<const P extends Parts>(client: AnyClient, parts: P): Client<P> {
  const caller = callers.get(client);
  if (caller === undefined) throw new TypeError('extendClient takes a client that createClient made.');
  return bind(caller, parts);
}
