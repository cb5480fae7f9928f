/** Where a range of rows begins, and what was chosen before it. */
export interface RangeStart {
  readonly row: string;
  readonly selectedBefore: ReadonlySet<string>;
}

/** One row chosen or let go. */
export const toggleRow = (selected: ReadonlySet<string>, row: string): ReadonlySet<string> => {
  const next = new Set(selected);
  if (!next.delete(row)) next.add(row);
  return next;
};

/**
 * All rows from the start of the range up to this one, beside what was chosen before: drawn back again, a range lets go what it had
 * taken. Only this row, where the start is no longer in the list.
 */
export const selectRange = (rows: readonly string[], start: RangeStart, to: string): ReadonlySet<string> => {
  const from = rows.indexOf(start.row);
  const end = rows.indexOf(to);
  if (from < 0 || end < 0) return new Set([...start.selectedBefore, to]);
  return new Set([...start.selectedBefore, ...rows.slice(Math.min(from, end), Math.max(from, end) + 1)]);
};
