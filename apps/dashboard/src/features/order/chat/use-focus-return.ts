import { useEffect, useRef } from 'react';
import type { ChatPlace } from './history.ts';

/** Focuses the messages when the button that led back to the newest ones disappears with the place. */
export function useFocusReturn(place: ChatPlace | null) {
  const box = useRef<HTMLDivElement>(null);
  const wasAt = useRef(false);
  useEffect(() => {
    const hasLeft = wasAt.current && place === null;
    wasAt.current = place !== null;
    if (hasLeft && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
  }, [place]);
  return box;
}
