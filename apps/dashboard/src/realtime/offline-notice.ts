import { useLayoutEffect } from 'react';
import { atom, useSetAtom } from '../core/state.ts';

const noticeCountAtom = atom(0);

/** Whether a component on the screen shows that the server is unreachable. */
export const isOfflineShownAtom = atom((get) => get(noticeCountAtom) > 0);

/** Hides the offline banner while the calling component shows that state itself (decision 0067). */
export function useShowsOffline(isShown: boolean): void {
  const change = useSetAtom(noticeCountAtom);
  useLayoutEffect(() => {
    if (!isShown) return;
    change((count) => count + 1);
    return () => change((count) => count - 1);
  }, [isShown, change]);
}
