import { boughtWords } from '@boostdesk/i18n/bought-words';
import type { SearchEntry } from '@boostdesk/search';
import { readLastSeen } from './kept-lists.ts';

/** The order of exactly that number, as a list that this session of the server (`sid`) saw last has it; undefined where none has. */
export function findKept(digits: string, sid: string | undefined): SearchEntry | undefined {
  const seen = readLastSeen();
  if (seen === null || seen.claims.sid !== sid) return undefined;
  const row = seen.lists.flatMap(({ rows }) => rows).find(({ id }) => `${id}` === digits);
  return row && { label: `#${row.id} ${boughtWords(row.purchase)}`, url: `/order/${row.id}` };
}
