import { expect, it } from 'vitest';
import { completeYear, hasShortYear } from './short-year.ts';

it.each([
  ['0026-11-01', '2026-11-01', false],
  ['0099-12-31', '2099-12-31', false],
  ['0024-02-29', '2024-02-29', false],
  ['0010-01-01', '2010-01-01', false],
  ['0002-11-01', '0002-11-01', true],
  ['0202-11-01', '0202-11-01', true],
  ['2026-11-01', '2026-11-01', false],
  ['1999-11-01', '1999-11-01', false],
  ['0100-10-26', '0100-10-26', true],
])('%s is completed to %s; its year is still short: %s', (day, completed, isShort) => {
  expect(completeYear(day)).toBe(completed);
  expect(hasShortYear(completed)).toBe(isShort);
});
