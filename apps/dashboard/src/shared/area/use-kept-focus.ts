import { type RefObject, useEffect, useRef } from 'react';

/** What may have the focus where nothing else does: the head of a panel beside the page, or the dialog that lies over it. */
const START = 'h2[tabindex], [role="dialog"]';
const BOX = '[role="dialog"], [role="alertdialog"]';

/** A button that has nothing left to do hears no key: some browsers take the focus off it, others leave it there. */
const canHaveFocus = (at: Element): boolean => at.isConnected && !at.matches(':disabled');

/**
 * A button that is no more, or rests, once it has done its work leaves the focus nowhere: the panel that it stood in, or over which it asked
 * in a box, takes it.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const isHere = target instanceof Element && (panel.current?.contains(target) || target.closest(BOX) !== null);
      last.current = isHere ? target : null;
    };
    // A press elsewhere leaves the focus nowhere, too, and of one's own will.
    const leave = (event: Event) => {
      const isBoxed = event.target instanceof Element && event.target.closest(BOX) !== null;
      if (!isBoxed && !panel.current?.contains(event.target as Node)) last.current = null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave, true);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave, true);
    };
  }, [panel]);
  useEffect(() => {
    const lost = last.current;
    if (lost === null || canHaveFocus(lost)) return;
    // A box that has closed gives the focus back in the next frame, where what opened it is still there.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (canHaveFocus(lost) || ![document.body, lost].includes(document.activeElement ?? lost)) return;
        panel.current?.querySelector<HTMLElement>(START)?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  });
}
