import { afterEach, describe, expect, test } from 'vitest';
import { isDaySpan, parseDaySpan, serializeDaySpan, toInstants } from './day-span.ts';

describe('parseDaySpan and toInstants', () => {
  test.each(['2026-11-01..2026-11-30', '2024-02-29..2024-02-29'])('reads and keeps %s', (given) => {
    const days = parseDaySpan(given);
    expect(isDaySpan(days)).toBe(true);
    expect(days && serializeDaySpan(days)).toBe(given);
  });

  test.each([
    '',
    '2026-11-01',
    '2026-11-30..2026-11-01',
    '2026-02-30..2026-03-01',
    'a..b',
    '2026-11-01..2026-11-02..x',
    '0002-11-01..2026-11-30',
    '0020-11-01..2026-11-30',
    '0202-11-01..2026-11-30',
    '0026-11-01..0026-11-30',
    '0050-01-01..0050-01-02',
    '9999-12-31..9999-12-31',
  ])('returns null for %j', (given) => {
    expect(parseDaySpan(given)).toBeNull();
  });
});

test.each([null, true, ['from', 'to'], 'from..to', {}])('%j is not a day span', (value) => {
  expect(isDaySpan(value)).toBe(false);
});

describe('toInstants', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each([
    ['Europe/Berlin', '2026-11-01', '2026-10-31T23:00:00.000Z', '2026-11-01T23:00:00.000Z'],
    // Summer time begins: the day has 23 hours.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-01', '2026-10-31T15:00:00.000Z', '2026-11-01T15:00:00.000Z'],
    ['UTC', '2026-12-31', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])("uses the reader's time zone: %s, %s", (TZ, day, since, before) => {
    process.env.TZ = TZ;
    expect(toInstants({ from: day, to: day })).toEqual({ since, before });
  });
});
