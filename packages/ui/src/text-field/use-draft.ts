import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';

/** Limits the reported values awaited as `value`, for apps that never update it. */
const MAX_PENDING_ECHOES = 50;

/**
 * A field's draft, reported after `delay` ms without typing (SPEC §4), on `flush`, blur and unmount. An external `value` replaces the
 * draft; the late echo of a reported one does not. `show` does not report.
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
  /** Not yet returned as `value`. */
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
    // A pending report must not overwrite the external value.
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
    // A batching app returns only the last value.
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

  useEffect(() => flush, [flush]);
  return { draft, show: setDraft, change, flush, leave };
}
