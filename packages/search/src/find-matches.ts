import { fold } from './fold.ts';
import type { MatchRange } from './search-types.ts';

/** Letters, digits and their marks. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

const wordsOf = (text: string): string[] => Array.from(text.matchAll(WORD), ([word]) => fold(word));

/** Ranges of the words of a text that are words of a query, or begin with its last one. Case and accents do not count. */
export function findMatches(text: string, query: string): MatchRange[] {
  const wanted = wordsOf(query);
  const last = wanted.at(-1);
  if (last === undefined) return [];
  const whole = new Set(wanted);
  return Array.from(text.matchAll(WORD))
    .filter(([word]) => whole.has(fold(word)) || fold(word).startsWith(last))
    .map(({ 0: word, index }): MatchRange => [index, index + word.length]);
}
