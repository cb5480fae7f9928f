import { useLayoutEffect } from 'react';
import { atom, useSetAtom } from '../core/state.ts';

const placesAtom = atom(0);

/** Whether a component on the screen shows that the server is unreachable. */
export const isLineToldAtom = atom((get) => get(placesAtom) > 0);

/** Hides the offline banner while the calling component shows that state itself (decision 0067). */
export function useTellsOfLine(isTelling: boolean): void {
  const change = useSetAtom(placesAtom);
  useLayoutEffect(() => {
    if (!isTelling) return;
    change((count) => count + 1);
    return () => change((count) => count - 1);
  }, [isTelling, change]);
}
