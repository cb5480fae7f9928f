import { useMemo, useRef } from 'react';
import type { RowSelection, TableSelection } from './data-table-types.ts';
import type { RowIds } from './row-ids.ts';
import { type RangeStart, selectRange, toggleRow } from './row-range.ts';

/** Undefined if the table has no selection. */
export const useRowSelection = (ids: RowIds, selection: TableSelection | undefined): RowSelection | undefined => {
  const start = useRef<RangeStart>(undefined);
  const selected = selection?.selected;
  const onChange = selection?.onChange;
  return useMemo(() => {
    if (!(selected && onChange)) return undefined;
    const toggle = (id: string) => {
      start.current = { row: id, selectedBefore: selected };
      onChange(toggleRow(selected, id));
    };
    return {
      selected,
      toggle,
      extendTo: (id, from = id) => {
        start.current ??= { row: from, selectedBefore: selected };
        onChange(selectRange(ids.all(), start.current, id));
      },
      startRangeAt: (id) => {
        start.current = { row: id, selectedBefore: selected };
      },
      replace: (rows) => {
        start.current = undefined;
        onChange(rows);
      },
    };
  }, [ids, selected, onChange]);
};
