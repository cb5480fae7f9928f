import { useRef } from 'react';
import { useServices } from '../../core/services-context.ts';
import { trackSave } from '../../session/settings-api.ts';

/**
 * Saves settings, which are applied at once, on the server, one change after another. A rejected change, which a toast
 * reports, is reverted.
 */
export function useSaveQueue() {
  const { store } = useServices();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return (call: () => Promise<unknown>, undo: () => void) => {
    const saving = queue.current.then(call);
    queue.current = trackSave(store, () => saving).catch(undo);
  };
}
