import { expect, it } from 'vitest';
import { toSentenceCase } from './sentence-case.ts';

it.each([
  ['Chat On A Phone', 'Chat on a phone'],
  ['Arabic Digits In English', 'Arabic digits in English'],
  ['Download As SVG', 'Download as SVG'],
  ['Panel replaces a panel', 'Panel replaces a panel'],
  ['Open', 'Open'],
])('%s is written %s', (title, written) => {
  expect(toSentenceCase(title)).toBe(written);
});
