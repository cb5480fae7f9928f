import { useEffect } from 'react';
import { atom, useSetAtom } from '../core/state.ts';

/** Names of the forms with unsaved input and without a draft (decision 0046). */
export const unsavedAtom = atom<readonly string[]>([]);

/** Registers a form without a draft as unsaved while one of its `texts` is not empty. */
export function useUnsaved(name: string, texts: readonly string[]): void {
  const setNames = useSetAtom(unsavedAtom);
  const isUnsaved = texts.some((text) => text !== '');
  useEffect(() => {
    if (!isUnsaved) return;
    setNames((names) => [...names, name]);
    return () => setNames((names) => names.toSpliced(names.indexOf(name), 1));
  }, [isUnsaved, name, setNames]);
}
