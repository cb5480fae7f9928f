/** No exchange takes longer than a call may (SPEC §9), in ms; one whose tab is gone holds nothing for ever. */
const LONGEST_MS = 60_000;

/** Does something later, after so many ms. @returns calls it off */
export type After = (ms: number, act: () => void) => () => void;

/** Refusals of a token that wait while it is exchanged for another: by then they speak of nobody's session. */
export interface HeldRefusals {
  readonly begin: () => void;
  /** Nothing came of it: what waited is settled now. */
  readonly end: () => void;
  /** Another token has come: what waited spoke of the old one. */
  readonly drop: () => void;
  /** @returns false where nothing is under way: then it is to be settled at once */
  readonly hold: (token: string | null) => boolean;
}

export function createHeldRefusals(after: After, settle: (token: string | null) => void): HeldRefusals {
  let callOff: (() => void) | undefined;
  const waiting = new Set<string | null>();

  const drop = (): void => {
    callOff?.();
    callOff = undefined;
    waiting.clear();
  };
  const end = (): void => {
    const tokens = [...waiting];
    drop();
    for (const token of tokens) settle(token);
  };
  return {
    begin: () => {
      callOff?.();
      callOff = after(LONGEST_MS, end);
    },
    end,
    drop,
    hold: (token) => {
      if (callOff === undefined) return false;
      waiting.add(token);
      return true;
    },
  };
}
