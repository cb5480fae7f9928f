import { office, waitingFilters } from '@boostdesk/api-client/contract';
import { useApi } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { useMinuteQuery } from './use-minute-query.ts';

export type WaitingArea = keyof typeof waitingFilters;

/** Address of the area, filtered by the waiting rows. */
export function waitingHref(area: WaitingArea): string {
  const filters = Object.entries(waitingFilters[area]).map(([name, values]) => [name, values.join()]);
  return `${area === 'accountselling' ? '' : '/admin'}/${area}?${new URLSearchParams(filters)}`;
}

const parts = { office };

/** Query of the waiting rows per area. Invalidated by own decisions, and refetched every minute. */
export function useWaitingCounts() {
  const api = useApi(parts);
  return useMinuteQuery({ key: keys.waiting(), fetch: (options) => api.office.getWaiting({}, options) });
}
