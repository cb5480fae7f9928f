// Deterministic entries of a marketplace, and texts to search for.
import type { SearchEntry } from '../search-types.ts';

const GAMES = ['League of Legends', 'Valorant', 'Rocket League', 'Apex Legends', 'Destiny 2', 'Overwatch'];
const SYLLABLES = ['ka', 'ro', 'mi', 'ten', 'va', 'lu', 'shi', 'gor', 'ne', 'pax', 'ul', 'dre'];
/** Resemble no other label; spread over the orders. */
const UNIQUE_LABELS = [
  'Quarterly payout report',
  'Moderation handbook',
  'Zephyrine Whitlock',
  'Bjorn Quickfingers',
  'Loyalty thresholds',
  'Wallet adjustments',
  'Emergency contacts',
  'Frequently asked questions',
];

/** Search texts with the label that must be found first among at least 30 000 sample entries. */
export const sampleSearches: readonly (readonly [text: string, label: string])[] = [
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

function createName(index: number): string {
  const syllables = [index, index * 7 + 3, index * 13 + 5].map((n) => SYLLABLES[Math.floor(n / 5) % SYLLABLES.length]);
  return `${syllables.join('')} ${index.toString(36)}`;
}

/** Five of six are orders, the others people. */
export const createSampleEntries = (count: number): SearchEntry[] =>
  Array.from({ length: count }, (_, index) => {
    const number = 10_000 + index;
    const order = UNIQUE_LABELS[(index - 500) / 1000] ?? `Order ${number} ${GAMES[number % GAMES.length]}`;
    return { label: index < (count * 5) / 6 ? order : createName(index), url: `/${index}` };
  });
