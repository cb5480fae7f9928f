import type { Root, RootContent } from 'mdast';
import { toPlainText } from './markdown-tree.ts';

/** A heading and the content before the next. */
interface Section {
  /** 1 to 6; 0 before the first heading. */
  readonly level: number;
  readonly nodes: readonly RootContent[];
}

function splitSections(tree: Root): Section[] {
  const sections: { level: number; nodes: RootContent[] }[] = [{ level: 0, nodes: [] }];
  for (const node of tree.children) {
    if (node.type === 'heading') sections.push({ level: node.depth, nodes: [] });
    sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

const getText = (nodes: readonly RootContent[]): string => nodes.map(toPlainText).join('\n');

/** Matching sections, and everything below a matching heading. */
function findMatches(sections: readonly Section[], isMatch: (words: string) => boolean): Set<Section> {
  const matches = new Set<Section>();
  let within = Number.POSITIVE_INFINITY;
  for (const section of sections) {
    if (section.level <= within) within = Number.POSITIVE_INFINITY;
    if (within < section.level || isMatch(getText(section.nodes))) matches.add(section);
    const [heading] = section.nodes;
    if (heading?.type === 'heading' && within > section.level && isMatch(toPlainText(heading))) within = section.level;
  }
  return matches;
}

function findParentHeadings(sections: readonly Section[], matches: ReadonlySet<Section>): Set<Section> {
  const above = new Set<Section>();
  let below = 0;
  for (const section of sections.toReversed()) {
    if (matches.has(section)) below = section.level;
    else if (section.level < below) {
      above.add(section);
      below = section.level;
    }
  }
  return above;
}

/** Search result within a text. */
export interface FoundSections {
  /** Markdown with parent headings and link definitions. */
  readonly text: string;
  /** Number of matching sections, without headings. */
  readonly count: number;
}

export function filterSections(tree: Root, text: string, isMatch: (words: string) => boolean): FoundSections {
  const sections = splitSections(tree).filter(({ nodes }) => nodes.length > 0);
  const matches = findMatches(sections, isMatch);
  const parentHeadings = findParentHeadings(sections, matches);
  const kept = sections.flatMap((section) => {
    const { nodes } = section;
    if (matches.has(section)) return nodes;
    return nodes.filter(({ type }) => type === 'definition' || (type === 'heading' && parentHeadings.has(section)));
  });
  const written = kept.map(({ position }) => text.slice(position?.start.offset, position?.end.offset));
  return { text: written.join('\n\n'), count: matches.size };
}
