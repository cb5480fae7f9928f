const NAME = /(?:pass(?:word|phrase|wort)|secret|token)[\w-]{0,20}/;
/** A colon, `=` or `=>`, behind the quote that ends the name. */
const IS = /\\?["'`‘-‟«»‹›]?\s*[:=]>?\s*/;
/** Before a bracket, as in `Secret('…')`. */
const CALLED = '[\\w.$]{0,40}';
const TYPOGRAPHIC = '[‘-‟«»‹›]';
/** What may stand around it, how it begins and how it ends. Of typographic quotes any may end what any began. */
const AROUND = [
  ["'", "'"],
  ['`', '`'],
  [`${TYPOGRAPHIC}+`, TYPOGRAPHIC],
  [`${CALLED}\\[`, '\\]'],
  [`${CALLED}\\(`, '\\)'],
  [`${CALLED}\\{`, '\\}'],
] as const;
/** It may have blanks in it, and goes to the last of its ends that begins no other value: to the end of all where there is none. */
const FRAMED = AROUND.map(([begin, end]) => `${begin}(?:.*${end}(?<![:=]>?\\s*.)|.*)`).join('|');
/** What is said to be a secret, also where its name is only a part of a field's. A last double quote of all may begin it. */
const SAID = new RegExp(`(${NAME.source})(${IS.source})("[^"]*$|${FRAMED}|[^\\s"]+)`, 'gis');

/** A double quote in it is still the first or the last of all. */
const withoutWords = (value: string): string => (value.startsWith('"') ? '"' : `…${value.includes('"') ? '"' : ''}`);

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
    .replace(SAID, (_, name: string, is: string, value: string) => `${name}${is}${withoutWords(value)}`)
    .replace(/(?:\+|(?<![\w.:])0)\d[\d ()/-]{4,}\d/g, '#')
    // Where the end is cut off, so may be the second quote.
    .replace(text.length > most ? /".*$/s : /"(?:.*"|.*)/s, '"…"')
    .replace(/[?#][^\s)=?#]*=[^\s)]*/g, '')
    .replace(/\b[A-Za-z0-9_]{32,}\b/g, '<long>')
    .replace(/(:\d+:\d+)|\d{4,}/g, (_, place?: string) => place ?? '#')
    .slice(0, most)
    // Half a letter could not be stored.
    .toWellFormed();
