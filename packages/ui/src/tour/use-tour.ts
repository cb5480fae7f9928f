import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { indexOfStep, type TourStep, targetOf, walk } from './tour-walk.ts';

interface TourOptions {
  steps: readonly TourStep[];
  step: string | undefined;
  onStepChange: ((name: string) => void) | undefined;
  onClose: () => void;
  waitingTime: number;
}

/** Which step is shown: nothing until the first look for a target, `waitingTime` ms after each wish to go somewhere. */
export function useTour(options: TourOptions) {
  const { steps, step } = options;
  const asked = step === undefined ? 0 : indexOfStep(steps, step);
  const [at, setAt] = useState<number>();
  /** Ahead of the drawn state, so that the second of two quick presses starts from where the first one went. */
  const here = useRef<number>(undefined);
  const latest = useLatest(options);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = useCallback(
    (to: number, direction: 1 | -1) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { steps: all, onClose, onStepChange } = latest.current;
        const found = walk(all, to, direction, (one) => targetOf(one) !== null);
        const name = found === undefined ? undefined : all[found]?.name;
        if (name === undefined) return onClose();
        if (found === here.current) return;
        here.current = found;
        setAt(found);
        onStepChange?.(name);
      }, latest.current.waitingTime);
    },
    [latest],
  );

  useEffect(() => {
    if (here.current !== asked) go(asked, 1);
  }, [asked, go]);

  const next = useCallback(() => go((here.current ?? 0) + 1, 1), [go]);
  const previous = useCallback(() => {
    const from = here.current ?? 0;
    if (from > 0) go(from - 1, -1);
  }, [go]);
  return { at, next, previous };
}
