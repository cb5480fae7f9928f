export { findMatches } from './find-matches.ts';
export { orderNumbers } from './order-numbers.ts';
export { createPalette } from './palette.ts';
export type { Palette, PaletteItem, PaletteOptions, PaletteSection, PaletteState, SectionId } from './palette-types.ts';
export type { Recents, StorageLike } from './recents.ts';
export { createRecents, searchHistoryKey } from './recents.ts';
export { createIndex } from './search-index.ts';
export type { Match, MatchKind, MatchRange, SearchEntry, SearchIndex } from './search-types.ts';
export { matchKinds } from './search-types.ts';
