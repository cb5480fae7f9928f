import type {
  AnswerOf,
  CallName,
  CallShape,
  Contract,
  Language,
  ParsedRequestOf,
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

/** Who asks, and what the request says beside its body. */
export interface CallContext {
  /** Rights already checked by role; objects are checked by the service. User 0 where nobody is signed in. */
  readonly actor: Actor;
  /** Id of the session, null for public calls. */
  readonly sid: string | null;
  readonly call: CallName;
  /** What the answer says to people is said in it. */
  readonly language: Language;
  readonly address: string;
  /** What the browser says of itself, as sent. */
  readonly userAgent: string;
  /** Present for `keyed` calls. */
  readonly idempotencyKey: string | null;
  /** Hash of the parsed request; tells a repeat from a reuse. */
  readonly requestHash: string;
  readonly exchangeId: string | null;
  /** The bearer token as sent, for the calls that exchange it. */
  readonly token: string | null;
}

export type Handler<N extends CallName> = (
  context: CallContext,
  request: ParsedRequestOf<EntryOf<N>>,
) => Promise<AnswerOf<EntryOf<N>>>;

/** One handler a call: a call without one does not compile, and one without a call does not either. */
export type Handlers = { readonly [N in CallName]: Handler<N> };
/** The handlers of one part of the contract. */
export type HandlersOf<P extends string> = {
  readonly [N in CallName as N extends `${P}.${string}` ? N : never]: Handler<N>;
};
