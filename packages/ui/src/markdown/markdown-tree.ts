import type { Definition, Heading, Nodes, Root } from 'mdast';

/** A heading and its anchor. */
export interface MarkdownHeading {
  readonly id: string;
  readonly text: string;
  /** `##` is 2. */
  readonly level: number;
}

/** Joined by spaces. */
const SPACED: readonly Nodes['type'][] = ['table', 'tableRow'];

export const toPlainText = (node: Nodes): string => {
  if ('children' in node) return node.children.map(toPlainText).join(SPACED.includes(node.type) ? ' ' : '');
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  return 'value' in node ? node.value : '';
};

/** Joined by line breaks. */
const STACKED: readonly Nodes['type'][] = ['root', 'list', 'listItem', 'blockquote', ...SPACED];

const collectText = (node: Nodes): string => {
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return toPlainText(node);
  return node.children.map(collectText).join(STACKED.includes(node.type) ? ' ' : '');
};

export const toSingleLine = (tree: Root): string => collectText(tree).replaceAll(/\s+/g, ' ').trim();

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

const findDefinitions = (node: Nodes): Definition[] => {
  if (node.type === 'definition') return [node];
  return 'children' in node ? node.children.flatMap(findDefinitions) : [];
};

/** Link definitions (`[text][name]`) by name; the first counts. */
export const collectDefinitions = (tree: Root): Map<string, string> =>
  new Map(
    findDefinitions(tree)
      .reverse()
      .map(({ identifier, url }) => [identifier, url]),
  );

const findHeadings = (node: Nodes): Heading[] => {
  if (node.type === 'heading') return [node];
  return 'children' in node ? node.children.flatMap(findHeadings) : [];
};

/** In order; equal headings get suffixes such as `-2`. */
export const collectHeadings = (tree: Root, prefix: string): Map<Heading, MarkdownHeading> => {
  const usedIds = new Set<string>();
  const createUniqueId = (wanted: string): string => {
    let id = wanted;
    for (let nth = 2; usedIds.has(id); nth += 1) id = `${wanted}-${nth}`;
    usedIds.add(id);
    return id;
  };
  return new Map(
    findHeadings(tree).map((heading) => {
      const text = toPlainText(heading);
      return [heading, { id: createUniqueId(`${prefix}${toSlug(text)}`), text, level: heading.depth }];
    }),
  );
};
