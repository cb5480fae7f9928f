import { expect, test } from 'vitest';
import { formatPurchase } from '../domains/orders/purchase-text.ts';
import { formatMessage } from './format-message.ts';
import { purchaseMessage } from './purchase-message.ts';

test.each([
  ['League boosting, Gold IV to Platinum II', 'League-Boosting, Gold IV bis Platinum II'],
  ['Ranked wins, 1 win', 'Ranked-Siege, 1 Sieg'],
  ['Ranked wins, 5 wins', 'Ranked-Siege, 5 Siege'],
  ['Normal matches, 3 matches', 'Normale Partien, 3 Partien'],
  ['Champion mastery, 2 thousand points', 'Champion-Meisterschaft, 2 Tausend Punkte'],
  ['Coaching, 2 hours', 'Coaching, 2 Stunden'],
  ['Smurf account', 'Smurf-Account'],
  ['a-service-of-long-ago, something else', 'a-service-of-long-ago, something else'],
])('purchaseMessage translates %j', (english, german) => {
  expect(formatMessage('en', purchaseMessage(english))).toBe(english);
  expect(formatMessage('de', purchaseMessage(english))).toBe(german);
});

test('purchaseMessage translates every unit of formatPurchase', () => {
  const units = [
    'wins',
    'netWins',
    'divisions',
    'placement',
    'matches',
    'clears',
    'hours',
    'levels',
    'points',
  ] as const;
  for (const unit of units) {
    const words = formatPurchase({
      ladder: null,
      from: null,
      target: null,
      unit,
      count: 3,
      serviceName: 'Coaching',
    } as Parameters<typeof formatPurchase>[0]);
    expect(formatMessage('en', purchaseMessage(words))).toBe(words);
    expect(formatMessage('ar', purchaseMessage(words)), words).not.toMatch(/[a-z]/);
  }
});
