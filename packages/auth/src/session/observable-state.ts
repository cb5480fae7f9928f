import { reduceSession, type SessionEvent, type SessionState } from './session-state.ts';

function callListener(listener: (state: SessionState) => void, state: SessionState): void {
  try {
    listener(state);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

export function createObservableState() {
  let state: SessionState = { status: 'unknown' };
  const listeners = new Set<(state: SessionState) => void>();

  const get = (): SessionState => state;
  const subscribe = (listener: (state: SessionState) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  /** `settle` runs first, because listeners may read the storage. */
  const dispatch = (event: SessionEvent, settle?: () => void): void => {
    const next = reduceSession(state, event);
    if (next === state) return;
    state = next;
    settle?.();
    for (const listener of [...listeners]) {
      // A listener changed the state.
      if (state !== next) return;
      callListener(listener, next);
    }
  };
  return { get, subscribe, dispatch };
}
