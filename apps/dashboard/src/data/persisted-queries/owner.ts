import type { SessionClaims } from '@boostdesk/auth';
import { STORAGE_KEYS, sessionFromToken } from '@boostdesk/auth/session';
import { buildVersion } from '../../core/build-version.ts';

/** localStorage key of the owner of the persisted queries, which exists while any may be stored. */
export const OWNER_KEY = 'boostdesk.queries';
/** Owner of queries that are being deleted. */
export const NOBODY = '';

/** Claims of the stored token, even an expired one, as the local clock may be wrong; null without a token. */
export function readStoredClaims(): SessionClaims | null {
  try {
    const read = sessionFromToken(localStorage.getItem(STORAGE_KEYS.token), { now: Date.now() });
    if (read.ok) return read.session;
    return read.reason === 'expired' ? read.session : null;
  } catch {
    return null;
  }
}

/** Build, user and session: queries are shown to the same owner only. */
export const ownerOf = ({ user, sid }: SessionClaims): string => JSON.stringify([buildVersion(), user, sid]);

/** Owner by the stored token; null without a session. */
export function readOwner(): string | null {
  const claims = readStoredClaims();
  return claims && ownerOf(claims);
}

/** Owner of the persisted queries; null when nothing is persisted. */
export function readPersistedOwner(): string | null {
  try {
    return localStorage.getItem(OWNER_KEY);
  } catch {
    return null;
  }
}
