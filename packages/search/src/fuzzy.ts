import { type BestRows, rankOf } from './best-rows.ts';
import { bitNumber, isWordCode, type Rows } from './rows.ts';
import { createTypoMatcher, errorsAllowed } from './typo.ts';

const wordStartsOf = ({ wordStarts, firstWordOfRow }: Rows, row: number): Int32Array =>
  wordStarts.subarray(firstWordOfRow[row] ?? 0, firstWordOfRow[row + 1] ?? 0);

/** Longest first, so that a short word does not use up a longer word's only match. */
export const splitLongestFirst = (text: string): readonly string[] =>
  text.split(' ').sort((a, b) => b.length - a.length);

/** Finds a different word of the row for each wanted word. */
export function findWordStarts(rows: Rows, row: number, wanted: readonly string[]): readonly number[] | undefined {
  const starts = wordStartsOf(rows, row);
  const places: number[] = [];
  for (const word of wanted) {
    const place = starts.find((at) => rows.text.startsWith(word, at) && !places.includes(at));
    if (place === undefined) return undefined;
    places.push(place);
  }
  return places;
}

/** Finds consecutive words with these initials. */
export function findInitials(rows: Rows, row: number, text: string): readonly number[] | undefined {
  const starts = wordStartsOf(rows, row);
  // Digits are not initials.
  if (text.length < 2 || /\d\d/.test(text)) return undefined;
  const isInitial = (word: number, at: number) => rows.text.charAt(starts[word] ?? 0) === text.charAt(at);
  for (let word = 0; word + text.length <= starts.length; word++) {
    let at = 0;
    while (at < text.length && isInitial(word + at, at)) at++;
    if (at === text.length) return [...starts.subarray(word, word + at)];
  }
  return undefined;
}

/** Counts letters missing in a row's mask, up to `most`: a lower bound of errors. */
function createMissingCounter(text: string, most: number): (mask: number) => number {
  const counts = new Int32Array(32);
  let own = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!isWordCode(code)) continue;
    const bit = bitNumber(code);
    counts[bit] = (counts[bit] ?? 0) + 1;
    own |= 1 << bit;
  }
  return (mask) => {
    let count = 0;
    for (let rest = own & ~mask; rest !== 0 && count <= most; rest &= rest - 1) {
      count += counts[31 - Math.clz32(rest & -rest)] ?? 0;
    }
    return count;
  };
}

interface FuzzyMatch {
  readonly kind: 'words' | 'initials' | 'typo';
  readonly errors: number;
  readonly from: number;
  readonly to: number;
}

/** Numbers must match exactly: a typing error makes another number. */
const numbersIn = (text: string): string => `${text.match(/\d+/g)}`;

/** Finds the match with the fewest errors that starts at a word. */
function createTypoFinder(rows: Rows, text: string, allowed: number, lacking: (mask: number) => number) {
  const { wordStarts, masks, firstWordOfRow, rowMasks } = rows;
  const numbers = numbersIn(text);
  const compare = createTypoMatcher(text, allowed, (from, end) => numbersIn(rows.text.slice(from, end)) === numbers);
  const manyWords = text.includes(' ');

  function typoAt(word: number, row: number, end: number): FuzzyMatch | undefined {
    // One word of the text may be two words of the row.
    const mask = manyWords ? rowMasks[row] : (masks[word] ?? 0) | (masks[word + 1] ?? 0);
    if (lacking(mask ?? 0) > allowed) return undefined;
    const from = wordStarts[word] ?? 0;
    const match = compare(rows.text, from, end);
    return match && { kind: 'typo', errors: match.errors, from, to: match.end };
  }

  return (row: number, end: number): FuzzyMatch | undefined => {
    const behind = firstWordOfRow[row + 1] ?? 0;
    let best: FuzzyMatch | undefined;
    for (let word = firstWordOfRow[row] ?? 0; word < behind; word++) {
      const found = typoAt(word, row, end);
      if (found && found.errors < (best?.errors ?? allowed + 1)) best = found;
    }
    return best;
  };
}

function createComparison(rows: Rows, text: string) {
  const parts = splitLongestFirst(text);
  const allowed = errorsAllowed(text);
  const lacking = createMissingCounter(text, allowed);
  const findTypo = createTypoFinder(rows, text, allowed, lacking);

  return (row: number, from: number, to: number): FuzzyMatch | undefined => {
    const lack = lacking(rows.rowMasks[row] ?? 0);
    if (lack > allowed) return undefined;
    const hasWords = lack === 0 && parts.length > 1 && findWordStarts(rows, row, parts) !== undefined;
    if (hasWords) return { kind: 'words', errors: 0, from, to };
    if (lack === 0 && findInitials(rows, row, text)) return { kind: 'initials', errors: 0, from, to };
    return allowed > 0 ? findTypo(row, to) : undefined;
  };
}

/** Offers rows with the words in any order, the initials, or typing errors. */
export function findFuzzy(rows: Rows, text: string, best: BestRows): void {
  const compare = createComparison(rows, text);
  for (let row = 0; row < rows.count; row++) {
    const start = rows.starts[row] ?? 0;
    const end = (rows.starts[row + 1] ?? 0) - 1;
    const found = compare(row, start, end);
    if (!found) continue;
    const entry = rows.entries[row] ?? 0;
    const rank = rankOf(found.kind, found.errors, row > 0 && rows.entries[row - 1] === entry, end - start);
    if (best.accepts(rank)) best.offer({ entry, row, kind: found.kind, from: found.from, to: found.to, rank });
  }
}
