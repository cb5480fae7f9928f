import type { BestRows, RowMatch } from './best-rows.ts';
import { lacksLetters, maskOf, type Rows } from './rows.ts';
import type { MatchRange } from './search-types.ts';
import { createTypoMatcher, errorsAllowed, MAX_ERRORS } from './typo-matcher.ts';
import { byStart, splitLongestFirst } from './word-starts.ts';

interface Typo {
  readonly errors: number;
  readonly range: MatchRange;
}

/** Comparison of a text with that of rows. */
interface Comparison {
  readonly allowed: number;
  /** Letters of the text. */
  readonly letters: number;
  readonly at: (from: number, end: number) => Typo | undefined;
}

/** The first of equals. */
const fewer = (one: Typo | undefined, other: Typo | undefined): Typo | undefined =>
  other && other.errors < (one?.errors ?? Number.POSITIVE_INFINITY) ? other : one;

/** Numbers must match exactly: a typing error makes another number. */
const numbersIn = (text: string): string => `${text.match(/\d+/g)}`;

function createComparison(rows: Rows, text: string): Comparison {
  const allowed = errorsAllowed(text);
  const letters = maskOf(text);
  if (allowed === 0) return { allowed, letters, at: (from) => matchStart(rows, text, from) };
  const numbers = numbersIn(text);
  const match = createTypoMatcher(text, allowed, (from, end) => numbersIn(rows.text.slice(from, end)) === numbers);
  return {
    allowed,
    letters,
    at(from, end) {
      const found = match(rows.text, from, end);
      return found && { errors: found.errors, range: [from, found.end] };
    },
  };
}

const matchStart = (rows: Rows, text: string, from: number): Typo | undefined =>
  rows.text.startsWith(text, from) ? { errors: 0, range: [from, from + text.length] } : undefined;

const endOf = ({ starts }: Rows, row: number): number => (starts[row + 1] ?? 0) - 1;

/** Offers rows that have the word, which may be two words of the row. Passes over all words at once, which is fast. */
function findWord(rows: Rows, text: string, best: BestRows): void {
  const { pairMasks, firstWordOfRow, wordStarts } = rows;
  const { letters, allowed, at } = createComparison(rows, text);
  let row = 0;
  for (let word = 0; word < pairMasks.length; word++) {
    if (lacksLetters(pairMasks[word] ?? 0, letters, allowed)) continue;
    while ((firstWordOfRow[row + 1] ?? 0) <= word) row++;
    const typo = at(wordStarts[word] ?? 0, endOf(rows, row));
    if (typo) best.offer(rows, row, { kind: 'typo', errors: typo.errors, ranges: [typo.range] });
  }
}

/** Finds the whole text with the fewest errors, from the start of a word. */
function createTextFinder(rows: Rows, text: string) {
  const { firstWordOfRow, wordStarts } = rows;
  const { allowed, at } = createComparison(rows, text);

  return (row: number): Typo | undefined => {
    if (allowed === 0) return undefined;
    const behind = firstWordOfRow[row + 1] ?? 0;
    let best: Typo | undefined;
    for (let word = firstWordOfRow[row] ?? 0; word < behind; word++) {
      best = fewer(best, at(wordStarts[word] ?? 0, endOf(rows, row)));
    }
    return best;
  };
}

/** Finds a different word of the row for each word of the text, in any order, with the fewest errors. */
function createWordsFinder(rows: Rows, words: readonly string[]) {
  const { wordStarts, masks, firstWordOfRow, starts } = rows;
  const wanted = words.map((word) => createComparison(rows, word));

  /** Where the next word starts, or the row ends. */
  const endOfWord = (word: number, row: number): number =>
    Math.min(wordStarts[word + 1] ?? rows.text.length, starts[row + 1] ?? 0) - 1;

  function findBest({ letters, allowed, at }: Comparison, row: number, taken: readonly MatchRange[]): Typo | undefined {
    const behind = firstWordOfRow[row + 1] ?? 0;
    let best: Typo | undefined;
    for (let word = firstWordOfRow[row] ?? 0; word < behind; word++) {
      const from = wordStarts[word] ?? 0;
      if (lacksLetters(masks[word] ?? 0, letters, allowed) || taken.some(([start]) => start === from)) continue;
      best = fewer(best, at(from, endOfWord(word, row)));
    }
    return best;
  }

  return (row: number): Pick<RowMatch, 'errors' | 'ranges'> | undefined => {
    const count = (firstWordOfRow[row + 1] ?? 0) - (firstWordOfRow[row] ?? 0);
    if (wanted.length < 2 || wanted.length > count) return undefined;
    const ranges: MatchRange[] = [];
    let errors = 0;
    for (const comparison of wanted) {
      const found = findBest(comparison, row, ranges);
      errors += found?.errors ?? 0;
      if (!found || errors > MAX_ERRORS) return undefined;
      ranges.push(found.range);
    }
    return { errors, ranges: ranges.sort(byStart) };
  };
}

/** Offers rows that have the text, or its words in any order. */
function findSeveral(rows: Rows, text: string, words: readonly string[], best: BestRows): void {
  const inWords = words.reduce((errors, word) => errors + errorsAllowed(word), 0);
  const allowed = Math.min(Math.max(errorsAllowed(text), inWords), MAX_ERRORS);
  if (allowed === 0) return;
  const letters = maskOf(text);
  const findText = createTextFinder(rows, text);
  const findInWords = createWordsFinder(rows, words);
  for (let row = 0; row < rows.count; row++) {
    if (lacksLetters(rows.rowMasks[row] ?? 0, letters, allowed)) continue;
    const typo = findText(row);
    const found = typo ? { errors: typo.errors, ranges: [typo.range] } : findInWords(row);
    if (found) best.offer(rows, row, { kind: 'typo', ...found });
  }
}

/** Offers rows that have the text, or its words in any order, with typing errors. */
export function findTypos(rows: Rows, text: string, best: BestRows): void {
  const words = splitLongestFirst(text);
  if (words.length > 1 || text.includes(' ')) findSeveral(rows, text, words, best);
  else if (errorsAllowed(text) > 0) findWord(rows, text, best);
}
