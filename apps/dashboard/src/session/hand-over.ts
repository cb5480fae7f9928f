import { createIdempotencyKey } from '@boostdesk/api-client';
import { dashboardPath } from '@boostdesk/auth/session';
import * as z from 'zod/mini';
import { forgetStored, readStored, writeStored } from '../core/storage.ts';

const PENDING_KEY = 'boostdesk.exchange';
const PLACE = 'sessionStorage';

const Pending = z.object({ token: z.string(), exchangeId: z.string() });

/** What `/loggedIn/{token}?redirect=…` brought (SPEC §2). */
export interface HandOver {
  readonly token: string;
  /** Ties the one-time token to this tab: a reload during the exchange does no harm, another browser gets nothing. */
  readonly exchangeId: string;
}

/**
 * Takes the token out of the address bar and the history before anything else runs. The entry is replaced, so that neither
 * 'back' nor a copied address holds it. A hand-over that a reload interrupted is taken up again.
 */
export function takeHandOver(): HandOver | null {
  const [, part] = /^\/loggedIn\/([^/]+)\/?$/i.exec(location.pathname) ?? [];
  if (part === undefined) return readPending();
  history.replaceState(null, '', dashboardPath(new URLSearchParams(location.search).get('redirect')));
  const token = decode(part);
  if (token === null) return null;
  const handOver = { token, exchangeId: createIdempotencyKey() };
  // Where it cannot be kept, a reload during the exchange goes on with the earlier session, or asks to sign in again.
  writeStored(PENDING_KEY, handOver, PLACE);
  return handOver;
}

/** Null for what is no text in an address, such as `%zz`: such a link brings nothing. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const readPending = (): HandOver | null => readStored(PENDING_KEY, Pending, PLACE) ?? null;

/** The server has answered, or the user does not want it: it is not taken up again. */
export const handOverDone = (): void => forgetStored(PENDING_KEY, PLACE);
