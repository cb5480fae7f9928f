import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';

/** How many echoes may be under way; an app that hears and never answers piles up no more. */
const remembered = 50;

/**
 * What is in the field now, and the news of it: given on at once (0 ms), or when typing rests for `delay` ms
 * (SPEC §4). `flush` and leaving the field give on what still waits. A value set from outside replaces the draft and what waits; the
 * echo of what was told before comes late where the value makes its way through an address, and takes nothing away that was typed
 * since. `show` changes the draft and tells nobody.
 */
export function useDraft(
  value: string | undefined,
  initial: string,
  delay: number,
  onChange?: (value: string) => void,
) {
  const [draft, setDraft] = useState(value ?? initial);
  const [seen, setSeen] = useState(value);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: string }>(undefined);
  /** Told, and not yet heard again as the value. */
  const told = useRef<readonly string[]>([]);
  const latest = useLatest(onChange);

  if (value !== seen) {
    setSeen(value);
    if (value !== undefined && !told.current.includes(value)) setDraft(value);
  }
  const stop = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);

  useLayoutEffect(() => {
    if (value === undefined) return;
    const at = told.current.lastIndexOf(value);
    told.current = told.current.slice(at === -1 ? told.current.length : at + 1);
    // What the draft was replaced by is not to be overtaken by what it replaced.
    if (at === -1) stop();
  }, [value, stop]);

  const tell = useCallback(
    (next: string) => {
      told.current = [...told.current, next].slice(-remembered);
      latest.current?.(next);
    },
    [latest],
  );

  const flush = useCallback(() => {
    const due = waiting.current;
    if (!due) return;
    stop();
    tell(due.value);
  }, [stop, tell]);

  const leave = useCallback(() => {
    flush();
    // Of several letters at once an app may answer the last alone; the echo of the others is then awaited in vain.
    told.current = told.current.slice(-1);
  }, [flush]);

  const change = useCallback(
    (next: string) => {
      setDraft(next);
      stop();
      if (delay === 0) tell(next);
      else waiting.current = { timer: setTimeout(flush, delay), value: next };
    },
    [delay, flush, stop, tell],
  );

  // What was typed is not lost with the field.
  useEffect(() => flush, [flush]);
  return { draft, show: setDraft, change, flush, leave };
}
