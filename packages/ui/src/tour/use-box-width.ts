import { type RefObject, useLayoutEffect, useState } from 'react';

/** SPEC §9: the box of a step, in px, and how wide it is for each px of height. */
export const boxSize = { min: 200, max: 400, ratio: 1.212 } as const;

/** Gives the box the least width at which its words fit the shape; what is longer than that at 400 px grows down. */
function fitBox(box: HTMLElement): number {
  // Beside its place it is no higher than the room there: that says nothing about its words.
  const { maxHeight } = box.style;
  box.style.maxHeight = 'none';
  box.style.aspectRatio = `${boxSize.ratio}`;
  const fits = (width: number) => {
    box.style.width = `${width}px`;
    return box.scrollHeight <= box.clientHeight;
  };
  let [low, high] = [boxSize.min as number, boxSize.max as number];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  if (!fits(low)) box.style.aspectRatio = 'auto';
  box.style.maxHeight = maxHeight;
  return box.offsetWidth;
}

/** Shapes the box for its words, anew for others and for another width of the window. @returns px, 0 before it is drawn */
export function useBoxWidth(ref: RefObject<HTMLElement | null>, content: unknown, viewWidth: number): number {
  const [width, setWidth] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for other words and another window
  useLayoutEffect(() => {
    if (ref.current) setWidth(fitBox(ref.current));
  }, [ref, content, viewWidth]);
  return width;
}
