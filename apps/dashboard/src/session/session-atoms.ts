import { type Actor, ANONYMOUS, actorOf, type SessionClaims } from '@boostdesk/auth';
import { atom } from '../core/state.ts';

/** Set by the boot and by the session's own changes; screens read what is derived from it. */
export const claimsAtom = atom<SessionClaims | null>(null);

export const actorAtom = atom((get): Actor => {
  const claims = get(claimsAtom);
  return claims === null ? ANONYMOUS : actorOf(claims);
});

/** SPEC §3, held beside the token: what getUserInfo, getLoyaltyRank and getBalance say. */
export interface UserInfo {
  readonly name: string;
  readonly balance: number;
  readonly premium: boolean;
  readonly loyaltyRank: string | null;
}

export const userInfoAtom = atom<UserInfo>({ name: '', balance: 0, premium: false, loyaltyRank: null });
