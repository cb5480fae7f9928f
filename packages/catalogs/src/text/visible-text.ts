/** Joiners change how their letters look. */
const joining = () =>
  ['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr']
    .map((script) => `\\p{scx=${script}}`)
    .join('');

/** As tag characters. */
const tagged = (letters: string): string =>
  letters.replace(/./g, (one) => `\\u{${(0xe0000 + one.charCodeAt(0)).toString(16)}}`);

/** Visible letters only, so that invisible characters cannot keep each other. */
const seen = (letters: string): string => `(?!\\p{Default_Ignorable_Code_Point})[${letters}]`;

/** Invisible characters that change a visible neighbour. */
const meaningful = () =>
  [
    // Only the flags of England, Scotland and Wales: other tag sequences could hide a text.
    `\\u{1F3F4}(?:${['gbeng', 'gbsct', 'gbwls'].map(tagged).join('|')})\\u{E007F}`,
    // Emoji sequences and variants; digits only as keycaps.
    '(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Emoji})(?:(?<![\\d#*])[\\uFE0E\\uFE0F]|\\uFE0F(?=\\u20E3))',
    `(?<=${seen(joining())})[\\u200C\\u200D](?=${seen(joining())})`,
    // Variation selectors.
    '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    `(?<=${seen('\\p{Script=Mong}')})[\\u180B-\\u180D\\u180F]`,
  ].join('|');

/** Invisible characters, bidi controls, and control characters except newline and tab. */
const HIDDEN = '[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]|[^\\P{Cc}\\n\\t]';
let made: RegExp | undefined;
/** Compilation is slow. */
const either = (): RegExp => {
  made ??= new RegExp(`(${meaningful()})|${HIDDEN}`, 'gu');
  return made;
};

/**
 * Removes hidden characters and bidi controls, preserving emoji and all scripts, and normalises line breaks to '\n', also the line and page
 * breaks of word processors.
 */
export const toVisible = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    // Braille blank, not matched by \s.
    .replaceAll('\u2800', ' ')
    .replace(either(), (_, kept: string | undefined) => kept ?? '');

/** Number of UTF-16 units that a text shows, without the spaces around it; 0 counts as empty. */
export const visibleLength = (text: string): number => toVisible(text).normalize('NFC').trim().length;

/** Whether PostgreSQL can store a text: no NUL and no lone surrogate. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
