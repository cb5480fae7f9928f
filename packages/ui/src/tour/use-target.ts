import { useLayoutEffect, useState } from 'react';
import { type TourStep, targetOf } from './tour-walk.ts';

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

function find(step: TourStep): Target | null {
  const element = targetOf(step);
  if (!element) return null;
  const { top, left, width, height } = element.getBoundingClientRect();
  return { element, box: { top, left, width, height } };
}

/**
 * The element that a step points at and where it is in the window, however the page scrolls, changes or is resized. Null
 * while it is not there: pages draw themselves anew, and the tour outlives that.
 */
export function useTarget(step: TourStep): Target | null {
  const [target, setTarget] = useState<Target | null>(() => find(step));

  useLayoutEffect(() => {
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      const found = find(step);
      setTarget((before) => (isSame(before, found) ? before : found));
    };
    const lookSoon = () => {
      frame ??= requestAnimationFrame(look);
    };
    find(step)?.element.scrollIntoView({ block: 'center', inline: 'nearest' });
    look();
    window.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    window.addEventListener('resize', lookSoon);
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    const element = targetOf(step);
    if (element) sizes.observe(element);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon, { capture: true });
      window.removeEventListener('resize', lookSoon);
      changes.disconnect();
      sizes.disconnect();
    };
  }, [step]);

  return target;
}
