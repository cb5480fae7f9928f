import { type RefObject, useEffect, useRef } from 'react';

/** Fallback for the focus: the dialog, the panel's heading, or the main part. */
export function findFocusFallback(removed: Element): HTMLElement | null {
  const around = removed.closest<HTMLElement>('[role="dialog"], aside');
  const inside = around?.matches('aside') ? around.querySelector<HTMLElement>('[tabindex="-1"]') : around;
  return inside ?? document.getElementById('main');
}

/** Ref for an element that is removed while it has the focus: moves the focus to its surroundings instead of the body. */
export const moveFocusOnRemoval = (removed: HTMLElement | null) => () => {
  if (!removed?.contains(document.activeElement)) return;
  const fallback = findFocusFallback(removed);
  // React removes the element after this callback.
  queueMicrotask(() => {
    if (document.activeElement === document.body) fallback?.focus({ preventScroll: true });
  });
};

/** What a focused button may open. */
const BOX = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Disabled buttons receive no keys; some browsers leave the focus on them. */
const isFocusable = (at: Element): boolean => at.isConnected && !at.matches(':disabled');

/**
 * Moves the focus to `find(panel)` when the focused element of the panel, or of a dialog or menu that it has opened, is
 * removed or disabled.
 */
export function useFocusFallback(
  panel: RefObject<HTMLElement | null>,
  find: (panel: HTMLElement) => HTMLElement | null,
): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      const isInBox = last.current !== null && target instanceof Element && target.closest(BOX) !== null;
      const isHere = target instanceof Element && (isInBox || panel.current?.contains(target));
      // A click elsewhere also clears the focus, intentionally.
      if (!isHere) last.current = null;
      else if (type === 'focusin') last.current = target;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note, true);
    };
  }, [panel]);
  useEffect(() => {
    const lost = last.current;
    if (lost === null || isFocusable(lost)) return;
    // A closing dialog restores the focus in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (isFocusable(lost)) return;
        last.current = null;
        if (![document.body, lost].includes(document.activeElement ?? lost)) return;
        if (panel.current) find(panel.current)?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  });
}
