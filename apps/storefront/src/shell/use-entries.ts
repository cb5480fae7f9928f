import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The order form keeps its entries. */
const ORDER_PAGE = '/';

/** Answers a function that tells whether something was entered on this page that a new rendering of it would clear. */
export function useHasEntries(): () => boolean {
  const { pathname } = useLocation();
  const hasEntries = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path resets the flag, as a new page has no entries
  useEffect(() => {
    hasEntries.current = false;
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('#main') !== null) hasEntries.current = true;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [pathname]);
  return useCallback(() => hasEntries.current && pathname !== ORDER_PAGE, [pathname]);
}
