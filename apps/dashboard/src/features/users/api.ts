import { account, type ResponseOf, users } from '@boostdesk/api-client/contract';
import { useApi, useServices } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';

export type User = ResponseOf<typeof users.calls.get>['row'];

const parts = { account, users: users.calls };
export const useUsersApi = () => useApi(parts);

/** BoostCoin balance of a user. */
export function useUserCoins(user: number, enabled: boolean) {
  const { api } = useServices();
  return useApiQuery({
    key: keys.coins(user),
    fetch: (signal, quiet) => api.boostcoin.getBalance({ user_id: user }, { signal, quiet }),
    enabled,
  });
}
