import type { Nodes, Root, Table, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** No text that is meant to be read lies deeper, and each level costs a call of whatever walks it. */
const MAX_DEPTH = 50;

/** What these hold is of their own kind, so that what is cut stands within that: no more than two levels more. */
const STRUCTURAL: readonly Nodes['type'][] = ['list', 'table', 'tableRow'];

/** The tables that people know from elsewhere. Looking for them doubles the time of a text that is all lists in lists: only where one can be. */
const tables = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** As many cells as the head has: what is more is not shown, and so is found by nobody. */
function trimRows({ children: rows }: Table): void {
  for (const row of rows) row.children.splice(rows[0]?.children.length ?? 0);
}

/** What stands between a node's own marks, as it was written: it is drawn by those already. */
function toSourceText(text: string, children: readonly Nodes[]): Text[] {
  const from = children[0]?.position?.start.offset;
  const to = children.at(-1)?.position?.end.offset;
  return children.length === 0 ? [] : [{ type: 'text', value: text.slice(from, to) }];
}

/** The tree of a text. What lies too deep in it stands there as it was written. */
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
