import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { DataColumn, TableView, TableViewChange } from '../data-table/data-table-types.ts';
import { widthLimits } from '../data-table/table-columns.ts';
import { ColumnHandle, type WidthLimits } from './column-handle.tsx';

interface DrawnWidthsOptions<Row> {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly columns: readonly DataColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (change: TableViewChange) => void;
  readonly label: (name: string) => string;
}

const measuredIn = (grid: HTMLElement | null): ReadonlyMap<string, number> =>
  new Map(
    [...(grid?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].map((head) => [
      head.dataset.column ?? '',
      head.offsetWidth,
    ]),
  );

const without = (widths: TableView['widths'], id: string): TableView['widths'] =>
  Object.fromEntries(Object.entries(widths).filter(([key]) => key !== id));

/** Column widths that follow the pointer while resizing and are reported when it’s released. */
export const useDrawnWidths = <Row,>({ grid, columns, view, onViewChange, label }: DrawnWidthsOptions<Row>) => {
  const [drawn, setDrawn] = useState<TableView['widths']>({});
  const { hidden, widths } = view;
  const shown = useMemo(() => ({ hidden, widths: { ...widths, ...drawn } }), [hidden, widths, drawn]);

  const limitsOf = (column: DataColumn<Row>): WidthLimits => {
    const measured = measuredIn(grid.current);
    const there = columns.filter(({ id }) => measured.has(id));
    return { now: measured.get(column.id) ?? 0, ...widthLimits(column, there, { widths, measured }) };
  };

  const keep = (id: string, width: number | undefined) => {
    setDrawn({});
    onViewChange((now) => {
      const others = without(now.widths, id);
      return { ...now, widths: width === undefined ? others : { ...others, [id]: width } };
    });
  };

  const renderHandle = (column: DataColumn<Row>): ReactNode =>
    column.hidesHeader ? null : (
      <ColumnHandle
        label={label(column.header)}
        measure={() => limitsOf(column)}
        onDraw={(width) => setDrawn({ [column.id]: width })}
        onDrawn={(width) => keep(column.id, width)}
      />
    );

  return { view: shown, renderHandle };
};
