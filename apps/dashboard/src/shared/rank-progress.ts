import type { OrderView } from '@boostdesk/api-client/contract';
import { ladder, rankByNumber, type TierKey } from '@boostdesk/catalogs';
import { ladderPosition } from '@boostdesk/catalogs/rules';

export type RankProgress = Extract<OrderView['progress'], { kind: 'rank' }>;

export interface TierProgress {
  readonly tier: TierKey;
  readonly label: string;
  /** Completed part of each division, 0 to 1, lowest first. */
  readonly steps: readonly number[];
}

/** Completed part of a division; in the first one, the part above the start counts as the whole. */
const completedFraction = (now: number, rank: number, start: number): number => {
  const bottom = Math.max(rank, start);
  return Math.min(1, Math.max(0, Math.round(((now - bottom) * 100) / (rank + 1 - bottom)) / 100));
};

/** Divisions from the start to the one before the target, grouped by tier. */
export function toTierProgress({ ladder: id, from, fromLp, now, lp, target }: RankProgress): TierProgress[] {
  const height = ladderPosition(now, lp);
  const start = ladderPosition(from, fromLp);
  return ladder(id).tiers.flatMap(({ key, name, ranks }) => {
    const steps = ranks.filter(({ number }) => number >= from && number < target);
    return steps.length === 0
      ? []
      : [{ tier: key, label: name, steps: steps.map(({ number }) => completedFraction(height, number, start)) }];
  });
}

export interface RankLevel {
  readonly value: number;
  readonly label: string;
}

/** At most three rank names below the target, evenly spaced. */
export function toRankLevels({
  ladder: id,
  from,
  target,
}: Pick<RankProgress, 'ladder' | 'from' | 'target'>): RankLevel[] {
  const every = Math.max(1, Math.ceil((target - from) / 3));
  const levels: RankLevel[] = [];
  for (let value = from; value < target; value += every) {
    levels.push({ value, label: rankByNumber(id, value)?.name ?? `${value}` });
  }
  return levels;
}
