// 100 000 labels as a marketplace has them, the same in every run, and 20 texts with the label that each shall find first.
import type { SearchEntry } from '@boostdesk/search';

const COUNT = 100_000;
const SYLLABLES = ['ka', 'ro', 'mi', 'ten', 'va', 'lu', 'shi', 'gor', 'ne', 'pax', 'ul', 'dre'] as const;
const GAMES = ['League of Legends', 'Valorant', 'Rocket League', 'Apex Legends', 'Destiny 2', 'Overwatch'] as const;

/** Labels that nothing else resembles: they are what the texts look for. */
const PLANTED = [
  'Quarterly payout report',
  'Moderation handbook',
  'Zephyrine Whitlock',
  'Bjorn Quickfingers',
  'Loyalty thresholds',
  'Wallet adjustments',
  'Emergency contacts',
  'Frequently asked questions',
] as const;

export const questions: readonly (readonly [text: string, first: string])[] = [
  ['quarterly', 'Quarterly payout report'],
  ['moder', 'Moderation handbook'],
  ['zephy', 'Zephyrine Whitlock'],
  ['bjorn q', 'Bjorn Quickfingers'],
  ['loyalty th', 'Loyalty thresholds'],
  ['payout rep', 'Quarterly payout report'],
  ['handbook', 'Moderation handbook'],
  ['whitlock', 'Zephyrine Whitlock'],
  ['quickfing', 'Bjorn Quickfingers'],
  ['adjustm', 'Wallet adjustments'],
  ['quartrely', 'Quarterly payout report'],
  ['moderatoin', 'Moderation handbook'],
  ['zephyrin witlock', 'Zephyrine Whitlock'],
  ['bjron', 'Bjorn Quickfingers'],
  ['thresolds', 'Loyalty thresholds'],
  ['emergancy', 'Emergency contacts'],
  ['10042', 'Order 10042 Destiny 2'],
  ['order 23456', 'Order 23456 Rocket League'],
  ['34567', 'Order 34567 Valorant'],
  ['asked freq', 'Frequently asked questions'],
];

const pick = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0];

function nameOf(index: number): string {
  const parts = [index, index * 7 + 3, index * 13 + 5].map((value) => pick(SYLLABLES, Math.floor(value / 5)));
  const [first = ''] = parts;
  return `${first.charAt(0).toUpperCase()}${parts.join('').slice(1)} ${index.toString(36)}`;
}

export const entries: readonly SearchEntry[] = Array.from({ length: COUNT }, (_, index) => {
  const planted = PLANTED[(index - 500) / 1000];
  const number = 10_000 + index;
  const label = index < 60_000 ? `Order ${number} ${pick(GAMES, number)}` : nameOf(index);
  return { label: planted ?? label, url: `/${index}` };
});
