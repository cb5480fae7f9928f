import { msg } from '@lingui/core/macro';
import { atom, type createStore, useAtomValue } from '../../core/state.ts';
import { registerUnsaved } from '../../data/unsaved.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { ChosenPicture } from './use-chosen-pictures.ts';

interface Kept {
  readonly pictures: readonly ChosenPicture[];
  /** They count as unsaved input until then. */
  readonly release: () => void;
}

type Store = ReturnType<typeof createStore>;

/** Chosen pictures of screens that the user has left. They are kept until the screen is opened again or the page is reloaded. */
const keptAtom = atom<ReadonlyMap<string, Kept>>(new Map());

/** Whether pictures wait at a place. */
export function useHasKept(place: string | undefined): boolean {
  const kept = useAtomValue(keptAtom);
  return place !== undefined && kept.has(place);
}

export const countKept = (store: Store, place: string | undefined): number =>
  place === undefined ? 0 : (store.get(keptAtom).get(place)?.pictures.length ?? 0);

/** Adds pictures to those of a place that was left. */
export function keep(store: Store, place: string, pictures: readonly ChosenPicture[]): void {
  if (pictures.length === 0) return;
  const before = store.get(keptAtom).get(place);
  const release = before?.release ?? registerUnsaved(store, i18n._(msg`Pictures`));
  const kept = { pictures: [...(before?.pictures ?? []), ...pictures], release };
  store.set(keptAtom, new Map([...store.get(keptAtom), [place, kept]]));
}

export function takeKept(store: Store, place: string): readonly ChosenPicture[] {
  const kept = store.get(keptAtom).get(place);
  if (kept === undefined) return [];
  kept.release();
  store.set(keptAtom, new Map([...store.get(keptAtom)].filter(([name]) => name !== place)));
  return kept.pictures;
}
