import {
  type LadderId,
  type QuoteLine,
  rankByNumber,
  type ServiceUnit,
  serviceById,
  type TierKey,
} from '@boostdesk/catalogs';
import { optionWords } from './offers.data.ts';

/** One of a unit, and more of them. */
export const unitWords = {
  ladder: ['division', 'divisions'],
  wins: ['win', 'wins'],
  netWins: ['net win', 'net wins'],
  divisions: ['division', 'divisions'],
  placement: ['placement match', 'placement matches'],
  matches: ['match', 'matches'],
  clears: ['clear', 'clears'],
  hours: ['hour', 'hours'],
  levels: ['level', 'levels'],
  points: ['thousand points', 'thousand points'],
  flat: ['piece', 'pieces'],
} as const satisfies Record<ServiceUnit, readonly [string, string]>;

/** '5 wins'; points are counted in thousands: '5,000 points'. */
export const countWords = (count: number, unit: ServiceUnit): string =>
  unit === 'points'
    ? `${(count * 1000).toLocaleString('en-US')} points`
    : `${count} ${unitWords[unit][count === 1 ? 0 : 1]}`;

export const rankName = (ladder: LadderId, rank: number): string => rankByNumber(ladder, rank)?.name ?? String(rank);

export const tierOf = (ladder: LadderId, rank: number): TierKey => rankByNumber(ladder, rank)?.tier ?? 'unranked';

/** 'Gold II → Platinum IV, 2 steps'; within a tier the second name is its division alone: 'Platinum IV → I, 3 steps'. */
function stepsWords(params: Extract<QuoteLine, { code: 'steps' }>['params']): string {
  const { ladder, from, to, count } = params;
  const end = rankByNumber(ladder, to);
  const isWithin = tierOf(ladder, from) === end?.tier;
  const way = `${rankName(ladder, from)} → ${(isWithin ? end.division : null) ?? rankName(ladder, to)}`;
  return count === 1 ? way : `${way}, ${count} steps`;
}

const withPercent = (text: string, percent: number): string => (percent === 0 ? text : `${text}, ${percent}%`);

export function lineWords(line: QuoteLine): string {
  switch (line.code) {
    case 'steps':
      return stepsWords(line.params);
    case 'units':
      return countWords(line.params.count, line.params.unit);
    case 'flat':
      return serviceById(line.params.serviceId)?.name ?? 'Service';
    case 'lp':
      return `Current LP, ${line.params.percent}% of the first step`;
    case 'lowLpGain':
      return withPercent('Low LP gain per win', line.params.percent);
    case 'option':
      return withPercent(optionWords[line.params.option].name, line.params.percent);
    case 'coupon':
      return `Coupon ${line.params.coupon}`;
    case 'coins':
      return `${line.params.coins} BoostCoins`;
  }
}
