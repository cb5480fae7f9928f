import { type Caller, createCaller } from './caller.ts';
import type { CallOptions, ConnectionOptions } from './client-options.ts';
import type { CallShape, Part, ReadResponseOf, RequestOf } from './contract/index.ts';

/** Parts of the contract by name. */
export type Parts = Readonly<Record<string, Part>>;

/** A call's response, or false for a rejected `auth.login`. */
export type ResultOf<C extends CallShape> = C extends { falseOnRejection: true }
  ? ReadResponseOf<C> | false
  : ReadResponseOf<C>;

/** A call; rejects with `ApiError`. The request is optional when it needs no fields. */
export type CallFunction<C extends CallShape> =
  Record<never, never> extends RequestOf<C>
    ? (request?: RequestOf<C>, options?: CallOptions) => Promise<ResultOf<C>>
    : (request: RequestOf<C>, options?: CallOptions) => Promise<ResultOf<C>>;

/** A function per call: `client.order.pause({ id })`. */
export type Client<P extends Parts> = {
  readonly [N in keyof P]: { readonly [F in keyof P[N]]: CallFunction<P[N][F]> };
};

/** Configuration and parts of a client. */
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
 * @throws TypeError for an invalid `baseUrl` or `allowedHosts`
 * @throws RangeError unless `timeoutMs` is above 0
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
