/**
 * The code that was meant by a typed or pasted text: upper case, and without what other programs add or change, which are spaces around it,
 * invisible characters, full-width letters and other dashes. Does not check it.
 */
export const toCouponCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
    .toUpperCase();
