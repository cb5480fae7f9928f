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

export type TokenFailure =
  | { readonly ok: false; readonly reason: 'missing' | 'tooLarge' | 'malformed' }
  | { readonly ok: false; readonly reason: 'badClaim'; readonly claim: string }
  /** The claims are sound but past their time: whoever asks may refresh, and never logs out by the local clock alone. */
  | { readonly ok: false; readonly reason: 'expired'; readonly session: SessionClaims };

export type TokenResult = { readonly ok: true; readonly session: SessionClaims } | TokenFailure;

/** SPEC §9: expired once the server's time plus the offset has reached `exp`. */
export function isExpired(session: Pick<SessionClaims, 'exp'>, clock: TokenClock): boolean {
  const { now, offsetSeconds = 0, skewSeconds = 0 } = clock;
  return session.exp <= now / 1000 + skewSeconds + offsetSeconds;
}

/**
 * The session that a token carries. Reads only: the signature is the server's to check, and nothing here proves that the
 * token is genuine.
 */
export function sessionFromToken(token: unknown, clock: TokenClock): TokenResult {
  if (typeof token !== 'string' || token === '') return { ok: false, reason: 'missing' };
  if (token.length > MAX_TOKEN_LENGTH) return { ok: false, reason: 'tooLarge' };
  const payload = decode(token);
  if (payload === undefined) return { ok: false, reason: 'malformed' };
  const read = readClaims(payload);
  if (!read.ok) return { ok: false, reason: 'badClaim', claim: read.claim };
  const session = read.value;
  return isExpired(session, clock) ? { ok: false, reason: 'expired', session } : { ok: true, session };
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
