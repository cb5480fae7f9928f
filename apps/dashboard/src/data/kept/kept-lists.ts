import { orderLists } from '@boostdesk/api-client/contract';
import type { SessionClaims } from '@boostdesk/auth';
import { STORAGE_KEYS, sessionFromToken } from '@boostdesk/auth/session';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../core/storage.ts';
import { forgetLists, KEPT_KEY } from './forget-lists.ts';

/** Rows stored of a list. */
export const KEPT_ROWS = 50;
/** Lists stored, newest first. */
const KEPT_LISTS = 6;
/** Lifetime of a stored list, in ms: that of a token, so that revoked data stays visible no longer. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Tolerance for times in the future after the clock was set back, in ms. */
const CLOCK_MS = 60_000;

/** Filters of the lists that may be stored. Searches are not. */
export const KeptQuery = z.pick(orderLists.getList.request, {
  scope: true,
  status: true,
  archived: true,
  need: true,
  game: true,
  sort: true,
});
export type KeptQuery = z.output<typeof KeptQuery>;

const KeptList = z.object({
  query: KeptQuery,
  /** Time of the request, ms since 1970. */
  at: z.int(),
  rows: orderLists.getList.response.shape.items,
});
export type KeptList = z.output<typeof KeptList>;

const Kept = z.object({
  user: z.int(),
  /** Session id that fetched the list. */
  sid: z.string(),
  lists: z.array(KeptList),
});

/** Claims of the stored token, even an expired one, as the local clock may be wrong; null without a token. */
function storedClaims(now: number): SessionClaims | null {
  try {
    const read = sessionFromToken(localStorage.getItem(STORAGE_KEYS.token), { now });
    if (read.ok) return read.session;
    return read.reason === 'expired' ? read.session : null;
  } catch {
    return null;
  }
}

const isOfNow = ({ at }: KeptList, now: number): boolean => now - at < KEPT_MS && at - now < CLOCK_MS;

/** Stored lists of the session, newest first; removes all others. */
function listsOf({ user, sid }: Pick<SessionClaims, 'user' | 'sid'>, now: number): readonly KeptList[] {
  const kept = readStored(KEPT_KEY, Kept);
  const lists = kept?.user === user && kept.sid === sid ? kept.lists.filter((list) => isOfNow(list, now)) : [];
  if (lists.length === 0) forgetLists();
  return lists;
}

/** Data for an offline start. */
export interface LastSeen {
  readonly claims: SessionClaims;
  readonly lists: readonly [KeptList, ...KeptList[]];
}

/** Reads the lists of the stored token's session; null when there are none. */
export function readLastSeen(now = Date.now()): LastSeen | null {
  const claims = storedClaims(now);
  if (claims === null) {
    forgetLists();
    return null;
  }
  const [first, ...rest] = listsOf(claims, now);
  return first === undefined ? null : { claims, lists: [first, ...rest] };
}

const isSame = (one: KeptQuery, other: KeptQuery): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface Change {
  /** Lists just fetched. */
  readonly seen: readonly KeptList[];
  /** Lists to remove. */
  readonly refused: readonly KeptQuery[];
}

/**
 * Updates the stored lists. Does nothing when the browser has another session's token: another tab may have ended this
 * session.
 */
export function keepChange(session: Pick<SessionClaims, 'user' | 'sid'>, { seen, refused }: Change, now: number): void {
  const stored = storedClaims(now);
  if (stored?.sid !== session.sid || stored.user !== session.user) return;
  const gone = [...seen.map(({ query }) => query), ...refused];
  const others = listsOf(session, now).filter(({ query }) => !gone.some((one) => isSame(one, query)));
  const lists = [...seen, ...others].toSorted((a, b) => b.at - a.at).slice(0, KEPT_LISTS);
  writeStored(KEPT_KEY, { user: session.user, sid: session.sid, lists });
}
