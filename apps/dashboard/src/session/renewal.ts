import type { CallOptions } from '@boostdesk/api-client';
import type { SessionClaims } from '@boostdesk/auth';
import { type Session, tokenOf } from '@boostdesk/auth/session';
import type { Services } from '../core/services.ts';

/** Interval of the check whether the token is due, in ms. Waking from sleep also checks. */
const CHECK_MS = 60_000;

/** Fetches a fresh token at once, after a change of the user's claims. */
export async function renewToken(
  { api, session }: Pick<Services, 'api' | 'session'>,
  quiet?: CallOptions['quiet'],
): Promise<void> {
  const oldToken = tokenOf(session);
  const { token } = await api.auth.isAuthenticated({}, { quiet });
  session.confirmToken(token, oldToken);
}

export interface RenewalOptions {
  readonly session: Pick<Session, 'get' | 'subscribe' | 'confirmToken'>;
  /** Fetches a fresh token. A refusal has ended the session when it rejects. */
  readonly fetchToken: () => Promise<string>;
  readonly runInOneTab: (task: () => Promise<void>) => Promise<void>;
  /** Current time in ms. */
  readonly now: () => number;
}

/** Runs the task under a Web Lock. Without Web Locks all tabs run it, which is harmless. */
export async function runInOneTab(task: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return task();
  await locks.request('boostdesk.renewal', { ifAvailable: true }, (lock) => (lock === null ? undefined : task()));
}

/** Lifetime in ms of a token that arrived at `since`; infinite without `exp`. */
const lifetimeOf = ({ exp, iat }: SessionClaims, since: number): number =>
  exp === null ? Number.POSITIVE_INFINITY : exp * 1000 - (iat === null ? since : iat * 1000);

/**
 * Renews the token at half its lifetime. The time is counted from the token's arrival, as the local clock may be wrong.
 * Returns a function that stops it.
 */
export function startTokenRenewal({ session, fetchToken, runInOneTab, now }: RenewalOptions): () => void {
  let known: string | null = null;
  let since = now();
  const isDue = (): boolean => {
    const state = session.get();
    if (state.status !== 'authenticated') return false;
    if (state.token !== known) {
      known = state.token;
      since = now();
    }
    return now() - since >= lifetimeOf(state.session, since) / 2;
  };
  const renew = async () => {
    // Another tab may have renewed it during the wait for the lock.
    if (!isDue()) return;
    const before = known;
    session.confirmToken(await fetchToken(), before);
  };
  // The next check retries a failure; a refusal has ended the session.
  const check = () => {
    if (isDue()) void runInOneTab(renew).catch(() => undefined);
  };
  isDue();
  const timer = setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', check);
  const stop = session.subscribe(() => void isDue());
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    stop();
  };
}
