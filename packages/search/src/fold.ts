/** Letters that decomposition leaves whole, and how people type them who lack the key. */
const WHOLE = 'ßæœøłđðþıς';
const TYPED = 'ss ae oe o l d d th i σ'.split(' ');

/** What letters wear in any script that shares it, and what picks a way to draw. Marks of one script are letters of their own. */
const DIACRITICS = /[\p{sc=Zinh}\u0483-\u0487]/gu;

/** They make another sound of a Japanese letter. */
const VOICED = '\u3099\u309a';

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
    .replace(DIACRITICS, (mark) => (VOICED.includes(mark) ? mark : ''))
    .replace(/[^ -~]/g, (letter) => TYPED[WHOLE.indexOf(letter)] ?? letter);
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
