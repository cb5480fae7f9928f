import type { SearchEntry } from './search-types.ts';

/** The part of `localStorage` in use; may throw. */
export interface KeyStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

/** A user's recent choices, most used first. */
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

/** The local storage key of a user's searches (SPEC §3), per user because browsers are shared. */
export const searchHistoryKey = (user: number): string => `search-history-${user}`;

/**
 * Other weights are multiplied by 0.8 per use. Weights sum to at most 5, so the last choice is among the first four.
 */
const FADE = 0.8;
const MOST = 50;

/** Creates a user's recent searches, in memory where the storage fails. */
export function createRecents(storage: KeyStorage, user: number): Recents {
  const key = searchHistoryKey(user);
  /** Replaces the storage while it fails. */
  let inMemory: string | null = null;

  // Other tabs write it too.
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
      // Stable: the latest wins a tie.
      const all = [{ label, url, weight }, ...others].sort((a, b) => b.weight - a.weight);
      write(all.slice(0, MOST));
    },
    clear: () => write([]),
  };
}

/** Tolerates foreign content. */
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

/** Same-origin paths only: no `javascript:`, double slashes, backslashes or control characters. */
const isOwnPath = (url: string): boolean => /^(?!.*(\/\/|[\\\p{Cc}]))\//u.test(url);
