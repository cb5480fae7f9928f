import type { SessionClaims } from '@boostdesk/auth';
import { estimateSkew } from '@boostdesk/auth/session';
import { setServerLead } from '../i18n/server-clock.ts';

let skewSeconds = 0;

/**
 * Measures the difference to the server's clock with a token that it has just issued. `iat` is in seconds, the other
 * times in ms since 1970. Without `iat` the difference stays.
 */
export function syncServerTime({ iat }: Pick<SessionClaims, 'iat'>, sentAt: number, receivedAt: number): void {
  if (iat === null) return;
  skewSeconds = estimateSkew({ serverDate: iat * 1000, sentAt, receivedAt });
  setServerLead(skewSeconds);
}

/** Clock for the expiry of tokens, corrected by the difference to the server's. */
export const tokenClock = () => ({ now: Date.now(), skewSeconds });
