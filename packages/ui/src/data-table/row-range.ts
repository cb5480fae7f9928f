/** The first row of a range, and the selection before it. */
export interface RangeStart {
  readonly row: string;
  readonly selectedBefore: ReadonlySet<string>;
}

export const toggleRow = (selected: ReadonlySet<string>, row: string): ReadonlySet<string> => {
  const next = new Set(selected);
  if (!next.delete(row)) next.add(row);
  return next;
};

/** The earlier selection plus the range, so that a shrinking range deselects rows. Only this row if the start is gone. */
export const selectRange = (rows: readonly string[], start: RangeStart, to: string): ReadonlySet<string> => {
  const from = rows.indexOf(start.row);
  const end = rows.indexOf(to);
  if (from < 0 || end < 0) return new Set([...start.selectedBefore, to]);
  return new Set([...start.selectedBefore, ...rows.slice(Math.min(from, end), Math.max(from, end) + 1)]);
};
