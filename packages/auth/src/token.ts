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

function decode(token: string): unknown {
  if (token.split('.').length !== 3) return undefined;
  try {
    const payload: unknown = jwtDecode(token);
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** The user that a token speaks of, whatever else it holds (a hand-over token has few claims); `null` if it names none. */
export function userOfToken(token: unknown): number | null {
  if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) return null;
  const payload = decode(token) as { readonly user?: unknown } | undefined;
  const user = payload?.user;
  return typeof user === 'number' && Number.isSafeInteger(user) && user > 0 ? user : null;
}

/**
 * How far the server's clock is ahead, in seconds, from the `Date` of an answer and when ours sent and received it (all
 * in milliseconds). Half the way there and back is counted as the way back; within a second it is called 0.
 */
export function estimateSkew(times: {
  readonly serverDate: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}): number {
  const skew = (times.serverDate - (times.sentAt + times.receivedAt) / 2) / 1000;
  if (!Number.isFinite(skew)) return 0;
  return Math.abs(skew) <= 1 ? 0 : Math.round(skew);
}
