import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The widest of the steps (px, ascending from 0) that fits into the element, followed. The widest of all before the first layout:
 * on a wide screen nothing is drawn twice then.
 */
export const useWidthStep = <S extends number>(ref: RefObject<HTMLElement | null>, steps: readonly [S, ...S[]]): S => {
  const [step, setStep] = useState<S>(steps.at(-1) ?? steps[0]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const follow = (width: number) => setStep(steps.findLast((least) => least <= width) ?? steps[0]);
    follow(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) follow(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, steps]);
  return step;
};
