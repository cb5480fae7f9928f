import { msg } from '@lingui/core/macro';
import { atom, type createStore, useAtomValue } from '../../core/state.ts';
import { registerUnsaved } from '../../data/unsaved.ts';
import { i18n } from '../../i18n/i18n.ts';
import { type ChosenPicture, revoke } from './chosen-picture.ts';

interface Kept {
  readonly pictures: readonly ChosenPicture[];
  /** They count as unsaved input until then. */
  readonly release: () => void;
}

type Store = ReturnType<typeof createStore>;

/** Chosen pictures of screens that the user has left. They are kept until the screen is opened again or the page is reloaded. */
const keptPicturesAtom = atom<ReadonlyMap<string, Kept>>(new Map());

/** Whether a draft has kept pictures. */
export function useHasKeptPictures(draftKey: string | undefined): boolean {
  const kept = useAtomValue(keptPicturesAtom);
  return draftKey !== undefined && kept.has(draftKey);
}

export const countKeptPictures = (store: Store, draftKey: string | undefined): number =>
  draftKey === undefined ? 0 : (store.get(keptPicturesAtom).get(draftKey)?.pictures.length ?? 0);

/** Adds pictures to those of a draft whose screen was left. */
export function keepPictures(store: Store, draftKey: string, pictures: readonly ChosenPicture[]): void {
  if (pictures.length === 0) return;
  const before = store.get(keptPicturesAtom).get(draftKey);
  const release = before?.release ?? registerUnsaved(store, i18n._(msg`Pictures`));
  const kept = { pictures: [...(before?.pictures ?? []), ...pictures], release };
  store.set(keptPicturesAtom, new Map([...store.get(keptPicturesAtom), [draftKey, kept]]));
}

export function takeKeptPictures(store: Store, draftKey: string): readonly ChosenPicture[] {
  const kept = store.get(keptPicturesAtom).get(draftKey);
  if (kept === undefined) return [];
  kept.release();
  store.set(keptPicturesAtom, new Map([...store.get(keptPicturesAtom)].filter(([name]) => name !== draftKey)));
  return kept.pictures;
}

/** Removes the pictures that a draft has kept. */
export const discardKeptPictures = (store: Store, draftKey: string): void => revoke(takeKeptPictures(store, draftKey));
