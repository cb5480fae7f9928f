import { extendClient, isApiError } from '@boostdesk/api-client';
import { settings } from '@boostdesk/api-client/contract';
import type { Services, Store } from '../core/services.ts';
import { atom } from '../core/state.ts';

export const createSettingsApi = ({ api }: Pick<Services, 'api'>) => extendClient(api, { settings }).settings;

const savingAtom = atom({ begun: 0, pending: 0 });

/** Runs a save and marks it as pending: settings fetched meanwhile are older than those on the screen. */
export async function trackSave(store: Store, save: () => Promise<unknown>): Promise<void> {
  const { begun, pending } = store.get(savingAtom);
  store.set(savingAtom, { begun: begun + 1, pending: pending + 1 });
  try {
    await save();
  } finally {
    const now = store.get(savingAtom);
    store.set(savingAtom, { ...now, pending: now.pending - 1 });
  }
}

/** Calls of settings that the server cannot save. */
export const localOnlyAtom = atom<readonly string[]>([]);

interface SettingsSave {
  readonly save: () => Promise<unknown>;
  /** Reverts the setting, which applies at once. */
  readonly undo: () => void;
  /** Without it, the setting remains on this device. */
  readonly onLocalOnly?: (() => void) | undefined;
}

/** Saves a setting. A refused one, which a toast reports, is reverted. What the server cannot save is noted (`LocalOnlyNote`). */
export async function saveSetting(store: Store, { save, undo, onLocalOnly }: SettingsSave): Promise<void> {
  try {
    await trackSave(store, save);
  } catch (error) {
    if (!isApiError(error, 'unsupported')) return undo();
    store.set(localOnlyAtom, [...new Set([...store.get(localOnlyAtom), error.call])]);
    onLocalOnly?.();
  }
}

/** Call it before a fetch. The returned function tells whether no save has run since. */
export function watchSaves(store: Store): () => boolean {
  const before = store.get(savingAtom);
  return () => {
    const now = store.get(savingAtom);
    return before.pending === 0 && now.pending === 0 && now.begun === before.begun;
  };
}
