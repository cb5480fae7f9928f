import { availability, type ResponseOf } from '@boostdesk/api-client/contract';
import { useApi, useServices } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { useSubmit } from '../hooks/use-submit.ts';

const parts = { availability };
export const useAvailabilityApi = () => useApi(parts).availability;

/** The booster's own availability. */
export function useOwnAvailability() {
  const api = useAvailabilityApi();
  return useApiQuery<ResponseOf<typeof availability.get>>({
    key: keys.availability(),
    fetch: (signal, quiet) => api.get({}, { signal, quiet }),
  });
}

/** Saves a change of the availability; hours or an absence change the board. Errors are toasts, or in `problem` with `quiet` undefined. */
export function useAvailabilitySubmit(success: string, quiet?: false) {
  const { queries } = useServices();
  return useSubmit({
    success,
    ...(quiet === false && { quiet }),
    onSettled: () => {
      for (const queryKey of [keys.orderLists(), keys.orderCountsAll()]) void queries.invalidateQueries({ queryKey });
      return queries.invalidateQueries({ queryKey: keys.availability() });
    },
  });
}
