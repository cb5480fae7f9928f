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
  const subscribe = (hear: (state: SessionState) => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  };
  /** `settle` runs first, because listeners may read the storage. */
  const dispatch = (event: SessionEvent, settle?: () => void): void => {
    const next = reduceSession(state, event);
    if (next === state) return;
    state = next;
    settle?.();
    for (const hear of [...listeners]) {
      // A listener changed the state.
      if (state !== next) return;
      callListener(hear, next);
    }
  };
  return { get, subscribe, dispatch };
}
