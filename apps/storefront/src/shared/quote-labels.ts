import { type QuoteLine, rankByNumber, type ServiceUnit } from '@boostdesk/catalogs';
import { detailLineLabel, flatServiceLabel, optionLabel, withPercent } from '@boostdesk/i18n/quote-label';
import { formatTransition, rankName, tierOf } from '@boostdesk/i18n/rank-label';
import { unitLabel } from '@boostdesk/i18n/unit-label';
import { plural, t } from '@lingui/core/macro';

/** '5 wins'; points are grouped: '5,000 points'. */
export function countLabel(count: number, unit: ServiceUnit): string {
  const points = count * 1000;
  if (unit === 'points') return plural(points, { one: '# point', other: '# points' });
  return unitLabel(unit === 'ladder' ? 'divisions' : unit, count);
}

/** 'Gold II → Platinum IV, 2 steps'; within a tier only the second division: 'Platinum IV → I, 3 steps'. */
function stepsLabel(params: Extract<QuoteLine, { code: 'steps' }>['params']): string {
  const { ladder, from, to, count } = params;
  const end = rankByNumber(ladder, to);
  const isWithin = tierOf(ladder, from) === end?.tier;
  const way = formatTransition(rankName(ladder, from), (isWithin ? end.division : null) ?? rankName(ladder, to));
  const steps = unitLabel('ladder', count);
  return count === 1 ? way : t`${way}, ${steps}`;
}

export function quoteLineLabel(line: QuoteLine): string {
  switch (line.code) {
    case 'steps':
      return stepsLabel(line.params);
    case 'units':
      return countLabel(line.params.count, line.params.unit);
    case 'flat':
      return flatServiceLabel(line.params.serviceId);
    case 'lp': {
      const { percent } = line.params;
      return t`Current LP, ${percent}% of the first step`;
    }
    case 'lowLpGain':
      return withPercent(t`Low LP gain per win`, line.params.percent);
    case 'option':
      return withPercent(optionLabel(line.params.option), line.params.percent);
    case 'detail':
      return detailLineLabel(line.params);
    case 'coupon': {
      const { coupon } = line.params;
      return t`Coupon ${coupon}`;
    }
    case 'coins': {
      const { coins } = line.params;
      return plural(coins, { one: '# BoostCoin', other: '# BoostCoins' });
    }
  }
}
