/** No exchange takes longer than a call may (SPEC §9), in ms; one whose tab is gone holds nothing for ever. */
const LONGEST_MS = 60_000;

/** Does something later, after so many ms. @returns calls it off */
export type After = (ms: number, act: () => void) => () => void;

/** Refusals of a token that wait while it is exchanged for another: by then they speak of nobody's session. */
export interface HeldRefusals {
  /** `exchange`: the name of one among those of all tabs. */
  readonly begin: (exchange: string, sid: string | undefined) => void;
  /** Ends every exchange that leaves this session of the server: its successor is here. */
  readonly leave: (sid: string) => void;
  /** What waited is settled with the last exchange: another one's token may be on its way still. */
  readonly end: (exchange: string) => void;
  /** @returns false where nothing is under way: then it is to be settled at once */
  readonly hold: (token: string | null) => boolean;
}

export function createHeldRefusals(after: After, settle: (token: string | null) => void): HeldRefusals {
  /** Each with the session that it leaves, and what calls its timer off. */
  const running = new Map<string, { readonly sid: string | undefined; readonly stop: () => void }>();
  const waiting = new Set<string | null>();

  const end = (exchange: string): void => {
    running.get(exchange)?.stop();
    running.delete(exchange);
    if (running.size > 0) return;
    const tokens = [...waiting];
    waiting.clear();
    for (const token of tokens) settle(token);
  };
  return {
    begin: (exchange, sid) => {
      running.get(exchange)?.stop();
      running.set(exchange, { sid, stop: after(LONGEST_MS, () => end(exchange)) });
    },
    leave: (sid) => {
      for (const [exchange, { sid: left }] of [...running]) if (left === sid) end(exchange);
    },
    end,
    hold: (token) => running.size > 0 && waiting.add(token).size > 0,
  };
}
