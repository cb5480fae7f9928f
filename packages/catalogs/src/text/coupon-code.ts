import { toAsciiDigits } from './ascii-digits.ts';

/**
 * The code that was meant by a typed or pasted text: upper case, and without what other programs add or change, which are spaces around it,
 * invisible characters, full-width letters, other dashes and digits of other scripts. Does not check it.
 */
export const toCouponCode = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
    .toUpperCase();
