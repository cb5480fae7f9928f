import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Whose focus a panel had that has just gone: the one that takes its place in the same moment gives it back instead. */
let left: HTMLElement | null = null;

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/**
 * The focus goes to `start` when the box appears, and when the box goes with the focus in it, back to where it came from. What is
 * returned is the box's `onFocus`: who goes out of it and comes in again from elsewhere is brought back there.
 */
export function useLentFocus(box: RefObject<HTMLElement | null>, start: RefObject<HTMLElement | null>) {
  const lender = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const inside = box.current;
    lender.current = left ?? focused();
    left = null;
    start.current?.focus({ preventScroll: true });
    return () => {
      if (!inside?.contains(focused())) return;
      const back = lender.current;
      left = back;
      // Once the page stands as it is to be: until then it does not hear of a focus.
      queueMicrotask(() => {
        if (left === null) return;
        left = null;
        // Nobody may have lent it, and a row may be gone with its panel: the page itself takes it then.
        const isThere = back !== null && back !== document.body && back.isConnected;
        if (isThere) back.focus();
        else document.querySelector('main')?.focus({ preventScroll: true });
      });
    };
  }, [box, start]);
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) lender.current = relatedTarget;
  };
}
