import type { Nodes, Root, Table, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Limits recursion. */
const MAX_DEPTH = 50;

/** Containers with structural children: the cut happens up to two levels deeper. */
const STRUCTURAL: readonly Nodes['type'][] = ['list', 'table', 'tableRow'];

/** Used only where a table is possible, because it doubles the parsing time of nested lists. */
const tables = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** Cells beyond the header are not rendered, so they must not be searchable. */
function trimRows({ children: rows }: Table): void {
  for (const row of rows) row.children.splice(rows[0]?.children.length ?? 0);
}

function toSourceText(text: string, children: readonly Nodes[]): Text[] {
  const from = children[0]?.position?.start.offset;
  const to = children.at(-1)?.position?.end.offset;
  return children.length === 0 ? [] : [{ type: 'text', value: text.slice(from, to) }];
}

/** Content below the maximum depth stays source text. */
export function parseMarkdown(text: string): Root {
  const tree = fromMarkdown(text, text.includes('|') ? tables : undefined);
  const stack: { readonly node: Nodes; readonly depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, depth } = next;
    if (!('children' in node)) continue;
    if (node.type === 'table') trimRows(node);
    if (depth < MAX_DEPTH || STRUCTURAL.includes(node.type)) {
      for (const child of node.children) stack.push({ node: child, depth: depth + 1 });
      continue;
    }
    node.children = toSourceText(text, node.children);
  }
  return tree;
}
