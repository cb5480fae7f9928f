import type { QueryClient } from '@tanstack/query-core';
import { NOBODY, OWNER_KEY, readOwner, readPersistedOwner } from './owner.ts';

/** Shows persisted queries of the session while they are fetched. Loads the code for it only if there are any. */
export function restorePersistedQueries(queries: QueryClient): void {
  const owner = readOwner();
  if (owner === null || readPersistedOwner() !== owner) return;
  import('./persister.ts').then(
    ({ followQueries }) => followQueries(queries, owner),
    // Without its code nothing is restored.
    () => undefined,
  );
}

/**
 * Deletes the persisted queries at the end of a session and before another begins. Undefined when there are none. The
 * next start repeats a deletion that fails or that the browser interrupts.
 */
export function clearPersistedQueries(): Promise<void> | undefined {
  if (readPersistedOwner() === null) return undefined;
  try {
    localStorage.setItem(OWNER_KEY, NOBODY);
  } catch {
    // The session's token is gone, so that nothing is restored.
  }
  return import('./persister.ts').then(({ deleteQueries }) => deleteQueries()).catch(() => undefined);
}
