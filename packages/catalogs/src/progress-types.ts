import type { LadderId } from './ladders.ts';
import type { ServiceUnit } from './units.ts';

/** A climb on a ladder. */
export interface RankStanding {
  readonly kind: 'rank';
  readonly ladder: LadderId;
  readonly from: number;
  /** At the order's placement; not progress. */
  readonly fromLp: number;
  readonly now: number;
  readonly lp: number;
  readonly target: number;
}

/** Units done of those ordered. */
export interface CountStanding {
  readonly kind: 'count';
  /** `null` when the service is not in the catalogue. */
  readonly unit: ServiceUnit | null;
  readonly done: number;
  readonly target: number;
}

/** Start, progress and target of an order, by rank or count. */
export type Standing = RankStanding | CountStanding;

/** Progress entry, untrusted: see `checkProgress`. */
export interface ProgressEntry {
  readonly rank?: number | undefined;
  readonly lp?: number | undefined;
  /** Total, not the increase. */
  readonly done?: number | undefined;
  readonly won?: boolean | undefined;
  /** Permits a change that no match explains; requires `note`. */
  readonly correction?: boolean | undefined;
  readonly note?: string | undefined;
}
