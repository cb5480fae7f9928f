import { useLayoutEffect } from 'react';
import { atom, useSetAtom } from '../core/state.ts';

const placesAtom = atom(0);

/** Something on the screen says by itself that the server cannot be reached. */
export const isLineToldAtom = atom((get) => get(placesAtom) > 0);

/** While this is drawn, and says so, the banner need not (decision 0067). */
export function useTellsOfLine(isTelling: boolean): void {
  const change = useSetAtom(placesAtom);
  useLayoutEffect(() => {
    if (!isTelling) return;
    change((count) => count + 1);
    return () => change((count) => count - 1);
  }, [isTelling, change]);
}
