/** Scripts whose letters join: a joiner between two of them changes how they look. */
const joining = () =>
  ['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr']
    .map((script) => `\\p{scx=${script}}`)
    .join('');

/** Letters as the tags that stand for them. */
const tagged = (letters: string): string =>
  letters.replace(/./g, (one) => `\\u{${(0xe0000 + one.charCodeAt(0)).toString(16)}}`);

/** A letter that is seen: what joins letters, or gives one another form, may not lean on what goes itself. */
const seen = (letters: string): string => `(?!\\p{Default_Ignorable_Code_Point})[${letters}]`;

/** Characters without a look of their own, where they give one to their neighbours. */
const meaningful = () =>
  [
    // The flags of England, Scotland and Wales, which are all that there are: other tags would be a hidden text.
    `\\u{1F3F4}(?:${['gbeng', 'gbsct', 'gbwls'].map(tagged).join('|')})\\u{E007F}`,
    // An emoji made of several, or shown in colour; a figure only as a keycap.
    '(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Emoji})(?:(?<![\\d#*])[\\uFE0E\\uFE0F]|\\uFE0F(?=\\u20E3))',
    `(?<=${seen(joining())})[\\u200C\\u200D](?=${seen(joining())})`,
    // Another form of a character or letter.
    '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    `(?<=${seen('\\p{Script=Mong}')})[\\u180B-\\u180D\\u180F]`,
  ].join('|');

/** What takes no room or turns the reading direction, and control characters but the end of a line and the tab. */
const HIDDEN = '[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]|[^\\P{Cc}\\n\\t]';
let made: RegExp | undefined;
/** Made for the first text that needs it: its tables take as long as two rows of a page's first list. */
const either = (): RegExp => {
  made ??= new RegExp(`(${meaningful()})|${HIDDEN}`, 'gu');
  return made;
};

/**
 * A text as it may stand before others: nothing in it is hidden, and nothing makes it read as something else. Emoji and the
 * letters of all scripts stay whole; who writes from right to left needs no marks for it.
 */
export const toVisible = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // A blank that counts as a sign.
    .replaceAll('\u2800', ' ')
    .replace(either(), (_, kept: string | undefined) => kept ?? '');

/** Whether a database can keep the text: NUL fits into none, half of a surrogate pair into no JSON. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
