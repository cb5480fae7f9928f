import { expect, test } from 'vitest';
import '../../i18n/i18n.ts';
import { actionLabel } from './action-labels.ts';
import { changesOf } from './changes.ts';

const order = { kind: 'order', id: '7' };

test.each([
  [{ before: null, after: null }, []],
  [{ before: null, after: { amount: 9200, currency: 'USD' } }, ['Amount: $92.00', 'Currency: USD']],
  [{ before: null, after: { amount: 9200 } }, ['Amount: 9,200']],
  [{ before: null, after: { price: '1100', currency: 'USD' } }, ['Price: $11.00', 'Currency: USD']],
  [{ before: { price_amount: '7400' }, after: { price_amount: '8100' } }, ['Price: 74.00 → 81.00']],
  [{ before: { paused_seconds: 0 }, after: { paused_seconds: 12_000 } }, ['Time paused: 0 → 3 hours, 20 minutes']],
  [{ object: { kind: 'gifts', id: '1' }, before: null, after: { text: 'Thanks' } }, ['Message: Thanks']],
  [{ before: { role: 3 }, after: { role: 2 } }, ['Role: Customer → Booster']],
  [
    { before: { settlement: null }, after: { settlement: 'allToCustomer' } },
    ['Settlement: none → Full refund to the customer'],
  ],
  [{ before: { status: 1 }, after: { status: 3 } }, ['Status: Processing → Paused']],
  [{ before: { status: 'proposed' }, after: { status: 'paid' } }, ['Status: Proposed → Paid']],
  [{ before: { booster_id: null }, after: { booster_id: 7 } }, ['Booster: none → Kaito']],
  [{ before: { booster_id: null }, after: { booster_id: 8 } }, ['Booster: none → 8']],
  [{ before: { now_rank: 18 }, after: { now_rank: 19 } }, ['Rank: Platinum III → Platinum II']],
  [{ before: { name: 'Mina' }, after: {} }, ['Name: Mina → none']],
  [{ before: { now_lp: 0, percent: '33.00' }, after: { now_lp: 0, percent: 33 } }, []],
  [{ before: { percent: '33.00' }, after: { percent: 100 } }, ['Progress (%): 33% → 100%']],
  [{ before: { purchase: '1' }, after: { purchase: '1a' } }, ['Order: 1 → 1a']],
  [{ before: null, after: { order: 10268 } }, ['Order: #10268']],
  [{ before: { games: [1] }, after: { games: null } }, ['Games: Dota 2 → All games']],
  [
    { object: { kind: 'coupons', id: '1' }, before: { percent: 10 }, after: { percent: 20 } },
    ['Discount percentage: 10% → 20%'],
  ],
  [{ before: null, after: { constructor: 1, day: '2026-11-22' } }, ['constructor: 1', 'Date: Nov 22, 2026']],
  [{ before: { kind: 'fees' }, after: { kind: 'other' } }, ['Category: Fees → Other']],
  [{ before: null, after: { service: 12, platforms: ['PC', 'PS'] } }, ['Service: Smurf account', 'Platforms: PC, PS']],
  [{ before: { brand_new: { a: 1 } }, after: { brand_new: 'x' } }, ['brand_new: {"a":1} → x']],
  [{ before: { state: 'melted' }, after: { state: 'sold' } }, ['Status: melted → Sold']],
])('%j is described as %j', (entry, lines) => {
  expect(changesOf({ object: order, ...entry, ladder: 'standard', people: { 7: 'Kaito' } })).toEqual(lines);
});

test('a rank without a ladder is shown as a number', () => {
  const entry = { before: { now_rank: 18 }, after: { now_rank: 19 }, ladder: null, people: {} };
  expect(changesOf({ object: order, ...entry })).toEqual(['Rank: 18 → 19']);
});

test('an action has a label, and an unknown one shows its code', () => {
  expect(actionLabel('order.pause')).toBe('Paused the order');
  expect(actionLabel('order.dance')).toBe('order.dance');
});
