import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Runs after each change of the path: closes what was open, and moves the focus to the new page for who cannot see it. */
export function useAfterNavigation(action: () => void): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    latest.current();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
