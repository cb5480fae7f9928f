import { useServices } from '../core/services-context.ts';
import { atom } from '../core/state.ts';
import { useApiQuery } from '../data/api-query.ts';
import { createSettingsApi } from '../session/settings-api.ts';

/** Whether the tour is requested; its component may load later. */
export const tourAtom = atom(false);

const KEY = ['tour'] as const;

/** Whether the user has seen the tour on any device; undefined until the server has answered. */
export function useTourSeen(): readonly [seen: boolean | undefined, markSeen: () => void] {
  const services = useServices();
  const { queries } = services;
  const api = createSettingsApi(services);
  const { data } = useApiQuery({ key: KEY, fetch: (signal, quiet) => api.getTour({}, { signal, quiet }) });
  const markSeen = () => {
    if (data?.seen === true) return;
    // An answer in flight is older than this.
    void queries.cancelQueries({ queryKey: KEY });
    queries.setQueryData(KEY, { seen: true });
    // After a failure the tour is offered again later.
    api.saveTour().catch(() => undefined);
  };
  return [data?.seen, markSeen];
}
