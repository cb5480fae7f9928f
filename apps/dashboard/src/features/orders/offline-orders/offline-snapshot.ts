import type { OrderRow } from '@boostdesk/api-client/contract';
import type { SessionClaims } from '@boostdesk/auth';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import type { SearchEntry } from '@boostdesk/search';
import type { Query, QueryKey } from '@tanstack/query-core';
import { clearPersistedQueries } from '../../../data/persisted-queries/lazy-persister.ts';
import { ownerOf, readPersistedOwner, readStoredClaims } from '../../../data/persisted-queries/owner.ts';
import { isCurrent, readPersistedQueries } from '../../../data/persisted-queries/persister.ts';
import { StoredListQuery } from '../../../data/persisted-queries/stored-data.ts';
import { keys } from '../../../data/query-client.ts';
import { toOfflineQuery } from './offline-query.ts';

/** Lists shown offline, newest first. */
const MAX_LISTS = 6;
/** Longest wait for the storage, in ms. */
const READ_MS = 1_000;

/** A persisted list of orders. */
export interface CachedList {
  readonly query: StoredListQuery;
  /** Time of the response, ms since 1970. */
  readonly at: number;
  readonly rows: readonly OrderRow[];
}

/** Data for an offline start. */
export interface OfflineSnapshot {
  readonly claims: SessionClaims;
  readonly lists: readonly [CachedList, ...CachedList[]];
}

/** Filter of a list that is shown offline, parsed, so that equal filters have the same id; null for other queries. */
function toListQuery([, , filter, part, request]: QueryKey): StoredListQuery | null {
  const isDesk = filter === 'desk' && part === 'page';
  const query = isDesk ? toOfflineQuery(request as Parameters<typeof toOfflineQuery>[0]) : filter;
  return StoredListQuery.safeParse(query).data ?? null;
}

function toCachedList({ queryKey, state }: Query): CachedList[] {
  const query = toListQuery(queryKey);
  // The persister has validated the data.
  const data = state.data as { readonly pages: readonly { readonly items: readonly OrderRow[] }[] };
  return query === null ? [] : [{ query, at: state.dataUpdatedAt, rows: data.pages.flatMap(({ items }) => items) }];
}

/** User and session of an owner, without the build. */
const sessionOf = (owner: string): string => owner.slice(owner.indexOf(','));

/** Whether the persisted queries are of this session, perhaps of another build. */
function isOfSession(claims: SessionClaims | null): boolean {
  const owner = readPersistedOwner();
  return claims !== null && owner !== null && sessionOf(owner) === sessionOf(ownerOf(claims));
}

async function readSnapshot(): Promise<OfflineSnapshot | null> {
  const claims = readStoredClaims();
  // A tab of an older build leaves the lists of the newer one.
  if (!isOfSession(claims)) await clearPersistedQueries();
  if (claims === null || readPersistedOwner() !== ownerOf(claims)) return null;
  const owner = ownerOf(claims);
  const queries = await readPersistedQueries(owner, keys.orderLists()).catch(() => []);
  // Another tab may have ended the session meanwhile.
  if (!isCurrent(owner)) return null;
  const lists = queries.flatMap(toCachedList).toSorted((a, b) => b.at - a.at);
  const [first, ...rest] = lists.slice(0, MAX_LISTS);
  return first === undefined ? null : { claims, lists: [first, ...rest] };
}

/**
 * Reads the lists of the stored token's session; null when there are none or the storage does not answer. Deletes those
 * of another session.
 */
export function readOfflineSnapshot(): Promise<OfflineSnapshot | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, READ_MS, null));
  return Promise.race([readSnapshot(), timeout]);
}

/** Finds an order by its exact number in the lists that the session `sid` has cached. */
export async function findCachedOrder(digits: string, sid: string | undefined): Promise<SearchEntry | undefined> {
  const snapshot = await readOfflineSnapshot();
  if (snapshot?.claims.sid !== sid) return undefined;
  const row = snapshot?.lists.flatMap(({ rows }) => rows).find(({ id }) => `${id}` === digits);
  return row && { label: `#${row.id} ${purchaseLabel(row.purchase)}`, url: `/order/${row.id}` };
}
