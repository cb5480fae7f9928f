import { useEffect } from 'react';
import { atom, useStore } from '../../../core/state.ts';
import { useLatest } from '../../../core/use-latest.ts';
import { draftText } from '../../../shared/chat-drafts.ts';

type PutBack = (text: string) => void;

/** How the shown composers put a text back, by order. */
const shownAtom = atom<ReadonlyMap<number, PutBack>>(new Map());

/**
 * Returns a function that puts a text back into the order's composer, also after this one was left: into the one that is
 * shown by then, or else into the draft.
 */
export function usePutBack(user: number, order: number, putBack: PutBack): PutBack {
  const store = useStore();
  const latest = useLatest(putBack);
  useEffect(() => {
    const own: PutBack = (text) => latest.current(text);
    store.set(shownAtom, new Map([...store.get(shownAtom), [order, own]]));
    return () => store.set(shownAtom, new Map([...store.get(shownAtom)].filter(([, one]) => one !== own)));
  }, [order, latest, store]);
  return (text) => {
    const shown = store.get(shownAtom).get(order);
    if (shown === undefined) draftText(user, order, text);
    else shown(text);
  };
}
