import { extendClient } from '@boostdesk/api-client';
import { office, waitingFilters } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { useEachMinute } from './use-each-minute.ts';

export type WaitingArea = keyof typeof waitingFilters;

/** Address of the area, filtered by the waiting rows. */
export function waitingHref(area: WaitingArea): string {
  const filters = Object.entries(waitingFilters[area]).map(([name, values]) => [name, values.join()]);
  return `${area === 'accountselling' ? '' : '/admin'}/${area}?${new URLSearchParams(filters)}`;
}

/** Query of the waiting rows per area. Invalidated by own decisions, and refetched every minute. */
export function useWaiting() {
  const { api } = useServices();
  return useEachMinute({
    key: keys.waiting(),
    read: (options) => extendClient(api, { office }).office.getWaiting({}, options),
  });
}
