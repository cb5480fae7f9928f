import type { Store } from '../core/services.ts';
import { atom } from '../core/state.ts';

const savingAtom = atom({ begun: 0, pending: 0 });

/** Says of a save that it is under way: what is read of the server meanwhile is older than what is shown here. */
export async function whileSaving(store: Store, save: () => Promise<unknown>): Promise<void> {
  const { begun, pending } = store.get(savingAtom);
  store.set(savingAtom, { begun: begun + 1, pending: pending + 1 });
  try {
    await save();
  } finally {
    const now = store.get(savingAtom);
    store.set(savingAtom, { ...now, pending: now.pending - 1 });
  }
}

/** Asked before a read begins; the answer says, when it has come, whether nothing was saved here in between. */
export function watchSaving(store: Store): () => boolean {
  const before = store.get(savingAtom);
  return () => {
    const now = store.get(savingAtom);
    return before.pending === 0 && now.pending === 0 && now.begun === before.begun;
  };
}
