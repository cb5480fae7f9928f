import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const shown = (body: string, query: string) =>
  excerptOf(body, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Ahri tonight', 'ton', 'Ahri [tonight]'],
  ['One two one', 'one', '[One] two [one]'],
  ['Without', 'the word', 'Without'],
  [`${'word '.repeat(40)}here it is`, 'here', `… ${'word '.repeat(7)}[here] it is`],
  [`here ${'x'.repeat(300)}`, 'here', `[here] ${'x'.repeat(195)}…`],
  [`here ${'👍'.repeat(300)}`, 'here', `[here] ${'👍'.repeat(195)}…`],
  [`${'x'.repeat(300)} here`, 'here', '… [here]'],
])('the excerpt of %j for %j', (body, query, expected) => {
  expect(shown(body, query)).toBe(expected);
});
