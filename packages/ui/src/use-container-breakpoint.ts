import { type RefObject, useLayoutEffect, useState } from 'react';

const findBreakpoint = <S extends number>(steps: readonly [S, ...S[]], width: number): S =>
  steps.findLast((least) => least <= width) ?? steps[0];

/** The largest breakpoint (px, ascending from 0) that fits; the largest of all before the first layout. */
export const useContainerBreakpoint = <S extends number>(
  ref: RefObject<HTMLElement | null>,
  breakpoints: readonly [S, ...S[]],
): S => {
  const [step, setStep] = useState(findBreakpoint(breakpoints, Number.POSITIVE_INFINITY));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const follow = (width: number) => setStep(findBreakpoint(breakpoints, width));
    follow(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) follow(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, breakpoints]);
  return step;
};
