import { STORAGE_KEYS } from '@boostdesk/auth/session';

/** Messages that make a tab read the stored token. */
const STORAGE_MESSAGES: readonly unknown[] = ['token', 'refused'];

interface RebroadcastDeps {
  /** A separate BroadcastChannel on the session's name: this page's session receives its messages as well. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Repeats a session message once its storage write has arrived: a BroadcastChannel message can be faster than the write
 * of another process, and a tab would keep an ended token. Returns a function that stops it.
 */
export function rebroadcastSession({ channel, window }: RebroadcastDeps): () => void {
  let last: unknown;
  channel.addEventListener('message', ({ data }) => {
    if (STORAGE_MESSAGES.includes(data)) last = data;
    // A logout is no refusal.
    if (data === 'ended') last = undefined;
  });
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // The message must match the change: 'refused' for a removed token, 'token' for a new one.
    if (key !== STORAGE_KEYS.token || last !== (newValue === null ? 'refused' : 'token')) return;
    channel.postMessage(last);
    last = undefined;
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
    channel.close();
  };
}

/** Starts it for this page; does nothing without BroadcastChannel. */
export const startSessionRebroadcast = (): (() => void) =>
  typeof BroadcastChannel === 'undefined'
    ? () => undefined
    : rebroadcastSession({ channel: new BroadcastChannel('boostdesk.session'), window });
