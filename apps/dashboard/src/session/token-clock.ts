import type { SessionClaims } from '@boostdesk/auth';
import { estimateSkew } from '@boostdesk/auth/session';

let skewSeconds = 0;

/** A token has come that the server has just made: when it did, its own clock says, in whole seconds. The others are ms since 1970. */
export function noteServerTime({ iat }: Pick<SessionClaims, 'iat'>, sentAt: number, receivedAt: number): void {
  skewSeconds = estimateSkew({ serverDate: iat * 1000, sentAt, receivedAt });
}

/** By which it is looked whether a token is past its time: the local clock may be wrong by days. */
export const tokenClock = () => ({ now: Date.now(), skewSeconds });
