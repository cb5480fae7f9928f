import { toTierProgress } from '@boostdesk/catalogs/progress';
import { rankName, tierOf } from '@boostdesk/i18n/rank-label';
import { RankClimb, type RankClimbProps } from '@boostdesk/ui/rank-climb';
import { t } from '@lingui/core/macro';
import { formatRankAndPoints } from '../../i18n/format-order.ts';
import type { RankProgress } from '../rank-progress.ts';

export interface OrderRankProgressProps extends Pick<RankClimbProps, 'stats' | 'crestSize'> {
  readonly progress: RankProgress;
}

/** Progress of an order from start to target, one segment per division. */
export const OrderRankProgress = ({ progress, ...props }: OrderRankProgressProps) => {
  const { from, ladder, lp, now, percent, target } = progress;
  const end = (rank: number) => ({ name: rankName(ladder, rank), tier: tierOf(ladder, rank) });
  const isIncomplete = percent < 100;
  return (
    <RankClimb
      start={end(from)}
      target={end(target)}
      tiers={toTierProgress(progress)}
      {...(isIncomplete ? { now: { name: rankName(ladder, now), detail: `${lp} LP` } } : {})}
      label={t`${percent} percent: now ${formatRankAndPoints(ladder, now, lp)}`}
      {...props}
    />
  );
};
