import { account, gift, profile, settings, user } from '@boostdesk/api-client/contract';
import type { SessionClaims } from '@boostdesk/auth';
import { useApi } from '../../core/services-context.ts';
import { useAtomValue } from '../../core/state.ts';
import { useApiInfiniteQuery, useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { claimsAtom } from '../../session/session-atoms.ts';

const COINS_PAGE = 10;

const parts = { account, gift, profile, settings, user };
export const useProfileApi = () => useApi(parts);

/** The claims of the signed-in user; throws without a session. */
export function useOwnClaims(): SessionClaims {
  const claims = useAtomValue(claimsAtom);
  if (claims === null) throw new Error('The profile needs somebody who is signed in.');
  return claims;
}

/** Changes of the user's BoostCoin balance, newest first. */
export function useCoinHistory() {
  const api = useProfileApi();
  return useApiInfiniteQuery({
    key: keys.ownCoins(),
    fetchPage: (cursor, signal, quiet) =>
      api.profile.getCoins({ limit: COINS_PAGE, ...(cursor === undefined ? {} : { cursor }) }, { signal, quiet }),
  });
}

export function useOwnSessions() {
  const api = useProfileApi();
  return useApiQuery({
    key: keys.ownSessions(),
    fetch: (signal, quiet) => api.account.getSessions({}, { signal, quiet }),
  });
}

export function useGifts() {
  const api = useProfileApi();
  return useApiQuery({ key: keys.gifts(), fetch: (signal, quiet) => api.gift.getMine({}, { signal, quiet }) });
}
