/** What can be found: a page, an order, an earlier choice (SPEC §3, Search result). */
export interface SearchEntry {
  readonly label: string;
  readonly url: string;
  /** Other names that people type. Found from the start of a word on, shown never. */
  readonly aliases?: readonly string[];
}

/** From and to (exclusive) in the label, in UTF-16 code units; for highlighting. */
export type MatchRange = readonly [from: number, to: number];

/** How a text was found, best first. `number`: the text is one, and stands there whole. */
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
/** One of the ways. */
export type MatchKind = (typeof matchKinds)[number];

/** An entry that was found, and where. */
export interface Match<E extends SearchEntry = SearchEntry> {
  readonly entry: E;
  readonly kind: MatchKind;
  /** Ascending, without overlaps; empty where an alias was found. */
  readonly ranges: readonly MatchRange[];
  /** The alias that was found, if it was not the label. */
  readonly alias: string | null;
}

/** Entries that can be searched. */
export interface SearchIndex<E extends SearchEntry> {
  /**
   * What the text finds, best first: by kind, then label before alias, then the shorter one, then the earlier entry. An empty
   * text finds nothing. Typing errors count only where nothing contains the text, and never in a number. At most `limit` are
   * told, 50 where it is left out.
   */
  readonly find: (text: string, limit?: number) => readonly Match<E>[];
}
