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

/** What is compared: lower case, without diacritics, white space as plain spaces. */
export function fold(text: string): string {
  const lower = text.toLowerCase().replace(/\s/g, ' ');
  // Most labels are ASCII, and normalising costs.
  if (!/[^ -~]/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþıς]/g, (letter) => whole[letter] ?? letter);
}

/** For each place of the folded text (and its end) the place in the original. */
export function foldedPlaces(text: string): readonly number[] {
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const length = fold(letter).length;
    for (let n = 0; n < length; n++) places.push(at);
    at += letter.length;
  }
  places.push(at);
  return places;
}
