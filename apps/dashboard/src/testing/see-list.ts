import type { OrderRow } from '@boostdesk/api-client/contract';
import { keepChange } from '../data/kept/kept-lists.ts';
import { tokenFor } from './token.ts';

/** Signs somebody in whose browser has kept a list of orders. */
export function seeList(rows: OrderRow[] = []): void {
  localStorage.setItem('token', tokenFor({}));
  const list = { query: { scope: 'mine', sort: 'newest' } as const, at: Date.now(), rows };
  keepChange({ user: 5, sid: 's' }, { seen: [list], refused: [] }, Date.now());
}
