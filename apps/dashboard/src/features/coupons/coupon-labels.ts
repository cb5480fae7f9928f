import type { CouponState } from '@boostdesk/catalogs/rules';
import { formatList } from '@boostdesk/i18n/format-list';
import { plural, t } from '@lingui/core/macro';
import { formatCalendarDay, formatMoney, formatNumber, formatPercent } from '../../i18n/format.ts';
import { gameName } from '../../shared/labels/catalog-names.ts';
import type { Coupon } from './api.ts';

export const discountLabel = ({ percent, amount }: Pick<Coupon, 'percent' | 'amount'>): string =>
  percent === null ? formatMoney(amount ?? 0, 'USD') : formatPercent(percent);

export const gamesLabel = ({ games }: Pick<Coupon, 'games'>): string =>
  games === null ? t`All games` : formatList(games.map(gameName));

/** Calendar dates without a time zone. */
export function periodLabel({ starts, ends }: Pick<Coupon, 'starts' | 'ends'>): string {
  const [from, until] = [starts, ends].map((day) => (day === null ? null : formatCalendarDay(day)));
  if (!from) return until ? t`Until ${until}` : t`No time limit`;
  return until ? t`${from} to ${until}` : t`From ${from}`;
}

export const couponStateLabel = (state: CouponState): string =>
  ({
    active: t`Active`,
    inactive: t`Inactive`,
    scheduled: t({ context: 'coupon', message: 'Scheduled' }),
    expired: t({ context: 'coupon', message: 'Expired' }),
    usedUp: t({ context: 'coupon', message: 'Used up' }),
  })[state];

export function limitLabel({ most_uses: most, most_uses_each: each }: Coupon): string {
  const limits = [
    most === null ? '' : plural(most, { one: '# order in total', other: '# orders in total' }),
    each === null ? '' : t`${formatNumber(each)} per customer`,
  ];
  return formatList(limits.filter(Boolean)) || t`No limit`;
}
