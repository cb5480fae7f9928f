/**
 * What is said to be a secret, also where its name is only a part of a field's. In quotes it may have blanks, and goes to the last
 * quote that begins no other value.
 */
const SAID =
  /(pass(?:word|phrase|wort)|secret|token)(\\?["'`‘-‟«»‹›]?\s*[:=]\s*)(['`‘-‟«»‹›](?:.*['`‘-‟«»‹›](?<![:=]\s*.)|.*)|[^\s"]+)/gis;

/** The last word of a text that was cut may be the half of an address, which nothing tells from any other word. */
const withoutCutWord = (text: string): string => text.replace(/(?<![\p{L}\p{N}_.+@-])[\p{L}\p{N}_.+@-]+$/u, '…');

/**
 * An error's words without what by its form could name a person or open a door: addresses, telephone numbers, tokens, what is said to
 * be a password, all between the first and the last double quote (a parser quotes its text there), what stands behind `?` and `#` of an
 * address, and numbers of four digits and more, such as an order's. Where in the code it was (`:12:34567`) stays.
 * @param most letters that are looked at and kept: what comes behind them is cut first, so that no text takes long
 */
export const tame = (text: string, most: number): string =>
  (text.length > most ? withoutCutWord(text.slice(0, most)) : text)
    // Each begins where no part of it stands before: nothing is looked at twice.
    .replace(/(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+@[\p{L}\p{N}_.-]*/gu, '<address>')
    .replace(/(?<![\w-])[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, '<token>')
    // Each begins like this, however short or cut off it is.
    .replace(/\beyJ[\w.-]*/g, '<token>')
    .replace(/\b(Bearer)\s+[^\s"'`]+/gi, '$1 …')
    .replace(
      SAID,
      // A double quote in it is still the first or the last of all.
      (_, name: string, is: string, value: string) => `${name}${is}…${value.includes('"') ? '"' : ''}`,
    )
    .replace(/(?:\+|(?<![\w.:])0)\d[\d ()/-]{4,}\d/g, '#')
    // Where the end is cut off, so may be the second quote.
    .replace(text.length > most ? /".*$/s : /"(?:.*"|.*)/s, '"…"')
    .replace(/[?#][^\s)=?#]*=[^\s)]*/g, '')
    .replace(/\b[A-Za-z0-9_]{32,}\b/g, '<long>')
    .replace(/(:\d+:\d+)|\d{4,}/g, (_, place?: string) => place ?? '#')
    .slice(0, most)
    // Half a letter could not be stored.
    .toWellFormed();
