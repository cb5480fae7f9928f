import { expect, test } from 'vitest';
import '../../i18n/i18n.ts';
import { withLabelMatches } from './match-labels.ts';

test('labels shown in rows are searched by their codes, and chosen filters stay', () => {
  const query = { text: 'kaito UNPAUSED', filter: { order: 7 } };
  expect(withLabelMatches(query)).toEqual({
    ...query,
    filter: { order: 7, said: [{ word: 'UNPAUSED', actions: ['order.unpause'], kinds: [], fields: [] }] },
  });
  expect(withLabelMatches({ text: 'gifts' }).filter?.said).toMatchObject([{ word: 'gifts', kinds: ['gifts'] }]);
});

const money = ['amount', 'price', 'price_amount', 'refund_amount'];

test.each([
  ['12.50', money.map((name) => ({ name, values: ['1250'] }))],
  ['١٬٢٣٤٫٥٠', money.map((name) => ({ name, values: ['123450'] }))],
  ['0,50€', money.map((name) => ({ name, values: ['50'] }))],
  ['$1,234.50', money.map((name) => ({ name, values: ['123450'] }))],
  [
    'paus',
    [
      { name: 'status', values: ['3'] },
      { name: 'suspended_from', values: ['3'] },
    ],
  ],
  ['tft', [{ name: 'service', values: ['18', '19', '20', '40', '41'] }]],
  ['valorant', expect.arrayContaining([{ name: 'game', values: ['15'] }])],
  ['moderator', [{ name: 'role', values: ['4', '5'] }]],
])('%s searches for the values shown so', (word, fields) => {
  expect(withLabelMatches({ text: word }).filter?.said).toMatchObject([{ word, fields }]);
});

test.each([['2026-03-01'], ['3/1/2026']])('%s is a date in the reader’s format', (word) => {
  const [since, before] = [new Date(2026, 2, 1).toISOString(), new Date(2026, 2, 2).toISOString()];
  expect(withLabelMatches({ text: word }).filter?.said).toMatchObject([{ word, at: { since, before } }]);
});

test('other words are searched unchanged', () => {
  for (const query of [{}, { text: '  ' }, { text: '#10482 1250 kaito 13/13/2026' }])
    expect(withLabelMatches(query)).toBe(query);
});
