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

/** What the session is, told to whoever listens: how to ask, to listen and to change it. A tuple, whose parts cost no names. */
export function createToldState() {
  let state: SessionState = { status: 'unknown' };
  const listeners = new Set<(state: SessionState) => void>();

  const get = (): SessionState => state;
  const subscribe = (hear: (state: SessionState) => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  };
  /** `settle` comes before anybody hears of it: who hears may read the storage. */
  const take = (event: SessionEvent, settle?: () => void): void => {
    const next = nextSession(state, event);
    if (next === state) return;
    state = next;
    settle?.();
    for (const hear of [...listeners]) {
      // Who heard has changed it: all have been told of that since.
      if (state !== next) return;
      tell(hear, next);
    }
  };
  return [get, subscribe, take] as const;
}
