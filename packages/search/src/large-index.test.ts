import { expect, test } from 'vitest';
import { createIndex } from './search-index.ts';
import type { SearchEntry } from './search-types.ts';

const ENTRY_COUNT = 30_000;
const ORDER_COUNT = 25_000;
const GAMES = ['League of Legends', 'Valorant', 'Rocket League', 'Apex Legends', 'Destiny 2', 'Overwatch'];
const SYLLABLES = ['ka', 'ro', 'mi', 'ten', 'va', 'lu', 'shi', 'gor', 'ne', 'pax', 'ul', 'dre'];
/** Labels that resemble no other label; they are spread over the orders. */
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

function createName(index: number): string {
  const syllables = [index, index * 7 + 3, index * 13 + 5].map((n) => SYLLABLES[Math.floor(n / 5) % SYLLABLES.length]);
  return `${syllables.join('')} ${index.toString(36)}`;
}

function createLabel(index: number): string {
  const number = 10_000 + index;
  if (index >= ORDER_COUNT) return createName(index);
  return UNIQUE_LABELS[(index - 500) / 1000] ?? `Order ${number} ${GAMES[number % GAMES.length]}`;
}

const entries = Array.from(
  { length: ENTRY_COUNT },
  (_, index): SearchEntry => ({
    label: createLabel(index),
    url: `/${index}`,
  }),
);
const index = createIndex(entries);

test.each([
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
])('find("%s") returns the label "%s" first among 30 000 labels', (text, label) => {
  expect(index.find(text)[0]?.entry.label).toBe(label);
});
