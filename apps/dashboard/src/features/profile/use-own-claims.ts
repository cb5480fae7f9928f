import type { SessionClaims } from '@boostdesk/auth';
import { claimsAtom } from '../../app/session-atoms.ts';
import { useAtomValue } from '../../app/state.ts';

/** What the token says of whose profile it is: there is no profile without one. */
export function useOwnClaims(): SessionClaims {
  const claims = useAtomValue(claimsAtom);
  if (claims === null) throw new Error('The profile needs somebody who is signed in.');
  return claims;
}
