import { orderLists } from '@boostdesk/api-client/contract';
import type { SessionClaims } from '@boostdesk/auth';
import { STORAGE_KEYS, sessionFromToken } from '@boostdesk/auth/session';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../core/storage.ts';
import { forgetLists, KEPT_KEY } from './forget-lists.ts';

/** Rows of a list; what was loaded on by scrolling is not kept. */
export const KEPT_ROWS = 50;
/** Lists, the newest ones. */
const KEPT_LISTS = 6;
/** As long as a token lives: what was taken from somebody meanwhile is shown to them no longer than that, in ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** A clock that was set back by more is not believed, in ms. */
const CLOCK_MS = 60_000;

/** Which lists may be kept: those of orders, by what is chosen. What somebody typed to search is not kept. */
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
  /** When the server was asked, in ms. */
  at: z.int(),
  rows: orderLists.getList.answer.shape.items,
});
export type KeptList = z.output<typeof KeptList>;

const Kept = z.object({
  user: z.int(),
  /** The server's session that has seen them. */
  sid: z.string(),
  lists: z.array(KeptList),
});

/** Whose token the browser has, also one past its time: the local clock signs nobody out. Null for nobody's. */
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

/** What is kept for that session, newest first; anything else goes. */
function listsOf({ user, sid }: Pick<SessionClaims, 'user' | 'sid'>, now: number): readonly KeptList[] {
  const kept = readStored(KEPT_KEY, Kept);
  const lists = kept?.user === user && kept.sid === sid ? kept.lists.filter((list) => isOfNow(list, now)) : [];
  if (lists.length === 0) forgetLists();
  return lists;
}

/** What may stand in for an app that did not start. */
export interface LastSeen {
  readonly claims: SessionClaims;
  readonly lists: readonly [KeptList, ...KeptList[]];
}

/** The lists that whoever's token the browser has saw last; null where there are none. */
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
  /** Read just now. */
  readonly seen: readonly KeptList[];
  /** Refused: not to be seen any more. */
  readonly refused: readonly KeptQuery[];
}

/**
 * Takes what a session has seen to what is kept. Only while the browser has that session's token: another tab may have ended it, and
 * this one not have heard.
 */
export function keepChange(session: Pick<SessionClaims, 'user' | 'sid'>, { seen, refused }: Change, now: number): void {
  const stored = storedClaims(now);
  if (stored?.sid !== session.sid || stored.user !== session.user) return;
  const gone = [...seen.map(({ query }) => query), ...refused];
  const others = listsOf(session, now).filter(({ query }) => !gone.some((one) => isSame(one, query)));
  const lists = [...seen, ...others].toSorted((a, b) => b.at - a.at).slice(0, KEPT_LISTS);
  writeStored(KEPT_KEY, { user: session.user, sid: session.sid, lists });
}
