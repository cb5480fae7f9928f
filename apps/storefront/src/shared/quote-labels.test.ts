// @vitest-environment jsdom
import { quoteOrder } from '@boostdesk/catalogs';
import { expect, test } from 'vitest';
import '../app/i18n.ts';
import { countLabel, quoteLineLabel } from './quote-labels.ts';

const wordsOf = (input: Parameters<typeof quoteOrder>[0]): string[] => {
  const quote = quoteOrder(input);
  return quote.ok ? quote.lines.map(quoteLineLabel) : [quote.reason];
};

test('a climb is listed tier by tier, then extras', () => {
  const options = { appearOffline: true, specificChampions: true };
  expect(wordsOf({ serviceId: 1, serverId: 2, from: 15, target: 21, lp: 45, lpGain: 15, options })).toEqual([
    'Gold II → Platinum IV, 2 steps',
    'Platinum IV → I, 3 steps',
    'Platinum I → Diamond IV',
    'Current LP, 20% of the first step',
    'Low LP gain per win, 15%',
    'Appear offline',
    'Specific champions, 10%',
  ]);
});

test('labels a counted service, a fixed price and a discount', () => {
  expect(wordsOf({ serviceId: 2, serverId: 2, from: 13, count: 5 })).toEqual(['5 wins']);
  const coupon = { code: 'CLIMB5', kind: 'amount', value: 500 } as const;
  expect(wordsOf({ serviceId: 14, coupon, coins: 150 })).toEqual(['Guides', 'Coupon CLIMB5', '150 BoostCoins']);
});

test.each([
  [1, 'hours', '1 hour'],
  [2, 'hours', '2 hours'],
  [1, 'placement', '1 placement match'],
  [6, 'ladder', '6 divisions'],
  [5, 'points', '5,000 points'],
] as const)('countLabel(%i, %s): %s', (count, unit, words) => {
  expect(countLabel(count, unit)).toBe(words);
});
