/** Letters that decomposition leaves whole, as people type them who lack the key. */
const whole: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** What Latin, Greek and Cyrillic letters wear, and what picks a way to draw. The marks of other scripts are letters of their own. */
const DIACRITICS =
  /(?:[\u0300-\u036f]|[\u0483-\u0489]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]|[\ufe20-\ufe2f])+/g;

/** What is compared: lower case, without diacritics and special widths, white space as single plain spaces. */
export function fold(text: string): string {
  // Most labels are ASCII, and normalising costs.
  const plain = /[^ -~]/.test(text) ? withoutDiacritics(text) : text.toLowerCase();
  return plain.replace(/\s+/g, ' ');
}

function withoutDiacritics(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(DIACRITICS, '')
    .replace(/[ßæœøłđðþıς]/g, (letter) => whole[letter] ?? letter);
}

/** For each place of the folded text (and its end) the place in the original. */
export function foldedPlaces(text: string): readonly number[] {
  const places: number[] = [];
  let at = 0;
  let before = '';
  for (const letter of text) {
    for (const folded of fold(letter).split('')) {
      // Of several blanks the first is the one.
      if (folded !== ' ' || before !== ' ') places.push(at);
      before = folded;
    }
    at += letter.length;
  }
  places.push(at);
  return places;
}
