import { nextSession, type SessionEvent, type SessionState } from './session-state.ts';

function tell(hear: (state: SessionState) => void, state: SessionState): void {
  try {
    hear(state);
  } catch (fault) {
    queueMicrotask(() => {
      throw fault;
    });
  }
}

/** The observable session state. A tuple, because it minifies better. */
export function createToldState() {
  let state: SessionState = { status: 'unknown' };
  const listeners = new Set<(state: SessionState) => void>();

  const get = (): SessionState => state;
  const subscribe = (hear: (state: SessionState) => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  };
  /** `settle` runs first, because listeners may read the storage. */
  const take = (event: SessionEvent, settle?: () => void): void => {
    const next = nextSession(state, event);
    if (next === state) return;
    state = next;
    settle?.();
    for (const hear of [...listeners]) {
      // A listener changed the state.
      if (state !== next) return;
      tell(hear, next);
    }
  };
  return [get, subscribe, take] as const;
}
