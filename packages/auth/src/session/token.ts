import { jwtDecode } from 'jwt-decode';
import { readClaims, type SessionClaims } from './claims.ts';

/** In characters. */
export const MAX_TOKEN_LENGTH = 8192;

/** `now`: Unix time in ms. */
export interface TokenClock {
  readonly now: number;
  /** Seconds by which tokens expire early. @default 0 */
  readonly offsetSeconds?: number;
  /** Lead of the server clock; see `estimateSkew`. @default 0 */
  readonly skewSeconds?: number;
}

/** Token without readable claims. */
export type UnreadableToken =
  | { readonly ok: false; readonly reason: 'missing' | 'tooLarge' | 'malformed' }
  | { readonly ok: false; readonly reason: 'badClaim'; readonly claim: string };

/** Why a token gives no session. */
export type TokenFailure =
  | UnreadableToken
  /** Valid but expired: refresh; never log out by the local clock alone. */
  | { readonly ok: false; readonly reason: 'expired'; readonly session: SessionClaims };

/** Result of reading a token. */
export type TokenResult = { readonly ok: true; readonly session: SessionClaims } | TokenFailure;

/** Whether `exp` is reached; true for an invalid clock, false without `exp`. */
export function isExpired(session: Pick<SessionClaims, 'exp'>, clock: TokenClock): boolean {
  if (session.exp === null) return false;
  const { now, offsetSeconds = 0, skewSeconds = 0 } = clock;
  const seconds = now / 1000 + skewSeconds + offsetSeconds;
  return !(Number.isFinite(seconds) && session.exp > seconds);
}

/** Reads a token's session without verifying the signature. Never throws. */
export function sessionFromToken(token: unknown, clock: TokenClock): TokenResult {
  const read = claimsOfToken(token);
  if (!read.ok || !isExpired(read.session, clock)) return read;
  return { ok: false, reason: 'expired', session: read.session };
}

/** As `sessionFromToken`, ignoring expiry. */
export function claimsOfToken(
  token: unknown,
): { readonly ok: true; readonly session: SessionClaims } | UnreadableToken {
  if (typeof token !== 'string' || token === '') return { ok: false, reason: 'missing' };
  if (token.length > MAX_TOKEN_LENGTH) return { ok: false, reason: 'tooLarge' };
  const payload = decode(token);
  if (payload === undefined) return { ok: false, reason: 'malformed' };
  const read = readClaims(payload);
  return read.ok ? { ok: true, session: read.value } : { ok: false, reason: 'badClaim', claim: read.claim };
}

/** `undefined` when malformed. */
export function decode(token: string): unknown {
  if (token.split('.').length !== 3) return undefined;
  try {
    const payload: unknown = jwtDecode(token);
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}
