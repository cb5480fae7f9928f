import { expect, test } from 'vitest';
import { toAsciiDigits } from './ascii-digits.ts';

const format = (system: string): string =>
  new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234_567_890);

/** Systems of CLDR that write a number with ten digits of their own. */
const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => /^\p{Nd}{10}$/u.test(format(system)));

test('CLDR has many such systems', () => {
  expect(systems.length).toBeGreaterThan(50);
});

test.each(systems)('toAsciiDigits reads the digits of %s', (system) => {
  expect(toAsciiDigits(`No. ${format(system)}`)).toBe('No. 1234567890');
});
