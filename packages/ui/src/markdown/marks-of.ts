import type { Definition, Heading, Nodes, Root } from 'mdast';

/** A heading of a text, and where it can be linked to. */
export interface MarkdownHeading {
  readonly id: string;
  readonly text: string;
  /** 1 to 6, as the text says: `##` is 2. */
  readonly level: number;
}

/** Whose children stand beside each other, with a line between them. */
const APART: readonly Nodes['type'][] = ['table', 'tableRow'];

/** What a node says without its marks. */
export const plainText = (node: Nodes): string => {
  if ('children' in node) return node.children.map(plainText).join(APART.includes(node.type) ? ' ' : '');
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  return 'value' in node ? node.value : '';
};

/** Whose children stand below each other. */
const STACKED: readonly Nodes['type'][] = ['root', 'list', 'listItem', 'blockquote', ...APART];

const wordsIn = (node: Nodes): string => {
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return plainText(node);
  return node.children.map(wordsIn).join(STACKED.includes(node.type) ? ' ' : '');
};

/** The same of a whole text, its lines and paragraphs one after the other. */
export const wordsInLine = (tree: Root): string => wordsIn(tree).replaceAll(/\s+/g, ' ').trim();

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

const definitionsIn = (node: Nodes): Definition[] => {
  if (node.type === 'definition') return [node];
  return 'children' in node ? node.children.flatMap(definitionsIn) : [];
};

/** The addresses that stand apart from the words (`[words][name]`), by name; of two with one name the first counts. */
export const definitionsOf = (tree: Root): Map<string, string> =>
  new Map(
    definitionsIn(tree)
      .reverse()
      .map(({ identifier, url }) => [identifier, url]),
  );

const headingsIn = (node: Nodes): Heading[] => {
  if (node.type === 'heading') return [node];
  return 'children' in node ? node.children.flatMap(headingsIn) : [];
};

/** The headings of a text from top to bottom; of two that read the same the second is `…-2`. */
export const headingsOfTree = (tree: Root, prefix: string): Map<Heading, MarkdownHeading> => {
  const taken = new Set<string>();
  const free = (wanted: string): string => {
    let id = wanted;
    for (let nth = 2; taken.has(id); nth += 1) id = `${wanted}-${nth}`;
    taken.add(id);
    return id;
  };
  return new Map(
    headingsIn(tree).map((heading) => {
      const text = plainText(heading);
      return [heading, { id: free(`${prefix}${slug(text)}`), text, level: heading.depth }];
    }),
  );
};
