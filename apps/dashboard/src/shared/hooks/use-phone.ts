import { useSyncExternalStore } from 'react';

/** SPEC §2, §9: up to here the sidebar is a drawer, and the header has no search box. */
const PHONE = '(max-width: 767px)';
/** Up to here the admin side menu has no place beside the page. */
const NARROW = '(max-width: 1023px)';

export const isPhone = (): boolean => matchMedia(PHONE).matches;

function followed(query: string): () => boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  const holds = () => matchMedia(query).matches;
  return () => useSyncExternalStore(subscribe, holds);
}

export const usePhone = followed(PHONE);
export const useNarrow = followed(NARROW);
