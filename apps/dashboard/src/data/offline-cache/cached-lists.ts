import { orderLists } from '@boostdesk/api-client/contract';
import type { SessionClaims } from '@boostdesk/auth';
import { STORAGE_KEYS, sessionFromToken } from '@boostdesk/auth/session';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../core/storage.ts';
import { clearCachedLists, OFFLINE_CACHE_KEY } from './clear-lists.ts';

/** Rows stored of a list. */
export const MAX_CACHED_ROWS = 50;
/** Lists stored, newest first. */
const MAX_CACHED_LISTS = 6;
/** Lifetime of a stored list, in ms: that of a token, so that revoked data stays visible no longer. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** Tolerance for times in the future after the clock was set back, in ms. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Filters of the lists that may be stored. Searches are not. */
export const CachedListQuery = z.pick(orderLists.getList.request, {
  scope: true,
  status: true,
  archived: true,
  need: true,
  game: true,
  sort: true,
});
export type CachedListQuery = z.output<typeof CachedListQuery>;

const CachedList = z.object({
  query: CachedListQuery,
  /** Time of the request, ms since 1970. */
  at: z.int(),
  rows: orderLists.getList.response.shape.items,
});
export type CachedList = z.output<typeof CachedList>;

const OfflineCache = z.object({
  user: z.int(),
  /** Session id that fetched the list. */
  sid: z.string(),
  lists: z.array(CachedList),
});

/** Claims of the stored token, even an expired one, as the local clock may be wrong; null without a token. */
function readStoredClaims(now: number): SessionClaims | null {
  try {
    const read = sessionFromToken(localStorage.getItem(STORAGE_KEYS.token), { now });
    if (read.ok) return read.session;
    return read.reason === 'expired' ? read.session : null;
  } catch {
    return null;
  }
}

const isCurrent = ({ at }: CachedList, now: number): boolean => now - at < MAX_AGE_MS && at - now < CLOCK_TOLERANCE_MS;

/** Stored lists of the session, newest first; removes all others. */
function readCachedLists({ user, sid }: Pick<SessionClaims, 'user' | 'sid'>, now: number): readonly CachedList[] {
  const cache = readStored(OFFLINE_CACHE_KEY, OfflineCache);
  const lists = cache?.user === user && cache.sid === sid ? cache.lists.filter((list) => isCurrent(list, now)) : [];
  if (lists.length === 0) clearCachedLists();
  return lists;
}

/** Data for an offline start. */
export interface OfflineSnapshot {
  readonly claims: SessionClaims;
  readonly lists: readonly [CachedList, ...CachedList[]];
}

/** Reads the lists of the stored token's session; null when there are none. */
export function readOfflineSnapshot(now = Date.now()): OfflineSnapshot | null {
  const claims = readStoredClaims(now);
  if (claims === null) {
    clearCachedLists();
    return null;
  }
  const [first, ...rest] = readCachedLists(claims, now);
  return first === undefined ? null : { claims, lists: [first, ...rest] };
}

const isSame = (one: CachedListQuery, other: CachedListQuery): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface CacheUpdate {
  /** Lists just fetched. */
  readonly fetched: readonly CachedList[];
  /** Lists to remove. */
  readonly denied: readonly CachedListQuery[];
}

/**
 * Updates the stored lists. Does nothing when the browser has another session's token: another tab may have ended this
 * session.
 */
export function updateCachedLists(
  session: Pick<SessionClaims, 'user' | 'sid'>,
  { fetched, denied }: CacheUpdate,
  now: number,
): void {
  const stored = readStoredClaims(now);
  if (stored?.sid !== session.sid || stored.user !== session.user) return;
  const replaced = [...fetched.map(({ query }) => query), ...denied];
  const others = readCachedLists(session, now).filter(({ query }) => !replaced.some((one) => isSame(one, query)));
  const lists = [...fetched, ...others].toSorted((a, b) => b.at - a.at).slice(0, MAX_CACHED_LISTS);
  writeStored(OFFLINE_CACHE_KEY, { user: session.user, sid: session.sid, lists });
}
