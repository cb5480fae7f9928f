/** Digits of the Arabic and Persian scripts as ASCII. */
const toAsciiDigits = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));

/** The text as a reader sees it: full-width letters as plain ones, without invisible characters, with ASCII digits. */
export const toReadable = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
