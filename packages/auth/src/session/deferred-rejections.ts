/** In ms, as the timeout of a call (SPEC §9): a closed tab never ends its exchange. */
const EXCHANGE_TIMEOUT_MS = 60_000;

/** Runs `act` after `ms`. @returns cancels it */
export type After = (ms: number, act: () => void) => () => void;

/** Defers refusals of a token while an exchange replaces it. */
export interface DeferredRejections {
  /** `exchange` is unique across tabs. */
  readonly begin: (exchange: string, sid: string | undefined) => void;
  /** Ends the exchanges of a session whose successor arrived. */
  readonly endOfSession: (sid: string) => void;
  /** The last one settles the deferred refusals. */
  readonly end: (exchange: string) => void;
  /** @returns false when no exchange is in progress */
  readonly defer: (token: string | null) => boolean;
}

export function createDeferredRejections(after: After, settle: (token: string | null) => void): DeferredRejections {
  const running = new Map<string, { readonly sid: string | undefined; readonly stop: () => void }>();
  const deferred = new Set<string | null>();

  const end = (exchange: string): void => {
    running.get(exchange)?.stop();
    running.delete(exchange);
    if (running.size > 0) return;
    const tokens = [...deferred];
    deferred.clear();
    for (const token of tokens) settle(token);
  };
  return {
    begin: (exchange, sid) => {
      running.get(exchange)?.stop();
      running.set(exchange, { sid, stop: after(EXCHANGE_TIMEOUT_MS, () => end(exchange)) });
    },
    endOfSession: (sid) => {
      for (const [exchange, { sid: left }] of [...running]) if (left === sid) end(exchange);
    },
    end,
    defer: (token) => running.size > 0 && deferred.add(token).size > 0,
  };
}
