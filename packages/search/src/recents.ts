import type { SearchEntry } from './search-types.ts';

/** What is needed of local storage. May throw, as when it is full or forbidden. */
export interface KeyStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

/** Earlier choices of one user, most used first. */
export interface Recents {
  readonly list: () => readonly SearchEntry[];
  readonly use: (entry: SearchEntry) => void;
  readonly clear: () => void;
}

interface Used {
  readonly label: string;
  readonly url: string;
  readonly weight: number;
}

/** SPEC §3: under a search-history key. One for each user, as browsers are shared. */
export const searchHistoryKey = (user: number): string => `search-history-${user}`;

/**
 * Each choice adds 1 to its own weight and takes a fifth off all others. So what is used often rises, and what was used last is
 * among the first four at least: all weights together never pass 5.
 */
const FADE = 0.8;
const MOST = 50;

/** Keeps what a user chose, under a key of their own; where the storage refuses, as long as the page lives. */
export function createRecents(storage: KeyStorage, user: number): Recents {
  const key = searchHistoryKey(user);
  /** Set while the storage refuses: then the page remembers by itself. */
  let inMemory: string | null = null;

  // Read anew each time: other tabs write it too.
  function read(): readonly Used[] {
    try {
      return parseUsed(inMemory ?? storage.getItem(key));
    } catch {
      return [];
    }
  }

  function write(used: readonly Used[]): void {
    const text = JSON.stringify(used);
    try {
      storage.setItem(key, text);
      inMemory = null;
    } catch {
      inMemory = text;
    }
  }

  return {
    list: () => read().map(({ label, url }) => ({ label, url })),
    use({ label, url }) {
      const before = read();
      const weight = (before.find((one) => one.url === url)?.weight ?? 0) * FADE + 1;
      const others = before.filter((one) => one.url !== url).map((one) => ({ ...one, weight: one.weight * FADE }));
      // A stable sort: the one just used goes before its equals.
      const all = [{ label, url, weight }, ...others].sort((a, b) => b.weight - a.weight);
      write(all.slice(0, MOST));
    },
    clear: () => write([]),
  };
}

/** What can be read of it: anyone may have written there. */
function parseUsed(text: string | null): readonly Used[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.slice(0, MOST).flatMap(toUsed) : [];
  } catch {
    return [];
  }
}

function toUsed(value: unknown): readonly Used[] {
  if (typeof value !== 'object' || value === null) return [];
  const { label, url, weight = 0 } = value as Partial<Record<keyof Used, unknown>>;
  if (typeof label !== 'string' || typeof url !== 'string' || typeof weight !== 'number') return [];
  return isOwnPath(url) ? [{ label, url, weight: Math.min(Math.max(weight, 0), 5) }] : [];
}

/**
 * Only paths of this site: a written `javascript:` or foreign address is no choice of the user's. A browser finds another host only
 * behind two slashes, which may lean the other way or have a control character or dots between them.
 */
const isOwnPath = (url: string): boolean => /^(?!.*(\/\/|[\\\p{Cc}]))\//u.test(url);
