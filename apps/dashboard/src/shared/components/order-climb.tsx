import { RankClimb, type RankClimbProps } from '@boostdesk/ui/rank-climb';
import { t } from '@lingui/core/macro';
import { rankName, standingWords, tierOf } from '../../i18n/order-words.ts';
import { climbTiers, type RankProgress } from '../climb.ts';

export interface OrderClimbProps extends Pick<RankClimbProps, 'stats' | 'crestSize'> {
  readonly progress: RankProgress;
}

/** Progress of an order from start to target, one segment per division. */
export const OrderClimb = ({ progress, ...props }: OrderClimbProps) => {
  const { from, ladder, lp, now, percent, target } = progress;
  const end = (rank: number) => ({ name: rankName(ladder, rank), tier: tierOf(ladder, rank) });
  const isOnTheWay = percent < 100;
  return (
    <RankClimb
      start={end(from)}
      target={end(target)}
      tiers={climbTiers(progress)}
      {...(isOnTheWay ? { now: { name: rankName(ladder, now), detail: `${lp} LP` } } : {})}
      label={t`${percent} percent: now ${standingWords(ladder, now, lp)}`}
      {...props}
    />
  );
};
