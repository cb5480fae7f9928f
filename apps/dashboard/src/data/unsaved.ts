import { useEffect } from 'react';
import { atom, type createStore, useStore } from '../core/state.ts';

/** Names of the forms with unsaved input and without a draft (decision 0046). */
export const unsavedAtom = atom<readonly string[]>([]);

/** Registers unsaved input. Returns a function that removes it. */
export function registerUnsaved(store: ReturnType<typeof createStore>, name: string): () => void {
  store.set(unsavedAtom, (names) => [...names, name]);
  return () => store.set(unsavedAtom, (names) => names.toSpliced(names.indexOf(name), 1));
}

/** Registers a form without a draft as unsaved while one of its `texts` is not empty. */
export function useUnsaved(name: string, texts: readonly string[]): void {
  const store = useStore();
  const isUnsaved = texts.some((text) => text !== '');
  useEffect(() => (isUnsaved ? registerUnsaved(store, name) : undefined), [isUnsaved, name, store]);
}
