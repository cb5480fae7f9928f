import { fold } from './fold.ts';
import type { SearchEntry } from './search-types.ts';

/** Folded labels and aliases in one text, a line each, which scans several times faster. */
export interface Rows {
  readonly text: string;
  readonly count: number;
  /** Of each row, and the end of the last. */
  readonly starts: Int32Array;
  /** By row. */
  readonly entries: Int32Array;
  /** Over all rows. */
  readonly wordStarts: Int32Array;
  /** Letters and digits of each word, to skip hopeless comparisons. */
  readonly masks: Int32Array;
  /** The same of each word and the next. */
  readonly pairMasks: Int32Array;
  readonly rowMasks: Int32Array;
  /** By row, and one past the last. */
  readonly firstWordOfRow: Int32Array;
}

const NEWLINE = 10;

/** One bit for each of a–z, six for the rest. */
const bitNumber = (code: number): number => (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));

export function isWordCode(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  // A lone surrogate is not a letter.
  return /[\p{L}\p{M}\p{N}]/u.test(String.fromCharCode(code));
}

/** Mask of a text's letters and digits. */
export function maskOf(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isWordCode(code)) mask |= 1 << bitNumber(code);
  }
  return mask;
}

/** Whether a mask lacks more than `most` different letters of another; `most` is 2 at most. */
export function lacksLetters(mask: number, wanted: number, most: number): boolean {
  // Each step drops one bit.
  const first = wanted & ~mask;
  const second = most > 0 ? first & (first - 1) : first;
  return (most > 1 ? second & (second - 1) : second) !== 0;
}

export const isWordStart = (text: string, at: number): boolean => at === 0 || !isWordCode(text.charCodeAt(at - 1));

/** Whether a row is an alias: the first row of an entry is its label. */
export const isAliasRow = ({ entries }: Rows, row: number): boolean => row > 0 && entries[row - 1] === entries[row];

function foldedLines(lines: readonly string[]): string {
  const all = `${lines.join('\n')}\n`;
  // Fast path without diacritics.
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
  const firstWordOfRow = new Int32Array(count + 1);
  const rowMasks = new Int32Array(count);
  // Words are separated by at least one character.
  const wordStarts = new Int32Array((text.length >> 1) + 1);
  const masks = new Int32Array(wordStarts.length);
  const pairMasks = new Int32Array(wordStarts.length);
  let known = 0;
  let row = 0;
  let mask = 0;
  let rowMask = 0;
  for (let at = 0; row < count; at++) {
    const code = text.charCodeAt(at);
    if (isWordCode(code)) {
      if (mask === 0) wordStarts[known] = at;
      mask |= 1 << bitNumber(code);
      continue;
    }
    if (mask !== 0) {
      if (known > 0) pairMasks[known - 1] = (masks[known - 1] ?? 0) | mask;
      pairMasks[known] = mask;
      masks[known++] = mask;
    }
    rowMask |= mask;
    mask = 0;
    if (code !== NEWLINE) continue;
    rowMasks[row++] = rowMask;
    rowMask = 0;
    starts[row] = at + 1;
    firstWordOfRow[row] = known;
  }
  return {
    text,
    starts,
    firstWordOfRow,
    rowMasks,
    wordStarts: wordStarts.slice(0, known),
    masks: masks.slice(0, known),
    pairMasks: pairMasks.slice(0, known),
  };
}
