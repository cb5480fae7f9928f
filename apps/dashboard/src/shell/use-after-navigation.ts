import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatest } from '../core/use-latest.ts';

/**
 * Runs `action` after each change of the path, and focuses the new page for screen readers, unless the user has typed
 * since the address changed.
 */
export function useAfterNavigation(action: () => void): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const latest = useLatest(action);
  const typedOn = useRef<string | null>(null);
  useEffect(() => {
    const note = () => {
      if (location.pathname !== previous.current) typedOn.current = location.pathname;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    latest.current();
    const isTyping = typedOn.current === pathname;
    typedOn.current = null;
    if (!isTyping) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, latest]);
}
