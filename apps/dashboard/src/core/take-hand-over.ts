import { createIdempotencyKey } from '@boostdesk/api-client';
import { toDashboardPath } from '@boostdesk/auth/session';

export const PENDING_KEY = 'boostdesk.exchange';

/** Token and redirect of `/loggedIn/{token}?redirect=…` (SPEC §2). */
export interface HandOver {
  readonly token: string;
  /** Ties the one-time token to this tab: a reload may repeat the exchange, another browser may not. */
  readonly exchangeId: string;
}

declare global {
  /** What the page's inline script took out of the address: null for an invalid link. */
  var takenHandOver: HandOver | null | undefined;
}

/** Null for invalid encoding such as `%zz`. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * Takes a hand-over out of the address. The history entry is replaced, so that neither 'back' nor a copied address
 * contains the token. Null for an invalid link, undefined when the address has no hand-over.
 */
export function takeFromAddress(): HandOver | null | undefined {
  const [, part] = /^\/loggedIn\/([^/]+)\/?$/i.exec(location.pathname) ?? [];
  if (part === undefined) return undefined;
  history.replaceState(null, '', toDashboardPath(new URLSearchParams(location.search).get('redirect')));
  const token = decode(part);
  if (token === null) return null;
  const handOver = { token, exchangeId: createIdempotencyKey() };
  try {
    sessionStorage.setItem(PENDING_KEY, JSON.stringify(handOver));
  } catch {
    // Without storage, a reload during the exchange continues with the earlier session or the sign-in.
  }
  return handOver;
}
