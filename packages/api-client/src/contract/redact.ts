const NAME = /(?:pass(?:word|phrase|wort)|secret|token)[\w-]{0,20}/;
/** After the closing quote of the name. */
const ASSIGNMENT = /\\?["'`‘-‟«»‹›]?\s*[:=]>?\s*/;
/** Before a bracket: `Secret('…')`. */
const CALL_PREFIX = '[\\w.$]{0,40}';
const TYPOGRAPHIC = '[‘-‟«»‹›]';
/** Typographic quotes match any other. */
const DELIMITERS = [
  ["'", "'"],
  ['`', '`'],
  [`${TYPOGRAPHIC}+`, TYPOGRAPHIC],
  [`${CALL_PREFIX}\\[`, '\\]'],
  [`${CALL_PREFIX}\\(`, '\\)'],
  [`${CALL_PREFIX}\\{`, '\\}'],
] as const;
/** A delimited value ends at its last delimiter that starts no other value, or at the text's end. */
const DELIMITED = DELIMITERS.map(([begin, end]) => `${begin}(?:.*${end}(?<![:=]>?\\s*.)|.*)`).join('|');
/** After the name of a secret, or a field name that contains it. */
const SECRET = new RegExp(`(${NAME.source})(${ASSIGNMENT.source})("[^"]*$|${DELIMITED}|[^\\s"]+)`, 'gis');

/** Keeps a double quote, which may be the text's first or last. */
const maskValue = (value: string): string => (value.startsWith('"') ? '"' : `…${value.includes('"') ? '"' : ''}`);

/** May be half an address. */
const dropCutWord = (text: string): string => text.replace(/(?<![\p{L}\p{N}_.+@-])[\p{L}\p{N}_.+@-]+$/u, '…');

/**
 * Redacts an error message: addresses, phone numbers, tokens, passwords, text between the first and last double quote
 * (parsers quote their input), queries, fragments, and numbers of four or more digits. Keeps source positions
 * (`:12:34567`).
 * @param maxLength maximum length; cut first, to limit the time
 */
export const redact = (text: string, maxLength: number): string =>
  (text.length > maxLength ? dropCutWord(text.slice(0, maxLength)) : text)
    // The lookbehind keeps patterns linear.
    .replace(/(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+@[\p{L}\p{N}_.-]*/gu, '<address>')
    .replace(/(?<![\w-])[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, '<token>')
    // Prefix of every JWT.
    .replace(/\beyJ[\w.-]*/g, '<token>')
    .replace(/\b(Bearer)\s+[^\s"'`]+/gi, '$1 …')
    .replace(SECRET, (_, name: string, is: string, value: string) => `${name}${is}${maskValue(value)}`)
    .replace(/(?:\+|(?<![\w.:])0)\d[\d ()/-]{4,}\d/g, '#')
    // The closing quote may be cut off.
    .replace(text.length > maxLength ? /".*$/s : /"(?:.*"|.*)/s, '"…"')
    .replace(/[?#][^\s)=?#]*=[^\s)]*/g, '')
    .replace(/\b[A-Za-z0-9_]{32,}\b/g, '<long>')
    .replace(/(:\d+:\d+)|\d{4,}/g, (_, place?: string) => place ?? '#')
    .slice(0, maxLength)
    // The cut may split a surrogate pair.
    .toWellFormed();
