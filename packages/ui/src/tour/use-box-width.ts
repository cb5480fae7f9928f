import { type RefObject, useLayoutEffect } from 'react';

/** SPEC §9: the box of a step, in px, and how wide it is for each px of height. */
const boxSize = { least: 200, most: 400, ratio: 1.212 } as const;

/** Gives the box the least width at which its words fit the shape; what is longer than that at 400 px grows down. */
export function useBoxWidth(ref: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for other words
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const fits = (width: number) => {
      box.style.width = `${width}px`;
      return box.scrollHeight <= box.clientHeight;
    };
    box.style.aspectRatio = `${boxSize.ratio}`;
    let [low, high] = [boxSize.least as number, boxSize.most as number];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (fits(middle)) high = middle;
      else low = middle + 1;
    }
    if (!fits(low)) box.style.aspectRatio = 'auto';
  }, [ref, content]);
}
