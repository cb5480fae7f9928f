import { describe, expect, it } from 'vitest';
import { toAsciiDigits } from './ascii-digits.ts';

/** Systems of CLDR that write a number with ten digits of their own. */
const systems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
  /^\p{Nd}{10}$/u.test(new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234_567_890)),
);

describe('toAsciiDigits', () => {
  it.each(systems)('reads the digits of %s', (system) => {
    const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234_567_890);
    expect(toAsciiDigits(digits)).toBe('1234567890');
  });

  it.each([
    ['٥٨', '58'],
    ['۵۸', '58'],
    ['५८', '58'],
    ['５８', '58'],
    ['৫৮', '58'],
    ['a٠1b', 'a01b'],
    ['Ⅷ ½ ①', 'Ⅷ ½ ①'],
    ['', ''],
  ])('turns %j into %j', (text, ascii) => {
    expect(toAsciiDigits(text)).toBe(ascii);
  });

  it('covers many systems', () => {
    expect(systems.length).toBeGreaterThan(50);
  });
});
