import fc from 'fast-check';
import { expect, it } from 'vitest';
import { avatarHues, hueOf, initialsOf } from './initials.ts';

it.each([
  ['Mina Park', 'MP'],
  ['Kaito', 'KA'],
  ['  jean  luc   picard ', 'JP'],
  ['é', 'É'],
  ['明日香', '明日'],
  ['', ''],
])('takes the initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('always gives a name the same hue', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(avatarHues).toContain(hueOf(name));
      expect(hueOf(name)).toBe(hueOf(name));
    }),
  );
});

it('spreads different names over all hues', () => {
  const names = Array.from({ length: 60 }, (_, at) => `Player ${at}`);
  expect(new Set(names.map(hueOf)).size).toBe(avatarHues.length);
});
