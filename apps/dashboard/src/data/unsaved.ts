import { useEffect } from 'react';
import { atom, useSetAtom } from '../core/state.ts';

/** Names of forms on the screen that hold what would go with the page: those that keep no draft (decision 0046). */
export const unsavedAtom = atom<readonly string[]>([]);

/** Says of a form that keeps no draft that something stands in it, as long as that is so. `texts`: what stands in its fields. */
export function useUnsaved(name: string, texts: readonly string[]): void {
  const setNames = useSetAtom(unsavedAtom);
  const isUnsaved = texts.some((text) => text !== '');
  useEffect(() => {
    if (!isUnsaved) return;
    setNames((names) => [...names, name]);
    return () => setNames((names) => names.toSpliced(names.indexOf(name), 1));
  }, [isUnsaved, name, setNames]);
}
