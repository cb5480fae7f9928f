import { type MatchKind, matchKinds } from './search-types.ts';

/** Row with its range in the text of all rows. */
export interface Hit {
  readonly entry: number;
  readonly row: number;
  readonly kind: MatchKind;
  readonly from: number;
  readonly to: number;
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
  readonly offer: (hit: Hit) => void;
  readonly hits: () => readonly Hit[];
}

export function createBestRows(limit: number): BestRows {
  const best: Hit[] = [];
  let worst = Number.POSITIVE_INFINITY;
  return {
    accepts: (rank) => rank < worst,
    offer(hit) {
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
    },
    hits: () => best,
  };
}
