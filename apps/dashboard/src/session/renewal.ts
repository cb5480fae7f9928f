import { type Session, tokenOf } from '@boostdesk/auth/session';
import type { Services } from '../core/services.ts';

/** How often it is looked whether the token is due, in ms. A computer that slept looks at once when it wakes. */
const LOOK_MS = 60_000;

/** Fetches a fresh token at once: what it says of its owner has changed. */
export async function renewToken({ api, session }: Pick<Services, 'api' | 'session'>): Promise<void> {
  const asked = tokenOf(session);
  const { token } = await api.auth.isAuthenticated({}, { quiet: true });
  session.confirm(token, asked);
}

export interface RenewalOptions {
  readonly session: Pick<Session, 'get' | 'subscribe' | 'confirm'>;
  /** Gives a fresh token; a refusal has ended the session when this rejects. */
  readonly fetchToken: () => Promise<string>;
  /** Runs the task unless another tab runs its own. */
  readonly alone: (task: () => Promise<void>) => Promise<void>;
  /** Milliseconds. */
  readonly now: () => number;
}

/** One tab at a time, where the browser has locks; else each on its own, which does no harm. */
export async function aloneAmongTabs(task: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return task();
  await locks.request('boostdesk.renewal', { ifAvailable: true }, (lock) => (lock === null ? undefined : task()));
}

/**
 * Renews the token once it has lived half its life, so that a tab that stays open stays signed in. The time is counted from when
 * the token came, not by what it says: the local clock may be wrong.
 */
export function keepRenewed({ session, fetchToken, alone, now }: RenewalOptions): () => void {
  let known: string | null = null;
  let since = now();
  const due = (): boolean => {
    const state = session.get();
    if (state.status !== 'authenticated') return false;
    if (state.token !== known) {
      known = state.token;
      since = now();
    }
    return now() - since >= ((state.session.exp - state.session.iat) * 1000) / 2;
  };
  const renew = async () => {
    // Another tab may have renewed it while this one waited.
    if (!due()) return;
    const before = known;
    session.confirm(await fetchToken(), before);
  };
  // A failure is looked at again with the next turn; a refusal has ended the session already.
  const look = () => {
    if (due()) void alone(renew).catch(() => undefined);
  };
  due();
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  const stop = session.subscribe(() => void due());
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
