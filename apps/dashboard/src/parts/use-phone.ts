import { useSyncExternalStore } from 'react';

/** SPEC §2, §9: up to here the sidebar is a drawer, and the header has no search box. */
export const phone = matchMedia('(max-width: 767px)');
/** Up to here the admin side menu has no place beside the page. */
const narrow = matchMedia('(max-width: 1023px)');

function followed(list: MediaQueryList): () => boolean {
  const subscribe = (changed: () => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}

export const usePhone = followed(phone);
export const useNarrow = followed(narrow);
