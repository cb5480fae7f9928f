import { toAsciiDigits } from './ascii-digits.ts';

/** Letters, apostrophes and dashes that NFKD keeps, with replacements. */
const WHOLE = 'ßæœøłđðþıς’‘ʼʻ‐–—−';
const TYPED = "ss ae oe o l d d th i σ ' ' ' ' - - - -".split(' ');

/** Marks shared by several scripts, and variation selectors. Other marks are letters. */
const DIACRITICS = /[\p{sc=Zinh}\u0483-\u0487]/gu;

/** Voicing marks, which distinguish Japanese letters. */
const VOICED = '\u3099\u309a';

/**
 * Folds a text for comparison: lower case, no diacritics, typographic or full-width forms, digits from 0 to 9,
 * white space collapsed.
 */
export function fold(text: string): string {
  // Fast path: normalising is slow.
  const plain = /[^ -~]/.test(text) ? withoutDiacritics(text) : text.toLowerCase();
  return plain.replace(/\s+/g, ' ');
}

function withoutDiacritics(text: string): string {
  return toAsciiDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(DIACRITICS, (mark) => (VOICED.includes(mark) ? mark : ''))
    .replace(/[^ -~]/g, (letter) => TYPED[WHOLE.indexOf(letter)] ?? letter);
}

/** Original index of each folded index, and of the end. */
export function foldedOffsets(text: string): readonly number[] {
  const places: number[] = [];
  let at = 0;
  let before = '';
  for (const letter of text) {
    for (const folded of fold(letter).split('')) {
      // The first of several spaces counts.
      if (folded !== ' ' || before !== ' ') places.push(at);
      before = folded;
    }
    at += letter.length;
  }
  places.push(at);
  return places;
}
