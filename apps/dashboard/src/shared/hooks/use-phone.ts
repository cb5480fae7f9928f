import { useSyncExternalStore } from 'react';

/** Up to this width the sidebar is a drawer, and the header has no search box (SPEC §2, §9). */
const PHONE = '(max-width: 767px)';
/** Up to this width the admin side menu is in the drawer. */
const NARROW = '(max-width: 1023px)';

export const isPhone = (): boolean => matchMedia(PHONE).matches;

function createMediaHook(query: string): () => boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  const holds = () => matchMedia(query).matches;
  return () => useSyncExternalStore(subscribe, holds);
}

export const usePhone = createMediaHook(PHONE);
export const useNarrow = createMediaHook(NARROW);
