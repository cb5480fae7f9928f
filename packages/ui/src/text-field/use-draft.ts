import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';

/** Maximum number of reported values that are awaited as `value`, for apps that never update it. */
const MAX_PENDING_ECHOES = 50;

/**
 * The draft of a field, reported at once (0 ms), after `delay` ms without typing (SPEC §4), or on `flush`, blur and unmount. An external
 * value replaces the draft, but the late echo of a reported value (through the URL) does not. `show` changes the draft without a report.
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
  /** Reported values that have not come back as `value`. */
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
    // An app that batches changes returns only the last one, so earlier echoes are not awaited after blur.
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

  // Reports the pending value on unmount.
  useEffect(() => flush, [flush]);
  return { draft, show: setDraft, change, flush, leave };
}
