import { extendClient } from '@boostdesk/api-client';
import { settings } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { useApiQuery } from '../../data/api-query.ts';

const KEY = ['tour'] as const;

/** Whether the user has seen the tour on any device; undefined until the server has answered. */
export function useTourSeen(): readonly [seen: boolean | undefined, keep: () => void] {
  const { api, queries } = useServices();
  const calls = extendClient(api, { settings }).settings;
  const { data } = useApiQuery({ key: KEY, fetch: (signal) => calls.getTour({}, { signal, quiet: true }) });
  const markSeen = () => {
    if (data?.seen === true) return;
    // An answer in flight is older than this.
    void queries.cancelQueries({ queryKey: KEY });
    queries.setQueryData(KEY, { seen: true });
    // After a failure the tour is offered again later.
    calls.saveTour({}, { quiet: true }).catch(() => undefined);
  };
  return [data?.seen, markSeen];
}
