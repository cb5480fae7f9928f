import { type RefObject, useLayoutEffect, useState } from 'react';

/** SPEC §9: box width limits in px, and width-to-height ratio. */
export const boxSize = { min: 200, max: 400, ratio: 1.212 } as const;

/** The smallest width at which the text fits the ratio; longer text makes the box taller. */
function fitBox(box: HTMLElement): number {
  // Ignores the height limit beside a target.
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

/**
 * Refits when text or window width change.
 * @returns px, 0 before the first render
 */
export function useBoxWidth(ref: RefObject<HTMLElement | null>, content: unknown, viewWidth: number): number {
  const [width, setWidth] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for other words and another window
  useLayoutEffect(() => {
    if (ref.current) setWidth(fitBox(ref.current));
  }, [ref, content, viewWidth]);
  return width;
}
