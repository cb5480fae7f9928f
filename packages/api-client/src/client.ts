import { type Caller, createCaller } from './caller.ts';
import type { CallOptions, ConnectionOptions } from './client-options.ts';
import type { CallShape, Part, RequestOf, ResponseOf } from './contract/index.ts';

/** Parts of the contract in use, by name. */
export type Parts = Readonly<Record<string, Part>>;

/** The result of a call: its response, or false on a rejection of `auth.login`. */
export type ResultOf<C extends CallShape> = C extends { falseOnRejection: true }
  ? ResponseOf<C> | false
  : ResponseOf<C>;

/** A call as a function, which rejects with `ApiError`. The request is optional when it needs no fields. */
export type CallFunction<C extends CallShape> =
  Record<never, never> extends RequestOf<C>
    ? (request?: RequestOf<C>, options?: CallOptions) => Promise<ResultOf<C>>
    : (request: RequestOf<C>, options?: CallOptions) => Promise<ResultOf<C>>;

/** A client with a function per call: `client.order.pause({ id })`. */
export type Client<P extends Parts> = {
  readonly [N in keyof P]: { readonly [F in keyof P[N]]: CallFunction<P[N][F]> };
};

/** The configuration of a client and its parts. */
export interface ClientOptions<P extends Parts> extends ConnectionOptions {
  readonly parts: P;
}

type AnyClient = Readonly<Record<string, Readonly<Record<string, (...args: never[]) => Promise<unknown>>>>>;

const callers = new WeakMap<object, Caller>();

const mapValues = <V, R>(source: Readonly<Record<string, V>>, toResult: (value: V) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(source).map(([key, value]) => [key, toResult(value)]));

function bind<P extends Parts>(caller: Caller, parts: P): Client<P> {
  const toFunction = (call: CallShape) => (request: unknown, options?: CallOptions) => caller(call, request, options);
  // The mapped type is stricter than mapValues.
  const client = mapValues(parts, (part) => mapValues(part, toFunction)) as unknown as Client<P>;
  callers.set(client, caller);
  return client;
}

/**
 * Creates a client for parts of the contract.
 * @throws TypeError when `baseUrl` or one of `allowedHosts` is not a valid address
 * @throws RangeError when `timeoutMs` is not above 0
 */
export function createClient<const P extends Parts>(options: ClientOptions<P>): Client<P> {
  return bind(createCaller(options), options.parts);
}

/**
 * Adds parts to a client's connection and session, for lazy chunks.
 * @throws TypeError unless `createClient` made the client
 */
export function extendClient<const P extends Parts>(client: AnyClient, parts: P): Client<P> {
  const caller = callers.get(client);
  if (caller === undefined) throw new TypeError('extendClient takes a client that createClient made.');
  return bind(caller, parts);
}
