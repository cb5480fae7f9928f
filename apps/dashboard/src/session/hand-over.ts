import { createIdempotencyKey } from '@boostdesk/api-client';
import { toDashboardPath } from '@boostdesk/auth/session';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '../core/storage.ts';

const PENDING_KEY = 'boostdesk.exchange';
const PLACE = 'sessionStorage';

const Pending = z.object({ token: z.string(), exchangeId: z.string() });

/** Token and redirect of `/loggedIn/{token}?redirect=…` (SPEC §2). */
export interface HandOver {
  readonly token: string;
  /** Ties the one-time token to this tab: a reload may repeat the exchange, another browser may not. */
  readonly exchangeId: string;
}

/**
 * Takes the token out of the address. The history entry is replaced, so that neither 'back' nor a copied address
 * contains the token. Also returns a hand-over that a reload interrupted.
 */
export function takeHandOver(): HandOver | null {
  const [, part] = /^\/loggedIn\/([^/]+)\/?$/i.exec(location.pathname) ?? [];
  if (part === undefined) return readPending();
  history.replaceState(null, '', toDashboardPath(new URLSearchParams(location.search).get('redirect')));
  const token = decode(part);
  if (token === null) return null;
  const handOver = { token, exchangeId: createIdempotencyKey() };
  // Without storage, a reload during the exchange continues with the earlier session or the sign-in.
  writeStored(PENDING_KEY, handOver, PLACE);
  return handOver;
}

/** Null for invalid encoding such as `%zz`. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const readPending = (): HandOver | null => readStored(PENDING_KEY, Pending, PLACE) ?? null;

/** Call it when the server has answered or the user declines: a reload does not repeat the hand-over. */
export const completeHandOver = (): void => removeStored(PENDING_KEY, PLACE);
