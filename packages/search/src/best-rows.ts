import { isAliasRow, type Rows } from './rows.ts';
import { type MatchKind, type MatchRange, matchKinds } from './search-types.ts';

/** How a row matches. */
export interface RowMatch {
  readonly kind: MatchKind;
  readonly errors: number;
  /** In the text of all rows, ascending and disjoint. */
  readonly ranges: readonly MatchRange[];
}

/** Row that matches. */
export interface Hit extends Pick<RowMatch, 'kind' | 'ranges'> {
  readonly entry: number;
  readonly row: number;
  readonly rank: number;
}

const LENGTHS = 1 << 16;
const ERRORS = 4;

/** Comparable number; lower is better. */
export function rankOf(kind: MatchKind, errors: number, isAlias: boolean, length: number): number {
  const step = (matchKinds.indexOf(kind) * ERRORS + errors) * 2 + (isAlias ? 1 : 0);
  return step * LENGTHS + Math.min(length, LENGTHS - 1);
}

/** Best hits, one per entry; the earlier wins a tie. */
export interface BestRows {
  readonly accepts: (rank: number) => boolean;
  readonly offer: (rows: Rows, row: number, match: RowMatch) => void;
  readonly hits: () => readonly Hit[];
}

export function createBestRows(limit: number): BestRows {
  const best: Hit[] = [];
  let worst = Number.POSITIVE_INFINITY;

  function insert(hit: Hit): void {
    // Better hits may stand between an entry's rows.
    const known = best.findIndex((other) => other.entry === hit.entry);
    if (known >= 0) {
      if ((best[known]?.rank ?? 0) <= hit.rank) return;
      best.splice(known, 1);
    }
    let place = best.length;
    while (place > 0 && (best[place - 1]?.rank ?? 0) > hit.rank) place--;
    best.splice(place, 0, hit);
    if (best.length > limit) best.pop();
    worst = best.length < limit ? Number.POSITIVE_INFINITY : (best.at(-1)?.rank ?? 0);
  }

  return {
    accepts: (rank) => rank < worst,
    offer(rows, row, { kind, errors, ranges }) {
      const length = (rows.starts[row + 1] ?? 0) - 1 - (rows.starts[row] ?? 0);
      const rank = rankOf(kind, errors, isAliasRow(rows, row), length);
      if (rank < worst) insert({ entry: rows.entries[row] ?? 0, row, kind, ranges, rank });
    },
    hits: () => best,
  };
}
