import { describe, expect, test } from 'vitest';
import { isDays, readDays, writeDays } from './day-span.ts';

describe('days in an address', () => {
  test.each(['2026-11-01..2026-11-30', '2024-02-29..2024-02-29'])('%s', (given) => {
    const days = readDays(given);
    expect(isDays(days)).toBe(true);
    expect(days && writeDays(days)).toBe(given);
  });

  test.each([
    '',
    '2026-11-01',
    '2026-11-30..2026-11-01',
    '2026-02-30..2026-03-01',
    'a..b',
    '2026-11-01..2026-11-02..x',
  ])('%j names none', (given) => {
    expect(readDays(given)).toBeNull();
  });
});

test.each([null, true, ['from', 'to'], 'from..to', {}])('%j is none', (value) => {
  expect(isDays(value)).toBe(false);
});
