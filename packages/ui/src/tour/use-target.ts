import { useLayoutEffect, useRef, useState } from 'react';
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
  // Callers make their steps anew whenever they draw: what counts is where a step points.
  const latest = useRef(step);
  useLayoutEffect(() => {
    latest.current = step;
  });
  const selector = typeof step.target === 'string' ? step.target : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is scrolled to and watched
  useLayoutEffect(() => {
    let frame: number | undefined;
    let watched: Element | undefined;
    const sizes = new ResizeObserver(() => lookSoon());
    const watch = (element: Element | undefined) => {
      if (element === watched) return;
      if (watched) sizes.unobserve(watched);
      if (element) sizes.observe(element);
      watched = element;
    };
    const look = () => {
      frame = undefined;
      const found = find(latest.current);
      watch(found?.element);
      setTarget((before) => (isSame(before, found) ? before : found));
    };
    const lookSoon = () => {
      frame ??= requestAnimationFrame(look);
    };
    find(latest.current)?.element.scrollIntoView({ block: 'center', inline: 'nearest' });
    look();
    window.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    window.addEventListener('resize', lookSoon);
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    sizes.observe(document.body);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon, { capture: true });
      window.removeEventListener('resize', lookSoon);
      changes.disconnect();
      sizes.disconnect();
    };
  }, [selector]);

  return target;
}
