import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';

/** How many echoes may be under way; an app that hears and never answers piles up no more. */
const MAX_PENDING_ECHOES = 50;

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
  const [lastValue, setLastValue] = useState(value);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; value: string }>(undefined);
  /** Told, and not yet heard again as the value. */
  const reported = useRef<readonly string[]>([]);
  const latest = useLatest(onChange);

  if (value !== lastValue) {
    setLastValue(value);
    if (value !== undefined && !reported.current.includes(value)) setDraft(value);
  }
  const cancelPending = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);

  useLayoutEffect(() => {
    if (value === undefined) return;
    const at = reported.current.lastIndexOf(value);
    reported.current = reported.current.slice(at === -1 ? reported.current.length : at + 1);
    // What the draft was replaced by is not to be overtaken by what it replaced.
    if (at === -1) cancelPending();
  }, [value, cancelPending]);

  const report = useCallback(
    (next: string) => {
      reported.current = [...reported.current, next].slice(-MAX_PENDING_ECHOES);
      latest.current?.(next);
    },
    [latest],
  );

  const flush = useCallback(() => {
    const due = pending.current;
    if (!due) return;
    cancelPending();
    report(due.value);
  }, [cancelPending, report]);

  const leave = useCallback(() => {
    flush();
    // Of several letters at once an app may answer the last alone; the echo of the others is then awaited in vain.
    reported.current = reported.current.slice(-1);
  }, [flush]);

  const change = useCallback(
    (next: string) => {
      setDraft(next);
      cancelPending();
      if (delay === 0) report(next);
      else pending.current = { timer: setTimeout(flush, delay), value: next };
    },
    [delay, flush, cancelPending, report],
  );

  // What was typed is not lost with the field.
  useEffect(() => flush, [flush]);
  return { draft, show: setDraft, change, flush, leave };
}
