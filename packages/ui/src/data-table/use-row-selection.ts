import { useMemo, useRef } from 'react';
import type { RowChoice, TableSelection } from './data-table-types.ts';
import type { RowIds } from './row-ids.ts';
import { type RangeStart, rowRange, toggledRow } from './row-range.ts';

/** What the boxes and keys of a table do with the choice of the caller; undefined where nothing can be chosen. */
export const useRowSelection = (ids: RowIds, selection: TableSelection | undefined): RowChoice | undefined => {
  const start = useRef<RangeStart>(undefined);
  const selected = selection?.selected;
  const onChange = selection?.onChange;
  return useMemo(() => {
    if (!(selected && onChange)) return undefined;
    const toggle = (id: string) => {
      start.current = { row: id, before: selected };
      onChange(toggledRow(selected, id));
    };
    return {
      selected,
      toggle,
      extendTo: (id, from = id) => {
        start.current ??= { row: from, before: selected };
        onChange(rowRange(ids.all(), start.current, id));
      },
      beginAt: (id) => {
        start.current = { row: id, before: selected };
      },
      replace: (rows) => {
        start.current = undefined;
        onChange(rows);
      },
    };
  }, [ids, selected, onChange]);
};
