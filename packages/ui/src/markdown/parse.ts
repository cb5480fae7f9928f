import type { Nodes, Root, Table, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Deeper nesting is never meant to be read, and each level costs a recursive call. */
const MAX_DEPTH = 50;

/** Containers whose children are structural, so the cut happens at most two levels further down. */
const STRUCTURAL: readonly Nodes['type'][] = ['list', 'table', 'tableRow'];

/** GFM tables. They double the parsing time of deeply nested lists, so the extension is used only if the text can contain a table. */
const tables = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** Drops cells beyond the header, which are not rendered and must not be searchable. */
function trimRows({ children: rows }: Table): void {
  for (const row of rows) row.children.splice(rows[0]?.children.length ?? 0);
}

/** The source between a node's own markers. */
function toSourceText(text: string, children: readonly Nodes[]): Text[] {
  const from = children[0]?.position?.start.offset;
  const to = children.at(-1)?.position?.end.offset;
  return children.length === 0 ? [] : [{ type: 'text', value: text.slice(from, to) }];
}

/** Parses Markdown. Content below the maximum depth stays source text. */
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
