import type { AlignType, Table, TableRow } from 'mdast';
import { type Rendering, renderNodes } from './render-nodes.tsx';

interface RowProps {
  readonly row: TableRow;
  readonly align: readonly AlignType[];
  readonly isHead?: boolean;
  readonly how: Rendering;
}

const Row = ({ row, align, isHead = false, how }: RowProps) => (
  <tr>
    {row.children.map((cell, place) => {
      // A head without words would be read as the name of its column.
      const Cell = isHead && cell.children.length > 0 ? 'th' : 'td';
      return (
        <Cell key={cell.position?.start.offset} data-align={align[place] ?? undefined}>
          {renderNodes(cell.children, how)}
        </Cell>
      );
    })}
  </tr>
);

/** One that is wider than the page scrolls by itself, and so has to be reachable by keyboard. */
export const TableNode = ({ node, how }: { readonly node: Table; readonly how: Rendering }) => {
  const [head, ...rows] = node.children;
  const align = node.align ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div className="bd-markdown__table" tabIndex={0}>
      <table>
        <thead>{head && <Row row={head} align={align} isHead how={how} />}</thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.position?.start.offset} row={row} align={align} how={how} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
