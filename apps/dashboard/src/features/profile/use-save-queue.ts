import { useRef } from 'react';
import { useServices } from '../../core/services-context.ts';
import { trackSave } from '../../session/settings-saving.ts';

/** Sends what was set, one after the other; what the server does not take, as a toast has said, is undone. */
export function useSaveQueue() {
  const { store } = useServices();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return (call: () => Promise<unknown>, undo: () => void) => {
    const saving = queue.current.then(call);
    queue.current = trackSave(store, () => saving).catch(undo);
  };
}
