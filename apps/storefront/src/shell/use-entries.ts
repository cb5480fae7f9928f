import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The order form stores its entries in the URL. */
const ORDER_PAGE = '/';

/** Returns whether a remount would lose form input. */
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
