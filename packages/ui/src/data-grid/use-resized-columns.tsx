import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { DataColumn, TableView, TableViewChange } from '../data-table/data-table-types.ts';
import { getWidthLimits } from '../data-table/table-columns.ts';
import { ColumnResizeHandle, type WidthLimits } from './column-resize-handle.tsx';

interface ResizedColumnsOptions<Row> {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly columns: readonly DataColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (change: TableViewChange) => void;
  readonly label: (name: string) => string;
}

const measureColumns = (grid: HTMLElement | null): ReadonlyMap<string, number> =>
  new Map(
    [...(grid?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].map((head) => [
      head.dataset.column ?? '',
      head.offsetWidth,
    ]),
  );

const omitWidth = (widths: TableView['widths'], id: string): TableView['widths'] =>
  Object.fromEntries(Object.entries(widths).filter(([key]) => key !== id));

/** Widths follow the pointer and are reported on release. */
export const useResizedColumns = <Row,>({ grid, columns, view, onViewChange, label }: ResizedColumnsOptions<Row>) => {
  const [resizing, setResizing] = useState<TableView['widths']>({});
  const { hidden, widths } = view;
  const shown = useMemo(() => ({ hidden, widths: { ...widths, ...resizing } }), [hidden, widths, resizing]);

  const getLimits = (column: DataColumn<Row>): WidthLimits => {
    const measured = measureColumns(grid.current);
    const there = columns.filter(({ id }) => measured.has(id));
    return { now: measured.get(column.id) ?? 0, ...getWidthLimits(column, there, { widths, measured }) };
  };

  const saveWidth = (id: string, width: number | undefined) => {
    setResizing({});
    onViewChange((now) => {
      const others = omitWidth(now.widths, id);
      return { ...now, widths: width === undefined ? others : { ...others, [id]: width } };
    });
  };

  const renderHandle = (column: DataColumn<Row>): ReactNode =>
    column.hidesHeader ? null : (
      <ColumnResizeHandle
        label={label(column.header)}
        measure={() => getLimits(column)}
        onResize={(width) => setResizing({ [column.id]: width })}
        onResizeEnd={(width) => saveWidth(column.id, width)}
      />
    );

  return { view: shown, renderHandle };
};
