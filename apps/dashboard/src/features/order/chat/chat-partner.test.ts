import { expect, test } from 'vitest';
import '../../../i18n/i18n.ts';
import { recipientsLabel } from './chat-partner.ts';

const aya = { id: 3, name: 'Aya Lindholm', image: null };
const pike = { id: 7, name: 'Pike', image: null };

test.each([
  ['the customer', { id: 3 }, pike, 'Pike'],
  ['the booster', { id: 7 }, pike, 'Aya Lindholm'],
  ['staff, read by both sides', { id: 1 }, pike, 'Aya Lindholm and Pike'],
  ['staff before lock-in', { id: 1 }, null, 'Aya Lindholm'],
  ['the customer before lock-in', { id: 3 }, null, undefined],
])('%s writes to %j', (_who, actor, booster, readers) => {
  expect(recipientsLabel({ customer: aya, booster }, actor)).toBe(readers);
});
