import { STORAGE_KEYS } from '@boostdesk/auth/session';

/** What tabs tell of the token that they share: each is to be read in the storage. */
const OF_THE_STORAGE: readonly unknown[] = ['token', 'refused'];

interface NewsAgainDeps {
  /** A line of its own to the tabs' news (`session-parts.ts`): what is said on it, this page's session hears as well. */
  readonly line: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/**
 * News may overtake the storage that they speak of, which another process fills: a tab that heard too early would stay with a token,
 * or with a session, that is over. They are told once more, to all tabs, when the storage has changed here. Returns its end.
 */
export function tellNewsAgain({ line, window }: NewsAgainDeps): () => void {
  let last: unknown;
  line.addEventListener('message', ({ data }) => {
    if (OF_THE_STORAGE.includes(data)) last = data;
    // Whoever logs out was not thrown out.
    if (data === 'ended') last = undefined;
  });
  const again = ({ key, newValue }: StorageEvent) => {
    // Of a token that went, 'there is another' says nothing; nor 'it was refused' of one that came.
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

/** The same for this page; a browser without the line has no news. */
export const followNews = (): (() => void) =>
  typeof BroadcastChannel === 'undefined'
    ? () => undefined
    : tellNewsAgain({ line: new BroadcastChannel('boostdesk.session'), window });
