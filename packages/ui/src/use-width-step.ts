import { type RefObject, use, useLayoutEffect, useState } from 'react';
import { WidthGuess } from './width-guess/width-guess.ts';

const widest = <S extends number>(steps: readonly [S, ...S[]], width: number): S =>
  steps.findLast((least) => least <= width) ?? steps[0];

/**
 * The widest of the steps (px, ascending from 0) that fits into the element, followed. Before the first layout the widest that fits
 * into what is guessed, which is the widest of all where nobody has guessed: on a wide screen nothing is drawn twice then.
 */
export const useWidthStep = <S extends number>(ref: RefObject<HTMLElement | null>, steps: readonly [S, ...S[]]): S => {
  const [step, setStep] = useState(widest(steps, use(WidthGuess)));
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
