import { safeRedirect } from './safe-redirect.ts';

const EXCHANGE_KEY = 'boostdesk.exchange';

/** What `/loggedIn/{token}?redirect=…` brought (SPEC §2). */
export interface HandOver {
  readonly token: string;
  readonly redirect: string;
  /** Ties the one-time token to this tab: a reload during the exchange does no harm, another browser gets nothing. */
  readonly exchangeId: string;
}

/**
 * Takes the token out of the address bar and the history before anything else runs. The entry is replaced, so that neither
 * 'back' nor a copied address holds it.
 */
export function takeHandOver(): HandOver | null {
  const [, token] = /^\/loggedIn\/([^/]+)\/?$/i.exec(location.pathname) ?? [];
  if (token === undefined) return null;
  const redirect = safeRedirect(new URLSearchParams(location.search).get('redirect'));
  history.replaceState(null, '', redirect);
  const exchangeId = crypto.randomUUID();
  rememberExchange(exchangeId);
  return { token: decodeURIComponent(token), redirect, exchangeId };
}

function rememberExchange(id: string): void {
  try {
    sessionStorage.setItem(EXCHANGE_KEY, id);
  } catch {
    // Without it a reload during the exchange asks to sign in again.
  }
}

/** The exchange that a reload interrupted, if any. */
export function pendingExchange(): string | undefined {
  try {
    return sessionStorage.getItem(EXCHANGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function exchangeDone(): void {
  try {
    sessionStorage.removeItem(EXCHANGE_KEY);
  } catch {
    // Nothing was kept.
  }
}
