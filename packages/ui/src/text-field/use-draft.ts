import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What is in the field now, and the news of it: given on at once (0 ms), or when typing rests for `delay` ms
 * (SPEC §4). Leaving the field gives on what still waits. A value set from outside replaces the draft. `show` changes
 * the draft and tells nobody.
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
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  if (value !== seen) {
    setSeen(value);
    if (value !== undefined) setDraft(value);
  }

  const flush = useCallback(() => {
    const due = waiting.current;
    if (!due) return;
    clearTimeout(due.timer);
    waiting.current = undefined;
    latest.current?.(due.value);
  }, []);

  const change = useCallback(
    (next: string) => {
      setDraft(next);
      clearTimeout(waiting.current?.timer);
      if (delay === 0) latest.current?.(next);
      else waiting.current = { timer: setTimeout(flush, delay), value: next };
    },
    [delay, flush],
  );

  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return { draft, show: setDraft, change, flush };
}
