import { type BestRows, rankOf } from './best-rows.ts';
import { isWordStart, type Rows } from './rows.ts';
import type { MatchKind } from './search-types.ts';

function kindAt(rows: Rows, row: number, from: number, to: number): MatchKind {
  const start = rows.starts[row] ?? 0;
  if (from > start) return isWordStart(rows.text, from) ? 'wordStart' : 'contains';
  // Rows end with a newline.
  return to === (rows.starts[row + 1] ?? 0) - 1 ? 'exact' : 'prefix';
}

/** Offers every row that contains the folded text. `as` names the kind where it is not the text as typed. */
export function findContaining(rows: Rows, text: string, best: BestRows, as?: MatchKind): void {
  const { starts, entries, count } = rows;
  let row = 0;
  for (let from = rows.text.indexOf(text); from >= 0; from = rows.text.indexOf(text, from + 1)) {
    while (row < count && (starts[row + 1] ?? 0) <= from) row++;
    const start = starts[row] ?? 0;
    const end = (starts[row + 1] ?? 0) - 1;
    const entry = entries[row] ?? 0;
    const to = from + text.length;
    const isAlias = row > 0 && entries[row - 1] === entry;
    const kind = kindAt(rows, row, from, to);
    const rank = rankOf(as ?? kind, 0, isAlias, end - start);
    if (best.wants(rank)) best.offer({ entry, row, kind: as ?? kind, from, to, rank });
    // In this row nothing better follows.
    if (kind !== 'contains') from = end;
  }
}
