import { useSyncExternalStore } from 'react';

/** SPEC §2, §9: up to here the sidebar is a drawer, and the header has no search box. */
export const phone = matchMedia('(max-width: 767px)');

function subscribe(changed: () => void): () => void {
  phone.addEventListener('change', changed);
  return () => phone.removeEventListener('change', changed);
}

export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
