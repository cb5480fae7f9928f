import { type RefObject, useEffect } from 'react';

/** Whoever came into the region with F6 goes back with it: react-aria, which knows no other place, would keep them there. */
export function useWayBack(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let from: Element | null = null;
    const keep = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !element.contains(relatedTarget)) from = relatedTarget;
    };
    const goBack = (event: Event) => {
      if (!(from instanceof HTMLElement && from.isConnected)) return;
      event.preventDefault();
      from.focus();
    };
    element.addEventListener('focusin', keep);
    element.addEventListener('react-aria-landmark-navigation', goBack);
    return () => {
      element.removeEventListener('focusin', keep);
      element.removeEventListener('react-aria-landmark-navigation', goBack);
    };
  }, [region]);
}
