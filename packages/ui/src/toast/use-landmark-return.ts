import { type RefObject, useEffect } from 'react';

/** Whoever came into the region with F6 goes back with it: react-aria, which knows no other place, would keep them there. */
export function useLandmarkReturn(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let origin: Element | null = null;
    const rememberOrigin = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !element.contains(relatedTarget)) origin = relatedTarget;
    };
    const returnFocus = (event: Event) => {
      if (!(origin instanceof HTMLElement && origin.isConnected)) return;
      event.preventDefault();
      origin.focus();
    };
    element.addEventListener('focusin', rememberOrigin);
    element.addEventListener('react-aria-landmark-navigation', returnFocus);
    return () => {
      element.removeEventListener('focusin', rememberOrigin);
      element.removeEventListener('react-aria-landmark-navigation', returnFocus);
    };
  }, [region]);
}
