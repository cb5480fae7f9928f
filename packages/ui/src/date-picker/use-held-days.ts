import { useEffect, useState } from 'react';

export interface HeldDaysOptions<Days> {
  /** The caller's value. */
  readonly given: Days | null;
  /** Whether a value is half typed. */
  readonly isHalfTyped: (days: Days) => boolean;
  /** What a half-typed value becomes on blur; the same if it cannot be completed. */
  readonly complete: (days: Days) => Days;
  readonly onChange: (days: Days | null) => void;
}

/** Holds a half-typed value, which is not reported: the caller's value would overwrite it. Completes it on blur. */
export function useHeldDays<Days>({ given, isHalfTyped, complete, onChange }: HeldDaysOptions<Days>) {
  const [held, setHeld] = useState<{ readonly over: string; readonly days: Days } | null>(null);
  const [isFocused, setFocused] = useState(false);
  const over = JSON.stringify(given);
  const typed = held?.over === over ? held.days : null;
  const setDays = (next: Days | null) => {
    if (next !== null && isHalfTyped(next)) {
      setHeld({ over, days: next });
      return;
    }
    setHeld(null);
    onChange(next);
  };
  // After the blur, in which react-aria may have corrected the day.
  useEffect(() => {
    if (isFocused || typed === null) return;
    const completed = complete(typed);
    if (JSON.stringify(completed) !== JSON.stringify(typed)) setDays(completed);
  });
  return { days: typed ?? given, setDays, isFocused, setFocused };
}
