import { decode, MAX_TOKEN_LENGTH } from './token.ts';

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
