import { type RefObject, useLayoutEffect } from 'react';
import { inertOutside } from '../inert-outside.ts';

/**
 * What an overlay covers is out of reach and busy, also what is added meanwhile. Whoever was in it goes on there, unless they are
 * somewhere else by then.
 */
export function useCovered(overlay: RefObject<HTMLElement | null>, extent: 'page' | 'area'): void {
  useLayoutEffect(() => {
    const cover = overlay.current;
    const within = extent === 'page' ? document.body : cover?.offsetParent;
    if (!(cover && within)) return;
    const before = document.activeElement;
    const take = () => inertOutside([cover], { within, isBusy: true });
    const gives = [take()];
    const added = new MutationObserver(() => gives.push(take()));
    for (let around = cover.parentElement; around; around = around.parentElement) {
      added.observe(around, { childList: true });
      if (around === within) break;
    }
    return () => {
      added.disconnect();
      for (const give of gives) give();
      const isNowhere = document.activeElement === document.body || document.activeElement === null;
      if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [overlay, extent]);
}
