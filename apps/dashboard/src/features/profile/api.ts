import { account, gift, profile, settings, user } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';
import { useApiInfiniteQuery, useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';

const COINS_PAGE = 10;

const parts = { account, gift, profile, settings, user };
export const useProfileApi = () => useApi(parts);

/** Changes of the user's BoostCoin balance, newest first. */
export function useCoinHistory() {
  const api = useProfileApi();
  return useApiInfiniteQuery({
    key: keys.ownCoins(),
    fetchPage: (cursor, signal) =>
      api.profile.getCoins({ limit: COINS_PAGE, ...(cursor === undefined ? {} : { cursor }) }, { signal, quiet: true }),
  });
}

/** Devices on which the user is signed in. */
export function useOwnSessions() {
  const api = useProfileApi();
  return useApiQuery({
    key: keys.ownSessions(),
    fetch: (signal) => api.account.getSessions({}, { signal, quiet: true }),
  });
}

/** Gifts to the user, open and claimed. */
export function useGifts() {
  const api = useProfileApi();
  return useApiQuery({ key: keys.gifts(), fetch: (signal) => api.gift.getMine({}, { signal, quiet: true }) });
}
