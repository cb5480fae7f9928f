import { games } from '@boostdesk/catalogs';
import { plural, t } from '@lingui/core/macro';
import { formatMoney, formatNumber, formatPercent } from '../../parts/format.ts';
import type { Coupon } from './coupon.ts';

const names = new Map<number, string>(games.map(({ id, name }) => [id, name]));

export const offWords = ({ percent, amount }: Pick<Coupon, 'percent' | 'amount'>): string =>
  percent === null ? formatMoney(amount ?? 0, 'USD') : formatPercent(percent);

export const gamesWords = ({ games: some }: Pick<Coupon, 'games'>): string =>
  some === null ? t`All games` : some.map((id) => names.get(id) ?? String(id)).join(', ');

/** Days as they are kept: of the calendar, in no zone. */
export function periodWords({ starts, ends }: Pick<Coupon, 'starts' | 'ends'>): string {
  if (starts === null) return ends === null ? t`Always` : t`Until ${ends}`;
  return ends === null ? t`From ${starts}` : t`${starts} to ${ends}`;
}

export function limitWords({ most_uses: most, most_uses_each: each }: Coupon): string {
  const words = [
    most === null ? '' : plural(most, { one: '# order in all', other: '# orders in all' }),
    each === null ? '' : t`${formatNumber(each)} a customer`,
  ];
  return words.filter(Boolean).join(', ') || t`No limit`;
}
