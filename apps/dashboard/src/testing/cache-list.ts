import type { OrderRow } from '@boostdesk/api-client/contract';
import { updateCachedLists } from '../data/offline-cache/cached-lists.ts';
import { tokenFor } from './token.ts';

/** Signs a user in whose browser has a cached list of orders. */
export function cacheList(rows: OrderRow[] = []): void {
  localStorage.setItem('token', tokenFor({}));
  const list = { query: { scope: 'mine', sort: 'newest' } as const, at: Date.now(), rows };
  updateCachedLists({ user: 5, sid: 's' }, { fetched: [list], denied: [] }, Date.now());
}
