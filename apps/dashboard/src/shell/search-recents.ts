import type { Recents, SearchEntry } from '@boostdesk/search';

/** Renames recent entries to the current language. */
export const translateRecents = (recents: Recents, known: readonly SearchEntry[]): Recents => ({
  ...recents,
  list: () => recents.list().map((entry) => known.find(({ url }) => url === entry.url) ?? entry),
});
