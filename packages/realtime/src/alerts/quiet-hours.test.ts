import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isQuiet, type QuietHours } from './quiet-hours.ts';

const night = { from: 22 * 60, to: 7 * 60 };
const at = (time: string) => new Date(`2026-01-15T${time}:30.000Z`);

describe('isQuiet', () => {
  it.each([
    ['is false before from', { ...night, zone: 'UTC' }, '21:59', false],
    ['is true at from', { ...night, zone: 'UTC' }, '22:00', true],
    ['is true after midnight', { ...night, zone: 'UTC' }, '00:00', true],
    ['is true in the last minute', { ...night, zone: 'UTC' }, '06:59', true],
    ['is false at to', { ...night, zone: 'UTC' }, '07:00', false],
    ['is true within a period in the day', { from: 600, to: 660, zone: 'UTC' }, '10:30', true],
    ['is false outside a period in the day', { from: 600, to: 660, zone: 'UTC' }, '11:00', false],
    ['uses the time in Berlin', { ...night, zone: 'Europe/Berlin' }, '21:00', true],
    ['uses the time in New York', { ...night, zone: 'America/New_York' }, '02:59', false],
    ['uses the time in New York, a minute later', { ...night, zone: 'America/New_York' }, '03:00', true],
    ['uses a time zone with half hours', { ...night, zone: 'Asia/Kolkata' }, '16:30', true],
    ['is false for an unknown zone', { ...night, zone: 'Atlantis/Port' }, '23:00', false],
    ['is false when from equals to', { from: 600, to: 600, zone: 'UTC' }, '10:00', false],
  ] as const)('%s', (_, hours, time, quiet) => {
    expect(isQuiet(hours, at(time))).toBe(quiet);
  });

  it('follows the clock when daylight saving time begins', () => {
    const summer = new Date('2026-07-15T20:00:00.000Z');
    expect(isQuiet({ ...night, zone: 'Europe/Berlin' }, summer)).toBe(true);
    expect(isQuiet({ ...night, zone: 'UTC' }, summer)).toBe(false);
  });

  it('creates one format per time zone', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    onTestFinished(() => made.mockRestore());
    const zones = ['Africa/Cairo', 'America/Lima', 'africa/cairo', 'Atlantis/Port', 'Africa/Cairo', 'Atlantis/Port'];
    const quiet = zones.map((place) => isQuiet({ ...night, zone: place }, at('20:30')));
    expect(quiet).toEqual([true, false, true, false, true, false]);
    expect(made.mock.calls.filter(([, options]) => options?.timeZone !== 'Atlantis/Port')).toHaveLength(2);
  });

  const minute = fc.integer({ min: 0, max: 1439 });
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham');
  it('property: of two complementary periods exactly one is quiet', () => {
    fc.assert(
      fc.property(minute, minute, zone, fc.date({ noInvalidDate: true }), (from, to, place, moment) => {
        fc.pre(from !== to);
        const one: QuietHours = { from, to, zone: place };
        const other: QuietHours = { from: to, to: from, zone: place };
        expect(isQuiet(one, moment)).not.toBe(isQuiet(other, moment));
      }),
    );
  });

  it('property: as many minutes of a day are quiet as lie between from and to', () => {
    fc.assert(
      fc.property(minute, minute, (from, to) => {
        const day = Array.from({ length: 1440 }, (_, passed) => new Date(Date.UTC(2026, 0, 15) + passed * 60_000));
        const quiet = day.filter((moment) => isQuiet({ from, to, zone: 'UTC' }, moment)).length;
        expect(quiet).toBe((to - from + 1440) % 1440);
      }),
      { numRuns: 10 },
    );
  });
});
