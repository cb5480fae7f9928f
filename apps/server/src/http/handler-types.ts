import type {
  CallName,
  CallShape,
  Contract,
  Language,
  ParsedRequestOf,
  ResponseOf,
} from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';

type EntryOf<N extends CallName> = N extends `${infer P}.${infer F}`
  ? P extends keyof Contract
    ? F extends keyof Contract[P]
      ? Contract[P][F] extends CallShape
        ? Contract[P][F]
        : never
      : never
    : never
  : never;

export interface CallContext {
  /** Checked by role; the service checks the object. Id 0 when not signed in. */
  readonly actor: Actor;
  /** Null for public calls. */
  readonly sid: string | null;
  readonly call: CallName;
  /** Language of messages in the response. */
  readonly language: Language;
  readonly address: string;
  readonly userAgent: string;
  /** Present for calls with `requiresIdempotencyKey`. */
  readonly idempotencyKey: string | null;
  /** Hash of the parsed request: a repeated key with another hash is a reuse. */
  readonly requestHash: string;
  /** Present for calls with `hasBinaryBody`. */
  readonly file: Buffer | null;
  readonly exchangeId: string | null;
  /** The bearer token, for the calls that exchange it. */
  readonly token: string | null;
}

export type Handler<N extends CallName> = (
  context: CallContext,
  request: ParsedRequestOf<EntryOf<N>>,
) => Promise<ResponseOf<EntryOf<N>>>;

type BinaryCallName = {
  [N in CallName]: EntryOf<N> extends { readonly hasBinaryBody: true } ? N : never;
}[CallName];

/** Checks of rights and limits before the body of a call with `hasBinaryBody` is read. */
export type BodyChecks = {
  readonly [N in BinaryCallName]: (actor: Actor, request: ParsedRequestOf<EntryOf<N>>) => Promise<void>;
};

export type Handlers = { readonly [N in CallName]: Handler<N> };
export type HandlersOf<P extends string> = {
  readonly [N in CallName as N extends `${P}.${string}` ? N : never]: Handler<N>;
};
