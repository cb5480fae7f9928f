import type { OrderView } from '@boostdesk/api-client/contract';
import { rankByNumber } from '@boostdesk/catalogs';

export type RankProgress = Extract<OrderView['progress'], { kind: 'rank' }>;

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
