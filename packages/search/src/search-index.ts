import { type BestRows, createBestRows, type Hit } from './best-rows.ts';
import { findContaining } from './contains.ts';
import { fold, foldedOffsets } from './fold.ts';
import { otherLayouts } from './layouts.ts';
import { type Rows, toRows } from './rows.ts';
import type { Match, MatchRange, SearchEntry, SearchIndex } from './search-types.ts';
import { findTypos } from './typos.ts';
import { offerWordStarts } from './word-starts.ts';

const LIMIT = 50;
/** Longer texts, such as pasted ones, are only looked for as they stand. */
const MAX_APPROXIMATE_LENGTH = 64;

/** A spacing accent folds to a space. */
const normalizeQuery = (text: string): string => fold(text).trim();

/** Builds an index; entries must not change afterwards. */
export function createIndex<E extends SearchEntry>(entries: readonly E[]): SearchIndex<E> {
  const rows = toRows(entries);

  function toMatch(hit: Hit): Match<E>[] {
    const entry = entries[hit.entry];
    if (!entry) return [];
    let labelRow = hit.row;
    while (labelRow > 0 && rows.entries[labelRow - 1] === hit.entry) labelRow--;
    const alias = hit.row === labelRow ? null : (entry.aliases?.[hit.row - labelRow - 1] ?? null);
    const ranges = alias === null ? rangesIn(entry.label, rows, hit) : [];
    return [{ entry, kind: hit.kind, ranges, alias }];
  }

  function findApproximately(text: string, best: BestRows): void {
    offerWordStarts(rows, text, best);
    if (best.hits().length === 0) findTypos(rows, text, best);
  }

  return {
    find(typed, limit = LIMIT) {
      const text = normalizeQuery(typed);
      if (text === '' || limit < 1) return [];
      const best = createBestRows(limit || LIMIT);
      findContaining(rows, text, best);
      if (best.hits().length === 0) {
        for (const other of otherLayouts(typed)) findContaining(rows, normalizeQuery(other), best, 'otherLayout');
      }
      if (text.length <= MAX_APPROXIMATE_LENGTH) findApproximately(text, best);
      return best.hits().flatMap(toMatch);
    },
  };
}

function rangesIn(label: string, rows: Rows, hit: Hit): readonly MatchRange[] {
  const start = rows.starts[hit.row] ?? 0;
  const places = foldedOffsets(label);
  const size = places.length - 1;
  const toRange = ([from, to]: MatchRange): MatchRange => {
    const end = Math.min(to - start, size);
    // A letter that folds into two is highlighted whole.
    const last = places.findIndex((place, at) => at >= end && place > (places[end - 1] ?? 0));
    return [places[from - start] ?? 0, last < 0 ? label.length : (places[last] ?? 0)];
  };
  return hit.ranges.map(toRange);
}
