import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlayingNow, playingEnd } from './playing.ts';
import { mayPoke, pokeAllowedAt } from './poke.ts';

const HOUR = 60 * 60 * 1000;
const times = fc.integer({ min: 0, max: 4_000_000_000_000 });

test.each([
  ['12 hours after the last activity', { activity: 0, poke: null, now: 12 }, true],
  ['not before', { activity: 0, poke: null, now: 11.99 }, false],
  ['12 hours after the last poke', { activity: 0, poke: 12, now: 24 }, true],
  ['not before the next poke', { activity: 0, poke: 12, now: 23.99 }, false],
  ['12 hours after an activity that followed the poke', { activity: 20, poke: 12, now: 32 }, true],
  ['not before 12 hours of that activity', { activity: 20, poke: 12, now: 31 }, false],
])('a customer may poke %s', (_title, { activity, poke, now }, allowed) => {
  const order = { lastActivity: activity * HOUR, lastPoke: poke === null ? null : poke * HOUR };
  expect(mayPoke(order, now * HOUR)).toBe(allowed);
});

test('a poke is allowed exactly from its time on, 12 hours after activity and poke', () => {
  fc.assert(
    fc.property(times, fc.option(times), (lastActivity, lastPoke) => {
      const order = { lastActivity, lastPoke };
      const allowed = pokeAllowedAt(order);
      expect(mayPoke(order, allowed)).toBe(true);
      expect(mayPoke(order, allowed - 1)).toBe(false);
      expect(allowed - lastActivity).toBeGreaterThanOrEqual(12 * HOUR);
      expect(allowed - (lastPoke ?? lastActivity)).toBeGreaterThanOrEqual(12 * HOUR);
      expect(mayPoke({ lastActivity, lastPoke: allowed }, allowed + 12 * HOUR - 1)).toBe(false);
    }),
  );
});

test('playing now ends by itself after 6 hours', () => {
  fc.assert(
    fc.property(times, (at) => {
      expect(isPlayingNow(playingEnd(at), at + 6 * HOUR - 1)).toBe(true);
      expect(isPlayingNow(playingEnd(at), at + 6 * HOUR)).toBe(false);
    }),
  );
  expect(isPlayingNow(null, 0)).toBe(false);
});
