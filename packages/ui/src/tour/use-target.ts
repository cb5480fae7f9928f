import { useLayoutEffect, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { findTarget, type TourStep } from './tour-steps.ts';

export interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export interface Target {
  readonly element: Element;
  readonly box: Box;
}

const isSame = (a: Target | null, b: Target | null) =>
  a?.element === b?.element && JSON.stringify(a?.box) === JSON.stringify(b?.box);

function measureTarget(step: TourStep): Target | null {
  const element = findTarget(step);
  if (!element) return null;
  const { top, left, width, height } = element.getBoundingClientRect();
  return { element, box: { top, left, width, height } };
}

/** The target and its position, tracked; null while missing. */
export function useTarget(step: TourStep): Target | null {
  const [target, setTarget] = useState<Target | null>(() => measureTarget(step));
  // Steps are new on every render; only the target is compared.
  const latest = useLatest(step);
  const selector = typeof step.target === 'string' ? step.target : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is scrolled to
  useLayoutEffect(() => {
    let frame = 0;
    // Polled every frame, because transforms of ancestors fire no event.
    const look = () => {
      const found = measureTarget(latest.current);
      setTarget((before) => (isSame(before, found) ? before : found));
      frame = requestAnimationFrame(look);
    };
    measureTarget(latest.current)?.element.scrollIntoView({ block: 'center', inline: 'nearest' });
    look();
    return () => cancelAnimationFrame(frame);
  }, [selector]);

  return target;
}
