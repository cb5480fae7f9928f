/** Timeout of a call in ms: a closed tab never ends its exchange. */
export const EXCHANGE_TIMEOUT_MS = 60_000;

/**
 * Exchanges of a session's token in all tabs.
 *
 * | status | meaning | followed by |
 * |---|---|---|
 * | `idle` | a refusal of the token ends the session | `exchanging` when a tab begins an exchange |
 * | `exchanging` | refusals of a token of the session `replaced` wait | `idle` when the last exchange ended |
 *
 * Messages instead of a Web Lock, whose state can only be read asynchronously: a refusal is deferred or not in the same
 * task.
 */
export type ExchangeState =
  | { readonly status: 'idle'; readonly replaced?: string | undefined }
  | {
      readonly status: 'exchanging';
      /** `sid` that the newest exchange replaces. */
      readonly replaced: string | undefined;
      readonly running: readonly Exchange[];
      /** Tokens. */
      readonly refused: readonly (string | null)[];
    };

/** Exchange in progress; `id` is unique across tabs. */
interface Exchange {
  readonly id: string;
  readonly sid: string | undefined;
}

/** `succeeded`: a successor of the session `sid` arrived. */
export type ExchangeEvent =
  | ({ readonly type: 'began' } & Exchange)
  | { readonly type: 'ended'; readonly id: string }
  | { readonly type: 'succeeded'; readonly sid: string }
  | { readonly type: 'refused'; readonly token: string | null };

export function reduceExchange(state: ExchangeState, event: ExchangeEvent): ExchangeState {
  if (event.type === 'began') {
    const { running, refused } = state.status === 'exchanging' ? state : { running: [], refused: [] };
    const { id, sid } = event;
    return { status: 'exchanging', replaced: sid, running: [...running, { id, sid }], refused };
  }
  if (state.status === 'idle') return state;
  if (event.type === 'refused') return { ...state, refused: [...state.refused, event.token] };
  const running = state.running.filter(({ id, sid }) => (event.type === 'ended' ? id !== event.id : sid !== event.sid));
  return running.length > 0 ? { ...state, running } : { status: 'idle', replaced: state.replaced };
}
