import { type BestRows, rankOf } from './best-rows.ts';
import { isAliasRow, isWordStart, type Rows } from './rows.ts';
import type { MatchKind } from './search-types.ts';
import { isNumber, isWholeNumber } from './whole-number.ts';

function kindAt(rows: Rows, row: number, from: number, to: number): MatchKind {
  const start = rows.starts[row] ?? 0;
  if (from > start) return isWordStart(rows.text, from) ? 'wordStart' : 'contains';
  // Rows end with a newline.
  return to === (rows.starts[row + 1] ?? 0) - 1 ? 'exact' : 'prefix';
}

function kindOfNumberAt(rows: Rows, row: number, from: number, to: number): MatchKind {
  const kind = kindAt(rows, row, from, to);
  return kind !== 'exact' && isWholeNumber(rows.text, from, to) ? 'number' : kind;
}

/** No better match follows in the same row. After a number's prefix a whole number may. */
const bestOfNumber: ReadonlySet<MatchKind> = new Set(['exact', 'number']);
const bestOfWord: ReadonlySet<MatchKind> = new Set(['exact', 'prefix', 'wordStart']);

/** Offers rows that contain the folded text; `as` overrides the kind. */
export function findContaining(rows: Rows, text: string, best: BestRows, as?: MatchKind): void {
  const { starts, count } = rows;
  const [kindOf, isBest] = isNumber(text) ? [kindOfNumberAt, bestOfNumber] : [kindAt, bestOfWord];
  let row = 0;
  for (let from = rows.text.indexOf(text); from >= 0; from = rows.text.indexOf(text, from + 1)) {
    while (row < count && (starts[row + 1] ?? 0) <= from) row++;
    const to = from + text.length;
    const kind = kindOf(rows, row, from, to);
    // Aliases do not match inside words: 'ord' is not 'password'.
    const isOffered = kind !== 'contains' || !isAliasRow(rows, row);
    const named = as ?? kind;
    if (isOffered && best.accepts(rankOf(named, 0, false, 0))) {
      best.offer(rows, row, { kind: named, errors: 0, ranges: [[from, to]] });
    }
    if (isBest.has(kind)) from = (starts[row + 1] ?? 0) - 1;
  }
}
