import { type RefObject, useLayoutEffect } from 'react';
import { makeOutsideInert } from '../inert-outside.ts';

/**
 * What an overlay covers is out of reach and busy, also what is added meanwhile. Whoever was in it goes on there, unless they are
 * somewhere else by then.
 */
export function useInertBackground(overlay: RefObject<HTMLElement | null>, extent: 'page' | 'area'): void {
  useLayoutEffect(() => {
    const cover = overlay.current;
    const within = extent === 'page' ? document.body : cover?.offsetParent;
    if (!(cover && within)) return;
    const before = document.activeElement;
    const makeInert = () => makeOutsideInert([cover], { within, isBusy: true });
    const undoFns = [makeInert()];
    const observer = new MutationObserver(() => undoFns.push(makeInert()));
    for (let around = cover.parentElement; around; around = around.parentElement) {
      observer.observe(around, { childList: true });
      if (around === within) break;
    }
    return () => {
      observer.disconnect();
      for (const give of undoFns) give();
      const isNowhere = document.activeElement === document.body || document.activeElement === null;
      if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [overlay, extent]);
}
