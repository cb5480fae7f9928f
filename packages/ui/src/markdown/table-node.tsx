import type { AlignType, Table, TableCell, TableRow } from 'mdast';
import type { ReactNode } from 'react';

type RenderCell = (nodes: TableCell['children']) => ReactNode;

interface RowProps {
  readonly row: TableRow;
  readonly align: readonly AlignType[];
  /** Number of header cells; missing cells are empty. */
  readonly columns: number;
  readonly isHead?: boolean;
  readonly renderCell: RenderCell;
}

const Row = ({ row, align, columns, isHead = false, renderCell }: RowProps) => (
  <tr>
    {row.children.map((cell, place) => {
      // An empty header cell would be read as the column's name.
      const Cell = isHead && cell.children.length > 0 ? 'th' : 'td';
      return (
        <Cell key={cell.position?.start.offset} data-align={align[place] ?? undefined}>
          {renderCell(cell.children)}
        </Cell>
      );
    })}
    {row.children.length < columns && <td colSpan={columns - row.children.length} />}
  </tr>
);

/** Focusable, because wide tables scroll. */
export const TableNode = ({ node, renderCell }: { readonly node: Table; readonly renderCell: RenderCell }) => {
  const [head, ...rows] = node.children;
  const shape = { align: node.align ?? [], columns: head?.children.length ?? 0, renderCell };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div className="bd-markdown__table" tabIndex={0}>
      <table>
        <thead>{head && <Row row={head} isHead {...shape} />}</thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.position?.start.offset} row={row} {...shape} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
