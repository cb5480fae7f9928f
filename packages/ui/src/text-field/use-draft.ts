import { useCallback, useEffect, useRef, useState } from 'react';

/** How many echoes may be under way; an app that hears and never answers piles up no more. */
const remembered = 50;

/**
 * What is in the field now, and the news of it: given on at once (0 ms), or when typing rests for `delay` ms
 * (SPEC §4). Leaving the field gives on what still waits. A value set from outside replaces the draft; the echo of what was
 * told before comes late where the value makes its way through an address, and takes nothing away that was typed since.
 * `show` changes the draft and tells nobody.
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
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  if (value !== seen) {
    setSeen(value);
    if (value !== undefined && !told.current.includes(value)) setDraft(value);
  }
  useEffect(() => {
    if (value === undefined) return;
    const at = told.current.lastIndexOf(value);
    told.current = at === -1 ? [] : told.current.slice(at + 1);
  }, [value]);

  const tell = useCallback((next: string) => {
    told.current = [...told.current, next].slice(-remembered);
    latest.current?.(next);
  }, []);

  const flush = useCallback(() => {
    const due = waiting.current;
    if (!due) return;
    clearTimeout(due.timer);
    waiting.current = undefined;
    tell(due.value);
  }, [tell]);

  const change = useCallback(
    (next: string) => {
      setDraft(next);
      clearTimeout(waiting.current?.timer);
      if (delay === 0) tell(next);
      else waiting.current = { timer: setTimeout(flush, delay), value: next };
    },
    [delay, flush, tell],
  );

  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return { draft, show: setDraft, change, flush };
}
