import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import type { SearchEntry } from '@boostdesk/search';
import { readLastSeen } from './kept-lists.ts';

/** Finds an order by its exact number in the lists that the session `sid` has cached. */
export function findKept(digits: string, sid: string | undefined): SearchEntry | undefined {
  const seen = readLastSeen();
  if (seen === null || seen.claims.sid !== sid) return undefined;
  const row = seen.lists.flatMap(({ rows }) => rows).find(({ id }) => `${id}` === digits);
  return row && { label: `#${row.id} ${purchaseLabel(row.purchase)}`, url: `/order/${row.id}` };
}
