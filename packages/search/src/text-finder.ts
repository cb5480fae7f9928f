import { fold, foldedOffsets } from './fold.ts';
import type { MatchRange } from './search-types.ts';

/** Search within a text. */
export interface TextFinder {
  /** Whether all words occur; true for an empty query. */
  readonly matches: (text: string) => boolean;
  /** In UTF-16 code units, ascending and disjoint. */
  readonly rangesIn: (text: string) => readonly MatchRange[];
}

/** Merges touching ranges. */
function mergeRanges(ranges: readonly MatchRange[]): MatchRange[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

function placesOf(word: string, folded: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) places.push(at);
  return places;
}

/** Creates a search for words, ignoring case and diacritics, without typing errors. */
export function createTextFinder(typed: string): TextFinder {
  const words = [...new Set(fold(typed).split(' '))].filter((word) => word !== '');
  return {
    matches: (text) => {
      const folded = fold(text);
      return words.every((word) => folded.includes(word));
    },
    rangesIn: (text) => {
      const folded = fold(text);
      const originals = foldedOffsets(text);
      const found = words.flatMap((word) => placesOf(word, folded).map((at): MatchRange => [at, at + word.length]));
      // A letter that folds into two is highlighted whole.
      const toOriginal = ([from, to]: MatchRange): MatchRange => [originals[from] ?? 0, endOf(originals, to)];
      return mergeRanges(found.map(toOriginal));
    },
  };
}

function endOf(originals: readonly number[], to: number): number {
  const last = originals[to - 1];
  let next = to;
  while (originals[next] === last && next < originals.length - 1) next += 1;
  return originals[next] ?? 0;
}
