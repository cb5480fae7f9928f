import type { SessionClaims } from '@boostdesk/auth';
import { useAtomValue } from '../../core/state.ts';
import { claimsAtom } from '../../session/session-atoms.ts';

/** The claims of the signed-in user; throws without a session. */
export function useOwnClaims(): SessionClaims {
  const claims = useAtomValue(claimsAtom);
  if (claims === null) throw new Error('The profile needs somebody who is signed in.');
  return claims;
}
