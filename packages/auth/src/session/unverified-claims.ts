import { readUserId } from './claims.ts';
import { decode, MAX_TOKEN_LENGTH } from './token.ts';

/** Unverified user id in a token; also of hand-over tokens, which lack other claims. */
export function userOfToken(token: unknown): number | null {
  if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) return null;
  const payload = decode(token) as { readonly user?: unknown } | undefined;
  return readUserId(payload?.user) ?? null;
}

/**
 * Estimates the server clock's lead in seconds from a response's `Date` and the local times (all in ms). Assumes equal
 * travel times; below a second it is 0.
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
