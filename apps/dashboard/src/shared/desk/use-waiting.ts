import { extendClient } from '@boostdesk/api-client';
import { office, waitingRows } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { useEachMinute } from './use-each-minute.ts';

/** An area whose rows may wait for staff. */
export type WaitingArea = keyof typeof waitingRows;

/** Where an area shows the rows that wait. */
export function waitingHref(area: WaitingArea): string {
  const filters = Object.entries(waitingRows[area]).map(([name, values]) => [name, values.join()]);
  return `${area === 'accountselling' ? '' : '/admin'}/${area}?${new URLSearchParams(filters)}`;
}

/** How many rows of each area wait for staff; read again with one's own decisions, and with time. */
export function useWaiting() {
  const { api } = useServices();
  return useEachMinute({
    key: keys.waiting(),
    read: (options) => extendClient(api, { office }).office.getWaiting({}, options),
  });
}
