import { msg } from '@lingui/core/macro';
import { atom, type createStore, useAtomValue } from '../../core/state.ts';
import { registerUnsaved } from '../../data/unsaved.ts';
import { i18n } from '../../i18n/i18n.ts';
import { type ChosenPicture, revoke } from './chosen-picture.ts';

interface Draft {
  readonly pictures: readonly ChosenPicture[];
  /** They count as unsaved input until then. */
  readonly release: () => void;
}

type Store = ReturnType<typeof createStore>;

/** Chosen pictures of screens that the user has left. They are kept until the screen is opened again or the page is reloaded. */
const draftPicturesAtom = atom<ReadonlyMap<string, Draft>>(new Map());

/** Whether a draft has pictures. */
export function useHasDraftPictures(draftKey: string | undefined): boolean {
  const drafts = useAtomValue(draftPicturesAtom);
  return draftKey !== undefined && drafts.has(draftKey);
}

export const countDraftPictures = (store: Store, draftKey: string | undefined): number =>
  draftKey === undefined ? 0 : (store.get(draftPicturesAtom).get(draftKey)?.pictures.length ?? 0);

/** Adds pictures to those of a draft whose screen was left. */
export function addDraftPictures(store: Store, draftKey: string, pictures: readonly ChosenPicture[]): void {
  if (pictures.length === 0) return;
  const before = store.get(draftPicturesAtom).get(draftKey);
  const release = before?.release ?? registerUnsaved(store, i18n._(msg`Pictures`));
  const draft = { pictures: [...(before?.pictures ?? []), ...pictures], release };
  store.set(draftPicturesAtom, new Map([...store.get(draftPicturesAtom), [draftKey, draft]]));
}

export function takeDraftPictures(store: Store, draftKey: string): readonly ChosenPicture[] {
  const draft = store.get(draftPicturesAtom).get(draftKey);
  if (draft === undefined) return [];
  draft.release();
  store.set(draftPicturesAtom, new Map([...store.get(draftPicturesAtom)].filter(([name]) => name !== draftKey)));
  return draft.pictures;
}

/** Removes the pictures of a draft. */
export const discardDraftPictures = (store: Store, draftKey: string): void =>
  revoke(takeDraftPictures(store, draftKey));
