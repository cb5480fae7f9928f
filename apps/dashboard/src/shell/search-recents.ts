import type { Recents, SearchEntry } from '@boostdesk/search';

/** What was chosen in another language is called what it is called now. */
export const named = (recents: Recents, known: readonly SearchEntry[]): Recents => ({
  ...recents,
  list: () => recents.list().map((entry) => known.find(({ url }) => url === entry.url) ?? entry),
});
