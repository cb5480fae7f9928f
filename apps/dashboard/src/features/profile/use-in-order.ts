import { useRef } from 'react';
import { useServices } from '../../core/services-context.ts';
import { trackSave } from '../../session/settings-saving.ts';

/** Sends what was set, one after the other; what the server does not take, as a toast has said, is undone. */
export function useInOrder() {
  const { store } = useServices();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  return (call: () => Promise<unknown>, undo: () => void) => {
    const kept = line.current.then(call);
    line.current = trackSave(store, () => kept).catch(undo);
  };
}
