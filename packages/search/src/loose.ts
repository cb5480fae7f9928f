import { type BestRows, rankOf } from './best-rows.ts';
import { isWordStart, maskOf, type Rows } from './rows.ts';
import { createTypoMatcher, errorsAllowed } from './typo.ts';

const bitsIn = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Where the words of a stretch begin. */
export function wordStarts(text: string, from: number, to: number): readonly number[] {
  const starts: number[] = [];
  for (let at = from; at < to; at++) {
    if (text.charAt(at) !== ' ' && (at === from || isWordStart(text, at))) starts.push(at);
  }
  return starts;
}

/** Where each of the words begins a word of the stretch; undefined where one does not. */
export function placesOfWords(
  text: string,
  starts: readonly number[],
  words: readonly string[],
): readonly number[] | undefined {
  const places: number[] = [];
  for (const word of words) {
    const place = starts.find((at) => text.startsWith(word, at) && !places.includes(at));
    if (place === undefined) return undefined;
    places.push(place);
  }
  return places;
}

/** The starts of words next to each other whose first letters are the text. */
export function placesOfInitials(
  text: string,
  starts: readonly number[],
  wanted: string,
): readonly number[] | undefined {
  const place = starts
    .map((at) => text.charAt(at))
    .join('')
    .indexOf(wanted);
  return wanted.length > 1 && place >= 0 ? starts.slice(place, place + wanted.length) : undefined;
}

interface Found {
  readonly kind: 'words' | 'initials' | 'typo';
  readonly errors: number;
  readonly from: number;
  readonly to: number;
}

/** Compares one stretch with the text; `whole`: it has every letter of the text. */
type Compare = (from: number, to: number, whole: boolean) => Found | undefined;

function createComparison(all: string, text: string, allowed: number): Compare {
  const words = text.split(' ');
  const compare = createTypoMatcher(text, allowed);

  function bestTypo(starts: readonly number[], to: number): Found | undefined {
    let found: Found | undefined;
    for (const from of starts) {
      const match = compare(all, from, to);
      if (match && match.errors < (found?.errors ?? allowed + 1)) {
        found = { kind: 'typo', errors: match.errors, from, to: match.end };
      }
    }
    return found;
  }

  return (from, to, whole) => {
    const starts = wordStarts(all, from, to);
    const hasWords = whole && words.length > 1 && placesOfWords(all, starts, words);
    if (hasWords) return { kind: 'words', errors: 0, from, to };
    if (whole && placesOfInitials(all, starts, text)) return { kind: 'initials', errors: 0, from, to };
    return allowed > 0 ? bestTypo(starts, to) : undefined;
  };
}

/** Offers rows that have the text's words, its letters as initials, or the text with typing errors from a word's start on. */
export function findLoosely(rows: Rows, text: string, best: BestRows): void {
  const allowed = errorsAllowed(text);
  const compare = createComparison(rows.text, text, allowed);
  const mask = maskOf(text);
  for (let row = 0; row < rows.count; row++) {
    const missing = mask & ~(rows.masks[row] ?? 0);
    // Each letter that a row lacks is one error at least.
    if (missing !== 0 && (allowed === 0 || bitsIn(missing) > allowed)) continue;
    const start = rows.starts[row] ?? 0;
    const end = (rows.starts[row + 1] ?? 0) - 1;
    const found = compare(start, end, missing === 0);
    if (!found) continue;
    const entry = rows.entries[row] ?? 0;
    const rank = rankOf(found.kind, found.errors, row > 0 && rows.entries[row - 1] === entry, end - start);
    if (best.wants(rank)) best.offer({ entry, row, kind: found.kind, from: found.from, to: found.to, rank });
  }
}
