import { type Actor, ANONYMOUS, actorOf, type SessionClaims } from '@boostdesk/auth';
import { atom } from '../core/state.ts';

/** Set by the boot and by session changes. Screens use the derived atoms. */
export const claimsAtom = atom<SessionClaims | null>(null);

export const actorAtom = atom((get): Actor => {
  const claims = get(claimsAtom);
  return claims === null ? ANONYMOUS : actorOf(claims);
});

/** User data besides the token (SPEC §3), from getUserInfo, getLoyaltyRank and getBalance; null while unknown. */
export interface UserInfo {
  readonly name: string;
  readonly balance: number | null;
  readonly premium: boolean | null;
  readonly loyaltyRank: string | null;
}

export const userInfoAtom = atom<UserInfo>({ name: '', balance: null, premium: null, loyaltyRank: null });
