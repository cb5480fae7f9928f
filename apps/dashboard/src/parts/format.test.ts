import { expect, it } from 'vitest';
import { formatSpan } from './format.ts';

it.each([
  [0, '1 second'],
  [45, '45 seconds'],
  [60, '1 minute'],
  [3 * 3600 + 20 * 60 + 5, '3 hours, 20 minutes'],
  [2 * 86_400 + 59, '2 days, 59 seconds'],
])('%i seconds are said in at most two units', (seconds, words) => {
  expect(formatSpan(seconds)).toBe(words);
});
