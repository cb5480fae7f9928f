import { type RefObject, useLayoutEffect, useState } from 'react';

const widest = <S extends number>(steps: readonly [S, ...S[]], width: number): S =>
  steps.findLast((least) => least <= width) ?? steps[0];

/** The widest of the steps (px, ascending from 0) that fits into the element, followed; the widest of all before the first layout. */
export const useWidthStep = <S extends number>(ref: RefObject<HTMLElement | null>, steps: readonly [S, ...S[]]): S => {
  const [step, setStep] = useState(widest(steps, Number.POSITIVE_INFINITY));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const follow = (width: number) => setStep(widest(steps, width));
    follow(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) follow(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, steps]);
  return step;
};
