import { STORAGE_KEYS } from '@boostdesk/auth/session';

/** Messages that make a tab read the stored token. */
const OF_THE_STORAGE: readonly unknown[] = ['token', 'refused'];

interface NewsAgainDeps {
  /** A separate BroadcastChannel on the session's name: this page's session receives its messages as well. */
  readonly line: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Repeats a session message once its storage write has arrived: a BroadcastChannel message can be faster than the write
 * of another process, and a tab would keep an ended token. Returns a function that stops it.
 */
export function tellNewsAgain({ line, window }: NewsAgainDeps): () => void {
  let last: unknown;
  line.addEventListener('message', ({ data }) => {
    if (OF_THE_STORAGE.includes(data)) last = data;
    // A logout is no refusal.
    if (data === 'ended') last = undefined;
  });
  const again = ({ key, newValue }: StorageEvent) => {
    // The message must match the change: 'refused' for a removed token, 'token' for a new one.
    if (key !== STORAGE_KEYS.token || last !== (newValue === null ? 'refused' : 'token')) return;
    line.postMessage(last);
    last = undefined;
  };
  window.addEventListener('storage', again);
  return () => {
    window.removeEventListener('storage', again);
    line.close();
  };
}

/** Starts it for this page; does nothing without BroadcastChannel. */
export const followNews = (): (() => void) =>
  typeof BroadcastChannel === 'undefined'
    ? () => undefined
    : tellNewsAgain({ line: new BroadcastChannel('boostdesk.session'), window });
