import { toAsciiDigits } from '../text/ascii-digits.ts';

/** The text as a reader sees it: full-width letters as plain ones, without invisible characters, with ASCII digits. */
export const toReadable = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
