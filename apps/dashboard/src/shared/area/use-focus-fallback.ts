import { type RefObject, useEffect, useRef } from 'react';

/** Focus fallback: the heading of a panel beside the page, or the dialog over it. */
const FALLBACK = 'h2[tabindex], [role="dialog"]';
const BOX = '[role="dialog"], [role="alertdialog"]';

/** Disabled buttons receive no keys; some browsers leave the focus on them. */
const isFocusable = (at: Element): boolean => at.isConnected && !at.matches(':disabled');

/** Moves the focus to the panel when the focused button is removed or disabled by its own action. */
export function useFocusFallback(panel: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const isHere = target instanceof Element && (panel.current?.contains(target) || target.closest(BOX) !== null);
      last.current = isHere ? target : null;
    };
    // A click elsewhere also clears the focus, intentionally.
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
    if (lost === null || isFocusable(lost)) return;
    // A closing dialog restores the focus in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (isFocusable(lost) || ![document.body, lost].includes(document.activeElement ?? lost)) return;
        panel.current?.querySelector<HTMLElement>(FALLBACK)?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  });
}
