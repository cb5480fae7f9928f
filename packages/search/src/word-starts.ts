import { type BestRows, rankOf } from './best-rows.ts';
import { isWordCode, maskOf, type Rows } from './rows.ts';
import type { MatchRange } from './search-types.ts';

/** Words of a folded text, longest first, so that a short word does not use up a longer word's only match. */
export function splitLongestFirst(text: string): readonly string[] {
  const words: string[] = [];
  let word = '';
  for (let at = 0; at <= text.length; at++) {
    if (isWordCode(text.charCodeAt(at))) {
      word += text.charAt(at);
    } else if (word !== '') {
      words.push(word);
      word = '';
    }
  }
  return words.sort((a, b) => b.length - a.length);
}

export const byStart = (a: MatchRange, b: MatchRange): number => a[0] - b[0];

/** Finds a different word of the row that starts with each wanted word. */
function findWordStarts(rows: Rows, row: number, wanted: readonly string[]): MatchRange[] | undefined {
  const first = rows.firstWordOfRow[row] ?? 0;
  const behind = rows.firstWordOfRow[row + 1] ?? 0;
  if (wanted.length > behind - first) return undefined;
  const found: MatchRange[] = [];
  for (const word of wanted) {
    let place = first;
    while (place < behind && !isFreeStart(rows, place, word, found)) place++;
    if (place === behind) return undefined;
    const from = rows.wordStarts[place] ?? 0;
    found.push([from, from + word.length]);
  }
  return found;
}

function isFreeStart({ text, wordStarts }: Rows, place: number, word: string, taken: readonly MatchRange[]): boolean {
  const from = wordStarts[place] ?? 0;
  return text.startsWith(word, from) && !taken.some(([start]) => start === from);
}

/** Finds consecutive words with these initials. */
function findInitials(rows: Rows, row: number, text: string): MatchRange[] | undefined {
  const behind = rows.firstWordOfRow[row + 1] ?? 0;
  for (let word = rows.firstWordOfRow[row] ?? 0; word + text.length <= behind; word++) {
    let at = 0;
    while (at < text.length && rows.text.charAt(rows.wordStarts[word + at] ?? 0) === text.charAt(at)) at++;
    if (at < text.length) continue;
    return Array.from(rows.wordStarts.subarray(word, word + at), (from): MatchRange => [from, from + 1]);
  }
  return undefined;
}

/** Digits are not initials. */
const canBeInitials = (text: string): boolean => text.length > 1 && !/\d\d|[^\p{L}\p{N}]/u.test(text);

/** Offers rows that have the words in any order, or the initials, whether or not others contain the text. */
export function offerWordStarts(rows: Rows, text: string, best: BestRows): void {
  const wanted = splitLongestFirst(text);
  const kind = wanted.length > 1 ? 'words' : 'initials';
  if (kind === 'initials' && !canBeInitials(text)) return;
  // Enough labels contain the text.
  if (!best.accepts(rankOf(kind, 0, false, 0))) return;
  const own = maskOf(text);
  for (let row = 0; row < rows.count; row++) {
    if ((own & ~(rows.rowMasks[row] ?? 0)) !== 0) continue;
    const ranges = kind === 'words' ? findWordStarts(rows, row, wanted) : findInitials(rows, row, text);
    if (ranges) best.offer(rows, row, { kind, errors: 0, ranges: ranges.sort(byStart) });
  }
}
