import { jwtDecode } from 'jwt-decode';
import { readClaims, type SessionClaims } from './claims.ts';

/** Longer ones are not even decoded. */
export const MAX_TOKEN_LENGTH = 8192;

/** `now` is milliseconds since 1970, as a clock gives it. */
export interface TokenClock {
  readonly now: number;
  /** Counts a token as expired that many seconds early (SPEC §9). @default 0 */
  readonly offsetSeconds?: number;
  /** How far the server's clock is ahead of ours, in seconds; see `estimateSkew`. @default 0 */
  readonly skewSeconds?: number;
}

/** A token whose claims cannot be had. */
export type UnreadableToken =
  | { readonly ok: false; readonly reason: 'missing' | 'tooLarge' | 'malformed' }
  | { readonly ok: false; readonly reason: 'badClaim'; readonly claim: string };

/** Why a token gives no session. */
export type TokenFailure =
  | UnreadableToken
  /** The claims are sound but past their time: whoever asks may refresh, and never logs out by the local clock alone. */
  | { readonly ok: false; readonly reason: 'expired'; readonly session: SessionClaims };

/** What reading a token comes to; nothing is ever thrown. */
export type TokenResult = { readonly ok: true; readonly session: SessionClaims } | TokenFailure;

/** SPEC §9: expired once the server's time plus the offset has reached `exp`; by a clock that cannot be read, always. */
export function isExpired(session: Pick<SessionClaims, 'exp'>, clock: TokenClock): boolean {
  const { now, offsetSeconds = 0, skewSeconds = 0 } = clock;
  const seconds = now / 1000 + skewSeconds + offsetSeconds;
  return !(Number.isFinite(seconds) && session.exp > seconds);
}

/**
 * The session that a token carries. Reads only: the signature is the server's to check, and nothing here proves that the
 * token is genuine.
 */
export function sessionFromToken(token: unknown, clock: TokenClock): TokenResult {
  const read = claimsOfToken(token);
  if (!read.ok || !isExpired(read.session, clock)) return read;
  return { ok: false, reason: 'expired', session: read.session };
}

/** The same whatever the time is: for a token that the server has just vouched for. */
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

/** The payload as it stands; `undefined` where there is none. */
export function decode(token: string): unknown {
  if (token.split('.').length !== 3) return undefined;
  try {
    const payload: unknown = jwtDecode(token);
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}
