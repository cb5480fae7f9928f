import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../i18n/i18n.ts';
import { withLabelMatches } from './match-labels.ts';

afterEach(() => setLocale('en'));

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
  ['\u06f1\u06f2\u066b\u06f5\u06f0', money.map((name) => ({ name, values: ['1250'] }))],
  ['\u0967\u0968.\u096b\u0966', money.map((name) => ({ name, values: ['1250'] }))],
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

test.each([
  ['2026-03-01'],
  ['3/1/2026'],
  ['\u0663/\u0661/\u0662\u0660\u0662\u0666'],
  ['\u0969/\u0967/\u0968\u0966\u0968\u096c'],
])('%s is a date in the reader’s format', (word) => {
  const [since, before] = [new Date(2026, 2, 1).toISOString(), new Date(2026, 2, 2).toISOString()];
  expect(withLabelMatches({ text: word }).filter?.said).toMatchObject([{ word, at: { since, before } }]);
});

test('other words are searched unchanged', () => {
  for (const query of [{}, { text: '  ' }, { text: '#10482 1250 kaito 13/13/2026' }])
    expect(withLabelMatches(query)).toBe(query);
});

test.each([
  ['de', 'zuruckgegeben', 'order.drop'],
  ['de', 'ZURU\u0308CKGEGEBEN', 'order.drop'],
  ['de', 'geandert', 'order.changeShare'],
  ['en', "booster's", 'order.changeShare'],
  ['en', 'booster’s', 'order.changeShare'],
  ['en', '\uff30\uff41\uff55\uff53\uff45\uff44', 'order.pause'],
] as const)('in %s, actions are found by %j, however it is spelled', async (language, word, action) => {
  await setLocale(language);
  expect(withLabelMatches({ text: word }).filter?.said).toMatchObject([{ actions: expect.arrayContaining([action]) }]);
});

test.each(['gehalter', 'Geha\u0308lter', 'GEHÄLTER'])('values are found by %j, however it is spelled', async (word) => {
  await setLocale('de');
  expect(withLabelMatches({ text: word }).filter?.said).toMatchObject([
    { fields: [{ name: 'kind', values: ['salaries'] }] },
  ]);
});
