import { expect, test } from 'vitest';
import { lastDays } from './last-days.ts';

const now = new Date('2026-03-02T00:30:00Z');

test('lastDays returns every day with its earnings', () => {
  expect(lastDays([{ day: '2026-02-28', amount: 700 }], now, 4)).toEqual([
    { day: '2026-02-27', amount: 0 },
    { day: '2026-02-28', amount: 700 },
    { day: '2026-03-01', amount: 0 },
    { day: '2026-03-02', amount: 0 },
  ]);
});

test('lastDays ignores earlier earnings', () => {
  expect(lastDays([{ day: '2026-01-01', amount: 700 }], now).every(({ amount }) => amount === 0)).toBe(true);
});
