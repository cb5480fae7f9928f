import { useRef } from 'react';
import { useServices } from '../../core/services-context.ts';
import { saveSetting } from '../../session/settings-api.ts';

/** Saves settings, which apply at once, on the server, one change after another (`saveSetting`). */
export function useSaveQueue() {
  const { store } = useServices();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return (call: () => Promise<unknown>, undo: () => void, onLocalOnly?: () => void) => {
    const saving = queue.current.then(call);
    queue.current = saveSetting(store, { save: () => saving, undo, onLocalOnly });
  };
}
