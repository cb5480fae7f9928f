import { games } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { plural, t } from '@lingui/core/macro';
import { formatMoney, formatNumber, formatPercent } from '../../i18n/format.ts';
import { formatCalendarDay } from '../../shared/calendar-day.ts';
import type { Coupon } from './coupon.ts';

const gameNames = new Map<number, string>(games.map(({ id, name }) => [id, name]));

export const discountLabel = ({ percent, amount }: Pick<Coupon, 'percent' | 'amount'>): string =>
  percent === null ? formatMoney(amount ?? 0, 'USD') : formatPercent(percent);

export const gamesLabel = ({ games: some }: Pick<Coupon, 'games'>): string =>
  some === null ? t`All games` : formatList(some.map((id) => gameNames.get(id) ?? String(id)));

/** Calendar dates without a time zone. */
export function periodLabel({ starts, ends }: Pick<Coupon, 'starts' | 'ends'>): string {
  const [from, until] = [starts, ends].map((day) => (day === null ? null : formatCalendarDay(day)));
  if (!from) return until ? t`Until ${until}` : t`No time limit`;
  return until ? t`${from} to ${until}` : t`From ${from}`;
}

type CouponState = 'on' | 'off' | 'early' | 'ended' | 'usedUp';

/** Whether the coupon applies now. Its dates are UTC dates, as on the server. */
export function couponState(
  { active, starts, ends, uses, most_uses: most }: Pick<Coupon, 'active' | 'starts' | 'ends' | 'uses' | 'most_uses'>,
  now: Date = new Date(),
): CouponState {
  const day = now.toISOString().slice(0, 10);
  if (!active) return 'off';
  if (ends !== null && day > ends) return 'ended';
  if (starts !== null && day < starts) return 'early';
  return most !== null && uses >= most ? 'usedUp' : 'on';
}

export const couponStateLabel = (state: CouponState): string =>
  ({
    on: t`Active`,
    off: t`Inactive`,
    early: t({ context: 'coupon', message: 'Scheduled' }),
    ended: t({ context: 'coupon', message: 'Expired' }),
    usedUp: t({ context: 'coupon', message: 'Used up' }),
  })[state];

export function limitLabel({ most_uses: most, most_uses_each: each }: Coupon): string {
  const limits = [
    most === null ? '' : plural(most, { one: '# order in total', other: '# orders in total' }),
    each === null ? '' : t`${formatNumber(each)} per customer`,
  ];
  return formatList(limits.filter(Boolean)) || t`No limit`;
}
