import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { findShownStep, findStepIndex, findTarget, type TourStep } from './tour-steps.ts';

interface TourOptions {
  steps: readonly TourStep[];
  step: string | undefined;
  onStepChange: ((name: string) => void) | undefined;
  onClose: () => void;
  waitingTime: number;
}

/** Undefined until the target was looked up, `waitingTime` ms after each navigation. */
export function useTour(options: TourOptions) {
  const { steps, step } = options;
  const requested = step === undefined ? 0 : findStepIndex(steps, step);
  const [at, setAt] = useState<number>();
  /** Ahead of the state, for quick presses. */
  const shownIndex = useRef<number>(undefined);
  const latest = useLatest(options);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const goTo = useCallback(
    (to: number, direction: 1 | -1) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { steps: all, onClose, onStepChange } = latest.current;
        const found = findShownStep(all, to, direction, (one) => findTarget(one) !== null);
        const name = found === undefined ? undefined : all[found]?.name;
        if (name === undefined) return onClose();
        if (found === shownIndex.current) return;
        shownIndex.current = found;
        setAt(found);
        onStepChange?.(name);
      }, latest.current.waitingTime);
    },
    [latest],
  );

  useEffect(() => {
    if (shownIndex.current !== requested) goTo(requested, 1);
  }, [requested, goTo]);

  const next = useCallback(() => goTo((shownIndex.current ?? 0) + 1, 1), [goTo]);
  const previous = useCallback(() => {
    const from = shownIndex.current ?? 0;
    if (from > 0) goTo(from - 1, -1);
  }, [goTo]);
  return { at, next, previous };
}
