/** Something to find: a page, an order, a recent search. */
export interface SearchEntry {
  readonly label: string;
  readonly url: string;
  /** Matched from a word's start, never displayed. */
  readonly aliases?: readonly string[];
}

/** Range of the label in UTF-16 code units, end exclusive. */
export type MatchRange = readonly [from: number, to: number];

/**
 * Match kinds, best first. `number`: a whole number; `otherLayout`: typed on another keyboard layout; `words`: starts of
 * words in any order.
 */
export const matchKinds = [
  'exact',
  'number',
  'prefix',
  'wordStart',
  'contains',
  'otherLayout',
  'words',
  'initials',
  'typo',
] as const;
/** Kind of a match. */
export type MatchKind = (typeof matchKinds)[number];

/** Entry that matched. */
export interface Match<E extends SearchEntry = SearchEntry> {
  readonly entry: E;
  readonly kind: MatchKind;
  /** Ascending and disjoint; empty for an alias. */
  readonly ranges: readonly MatchRange[];
  /** Null when the label matched. */
  readonly alias: string | null;
}

/** Searchable index. */
export interface SearchIndex<E extends SearchEntry> {
  /**
   * Finds the best `limit` (default 50) entries, by kind, label before alias, length and order. Typing errors count
   * only when nothing else matches, and never in numbers. An empty text finds nothing.
   */
  readonly find: (text: string, limit?: number) => readonly Match<E>[];
}
