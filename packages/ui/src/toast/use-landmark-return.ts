import { type RefObject, useEffect } from 'react';

/** F6 returns to the previous focus; react-aria would stay on pages without another landmark. */
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
