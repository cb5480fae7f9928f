import { expect, test } from 'vitest';
import '../../app/i18n.ts';
import { asSaid } from './as-said.ts';

test('words that rows say are looked for by what they stand for, and what was chosen stays', () => {
  const query = { text: 'kaito UNPAUSED', filter: { order: 7 } };
  expect(asSaid(query)).toEqual({
    ...query,
    filter: { order: 7, said: [{ word: 'UNPAUSED', actions: ['order.unpause'], kinds: [] }] },
  });
  expect(asSaid({ text: 'gifts' }).filter?.said).toMatchObject([{ word: 'gifts', kinds: ['gifts'] }]);
});

test('what stands for nothing is asked as it is', () => {
  for (const query of [{}, { text: '  ' }, { text: '#10482 kaito' }]) expect(asSaid(query)).toBe(query);
});
