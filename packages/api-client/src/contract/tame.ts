const NAME = /(?:pass(?:word|phrase|wort)|secret|token)[\w-]{0,20}/;
/** A colon, `=` or `=>` after the closing quote of the name. */
const IS = /\\?["'`‘-‟«»‹›]?\s*[:=]>?\s*/;
/** Before a bracket: `Secret('…')`. */
const CALLED = '[\\w.$]{0,40}';
const TYPOGRAPHIC = '[‘-‟«»‹›]';
/** Pairs of delimiters; typographic quotes match any other. */
const AROUND = [
  ["'", "'"],
  ['`', '`'],
  [`${TYPOGRAPHIC}+`, TYPOGRAPHIC],
  [`${CALLED}\\[`, '\\]'],
  [`${CALLED}\\(`, '\\)'],
  [`${CALLED}\\{`, '\\}'],
] as const;
/** A delimited value ends at its last delimiter that starts no other value, or at the text's end. */
const FRAMED = AROUND.map(([begin, end]) => `${begin}(?:.*${end}(?<![:=]>?\\s*.)|.*)`).join('|');
/** A value after the name of a secret, or after a field name that contains it. */
const SAID = new RegExp(`(${NAME.source})(${IS.source})("[^"]*$|${FRAMED}|[^\\s"]+)`, 'gis');

/** Keeps a double quote, which may be the text's first or last. */
const withoutWords = (value: string): string => (value.startsWith('"') ? '"' : `…${value.includes('"') ? '"' : ''}`);

/** The last word of truncated text may be half an address. */
const withoutCutWord = (text: string): string => text.replace(/(?<![\p{L}\p{N}_.+@-])[\p{L}\p{N}_.+@-]+$/u, '…');

/**
 * Redacts an error message: addresses, phone numbers, tokens, passwords, text between the first and last double quote
 * (parsers quote their input), queries, fragments, and numbers of four or more digits. Source positions (`:12:34567`)
 * stay.
 * @param most maximum length; cut first, to limit the time
 */
export const tame = (text: string, most: number): string =>
  (text.length > most ? withoutCutWord(text.slice(0, most)) : text)
    // The lookbehind keeps each pattern linear.
    .replace(/(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+@[\p{L}\p{N}_.-]*/gu, '<address>')
    .replace(/(?<![\w-])[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, '<token>')
    // Every JWT starts like this.
    .replace(/\beyJ[\w.-]*/g, '<token>')
    .replace(/\b(Bearer)\s+[^\s"'`]+/gi, '$1 …')
    .replace(SAID, (_, name: string, is: string, value: string) => `${name}${is}${withoutWords(value)}`)
    .replace(/(?:\+|(?<![\w.:])0)\d[\d ()/-]{4,}\d/g, '#')
    // The closing quote may be cut off.
    .replace(text.length > most ? /".*$/s : /"(?:.*"|.*)/s, '"…"')
    .replace(/[?#][^\s)=?#]*=[^\s)]*/g, '')
    .replace(/\b[A-Za-z0-9_]{32,}\b/g, '<long>')
    .replace(/(:\d+:\d+)|\d{4,}/g, (_, place?: string) => place ?? '#')
    .slice(0, most)
    // The cut may split a surrogate pair.
    .toWellFormed();
