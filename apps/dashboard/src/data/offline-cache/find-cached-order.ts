import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import type { SearchEntry } from '@boostdesk/search';
import { readOfflineSnapshot } from './cached-lists.ts';

/** Finds an order by its exact number in the lists that the session `sid` has cached. */
export function findCachedOrder(digits: string, sid: string | undefined): SearchEntry | undefined {
  const snapshot = readOfflineSnapshot();
  if (snapshot === null || snapshot.claims.sid !== sid) return undefined;
  const row = snapshot.lists.flatMap(({ rows }) => rows).find(({ id }) => `${id}` === digits);
  return row && { label: `#${row.id} ${purchaseLabel(row.purchase)}`, url: `/order/${row.id}` };
}
