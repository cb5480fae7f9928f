import 'fake-indexeddb/auto';
import type { OrderRow } from '@boostdesk/api-client/contract';
import type { QueryKey } from '@tanstack/query-core';
import { vi } from 'vitest';
import { OWNER_KEY, readOwner } from '../data/persisted-queries/owner.ts';
import { createPersister, deleteQueries } from '../data/persisted-queries/persister.ts';
import type { StoredListQuery } from '../data/persisted-queries/stored-data.ts';
import { createQueryClient, keys } from '../data/query-client.ts';
import { tokenFor } from './token.ts';

const STEPS = 20;

/** Lets a second pass, and the storage finish its work. Timers are fake, `setImmediate` is not. */
export async function settleStorage(): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    await vi.advanceTimersByTimeAsync(1_000 / STEPS);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Persists the first page of a list for the signed-in user. */
export async function persistPage(queryKey: QueryKey, rows: readonly object[], at = Date.now()): Promise<void> {
  const owner = readOwner();
  if (owner === null) throw new Error('Nobody is signed in.');
  localStorage.setItem(OWNER_KEY, owner);
  const queries = createQueryClient();
  const data = { pages: [{ items: rows, next: null }], pageParams: [undefined] };
  queries.setQueryData(queryKey, data, { updatedAt: at });
  await createPersister(owner).persistQueryByKey(queryKey, queries);
  queries.clear();
}

export const persistList = (query: StoredListQuery, rows: OrderRow[], at?: number): Promise<void> =>
  persistPage(keys.orderList(query), rows, at);

/** Signs a user in whose browser has a list of orders. */
export async function signInWithList(rows: OrderRow[] = []): Promise<void> {
  localStorage.setItem('token', tokenFor({}));
  await persistList({ scope: 'mine', sort: 'newest' }, rows);
}

/** Empties both storages. */
export async function clearStorage(): Promise<void> {
  await deleteQueries();
  localStorage.clear();
}
