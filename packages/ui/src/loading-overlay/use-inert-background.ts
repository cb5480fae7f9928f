import { type RefObject, useLayoutEffect } from 'react';
import { makeOutsideInert } from '../inert-outside.ts';

/** Makes covered content inert and busy, later content included. Restores focus unless the user moved it. */
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
