import type { SearchEntry } from './search-types.ts';

/** Used part of `localStorage`; may throw. */
export interface StorageLike {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

/** Recent choices of a user, most used first. */
export interface Recents {
  readonly list: () => readonly SearchEntry[];
  readonly record: (entry: SearchEntry) => void;
  readonly clear: () => void;
}

interface StoredEntry {
  readonly label: string;
  readonly url: string;
  readonly weight: number;
}

/** Local storage key of a user's searches, per user because browsers are shared. */
export const searchHistoryKey = (user: number): string => `search-history-${user}`;

/**
 * Other weights are multiplied by 0.8 per use. Weights sum to at most 5, so the last choice is among the first four.
 */
const DECAY = 0.8;
const MAX_STORED = 50;

/** Creates a user's recent searches, in memory where the storage fails. */
export function createRecents(storage: StorageLike, user: number): Recents {
  const key = searchHistoryKey(user);
  /** While the storage fails. */
  let inMemory: string | null = null;

  // Other tabs write it too.
  function read(): readonly StoredEntry[] {
    try {
      return parseStored(inMemory ?? storage.getItem(key));
    } catch {
      return [];
    }
  }

  function write(used: readonly StoredEntry[]): void {
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
    record({ label, url }) {
      const before = read();
      const weight = (before.find((one) => one.url === url)?.weight ?? 0) * DECAY + 1;
      const others = before.filter((one) => one.url !== url).map((one) => ({ ...one, weight: one.weight * DECAY }));
      // Stable: the latest wins a tie.
      const all = [{ label, url, weight }, ...others].sort((a, b) => b.weight - a.weight);
      write(all.slice(0, MAX_STORED));
    },
    clear: () => write([]),
  };
}

/** Tolerates foreign content. */
function parseStored(text: string | null): readonly StoredEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.slice(0, MAX_STORED).flatMap(toStored) : [];
  } catch {
    return [];
  }
}

function toStored(value: unknown): readonly StoredEntry[] {
  if (typeof value !== 'object' || value === null) return [];
  const { label, url, weight = 0 } = value as Partial<Record<keyof StoredEntry, unknown>>;
  if (typeof label !== 'string' || typeof url !== 'string' || typeof weight !== 'number') return [];
  return isSameOriginPath(url) ? [{ label, url, weight: Math.min(Math.max(weight, 0), 5) }] : [];
}

/** Same-origin paths only: no `javascript:`, double slashes, backslashes or control characters. */
const isSameOriginPath = (url: string): boolean => /^(?!.*(\/\/|[\\\p{Cc}]))\//u.test(url);
