const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode keeps the ten digits of a system together and in order. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/**
 * Replaces the decimal digits of every script with 0 to 9: '٥٨', '५८' and '５８' become '58'. `@boostdesk/search` and
 * `@boostdesk/ui`, which do not depend on this package, have the same function.
 */
export const toAsciiDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit);
