import { fold } from './fold.ts';
import type { SearchEntry } from './search-types.ts';

/**
 * All labels and aliases, folded, in one text, a line each: one search through it is several times faster than one a label.
 * An entry's label comes first, its aliases follow.
 */
export interface Rows {
  readonly text: string;
  readonly count: number;
  /** Where each row starts; one more, behind the last newline. */
  readonly starts: Int32Array;
  /** Each row's entry. */
  readonly entries: Int32Array;
  /** Where each word starts, over all rows. */
  readonly words: Int32Array;
  /** Which letters and digits each word has, a bit each (some share one): what lacks too many need not be compared. */
  readonly masks: Int32Array;
  /** The same of each row. */
  readonly rowMasks: Int32Array;
  /** Each row's first word; one more, behind the last. */
  readonly firstWords: Int32Array;
}

const NEWLINE = 10;

/** Which bit of a mask stands for a letter: a–z have one each, the rest share six. */
export const bitNumber = (code: number): number => (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));

/** Letters with their marks, and digits make words; all else stands between them. */
export function isWordCode(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  // One half of a pair, such as an emoji has, is no letter by itself.
  return /[\p{L}\p{M}\p{N}]/u.test(String.fromCharCode(code));
}

/** Whether a word begins here: behind anything but a letter or digit. */
export const isWordStart = (text: string, at: number): boolean => at === 0 || !isWordCode(text.charCodeAt(at - 1));

function foldedLines(lines: readonly string[]): string {
  const all = `${lines.join('\n')}\n`;
  // All at once where nothing but case needs folding.
  const plain = !/[^ -~\n]/.test(all) && !lines.some((line) => line.includes('\n'));
  return plain ? all.toLowerCase().replace(/ {2,}/g, ' ') : `${lines.map(fold).join('\n')}\n`;
}

export function toRows(list: readonly SearchEntry[]): Rows {
  const lines: string[] = [];
  const entryOf: number[] = [];
  for (const [place, { label, aliases }] of list.entries()) {
    for (const line of aliases ? [label, ...aliases] : [label]) {
      lines.push(line);
      entryOf.push(place);
    }
  }
  return { ...toWords(foldedLines(lines), lines.length), count: lines.length, entries: new Int32Array(entryOf) };
}

function toWords(text: string, count: number): Omit<Rows, 'count' | 'entries'> {
  const starts = new Int32Array(count + 1);
  const firstWords = new Int32Array(count + 1);
  const rowMasks = new Int32Array(count);
  // Between two words there is a letter that is none.
  const words = new Int32Array((text.length >> 1) + 1);
  const masks = new Int32Array(words.length);
  let known = 0;
  let row = 0;
  let mask = 0;
  let rowMask = 0;
  for (let at = 0; row < count; at++) {
    const code = text.charCodeAt(at);
    if (isWordCode(code)) {
      if (mask === 0) words[known] = at;
      mask |= 1 << bitNumber(code);
      continue;
    }
    if (mask !== 0) masks[known++] = mask;
    rowMask |= mask;
    mask = 0;
    if (code !== NEWLINE) continue;
    rowMasks[row++] = rowMask;
    rowMask = 0;
    starts[row] = at + 1;
    firstWords[row] = known;
  }
  return { text, starts, firstWords, rowMasks, words: words.slice(0, known), masks: masks.slice(0, known) };
}
