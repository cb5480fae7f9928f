import type { Root, RootContent } from 'mdast';
import { plainText } from './marks-of.ts';

/** What stands between one heading of a text and the next. */
interface Section {
  /** Of its heading, 1 to 6; 0 before the first heading. */
  readonly level: number;
  /** The heading, if any, and the content after it. */
  readonly nodes: readonly RootContent[];
}

function sectionsOf(tree: Root): Section[] {
  const sections: { level: number; nodes: RootContent[] }[] = [{ level: 0, nodes: [] }];
  for (const node of tree.children) {
    if (node.type === 'heading') sections.push({ level: node.depth, nodes: [] });
    sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

const wordsOf = (nodes: readonly RootContent[]): string => nodes.map(plainText).join('\n');

/** Those whose words are wanted, and all below a heading that is itself. */
function wantedAmong(sections: readonly Section[], isWanted: (words: string) => boolean): Set<Section> {
  const wanted = new Set<Section>();
  let within = Number.POSITIVE_INFINITY;
  for (const section of sections) {
    if (section.level <= within) within = Number.POSITIVE_INFINITY;
    if (within < section.level || isWanted(wordsOf(section.nodes))) wanted.add(section);
    const [heading] = section.nodes;
    if (heading?.type === 'heading' && within > section.level && isWanted(plainText(heading))) within = section.level;
  }
  return wanted;
}

/** The headings above what is wanted: they say what it belongs to. */
function headingsAbove(sections: readonly Section[], wanted: ReadonlySet<Section>): Set<Section> {
  const above = new Set<Section>();
  let below = 0;
  for (const section of sections.toReversed()) {
    if (wanted.has(section)) below = section.level;
    else if (section.level < below) {
      above.add(section);
      below = section.level;
    }
  }
  return above;
}

/** What a search within a text left of it. */
export interface FoundSections {
  /** Markdown again: the sections with their parent headings and link definitions. */
  readonly text: string;
  /** Number of matching sections, not counting headings. */
  readonly count: number;
}

/** The sections of a text whose words are wanted. */
export function sectionsWith(tree: Root, text: string, isWanted: (words: string) => boolean): FoundSections {
  const sections = sectionsOf(tree).filter(({ nodes }) => nodes.length > 0);
  const wanted = wantedAmong(sections, isWanted);
  const above = headingsAbove(sections, wanted);
  const kept = sections.flatMap((section) => {
    const { nodes } = section;
    if (wanted.has(section)) return nodes;
    return nodes.filter(({ type }) => type === 'definition' || (type === 'heading' && above.has(section)));
  });
  const written = kept.map(({ position }) => text.slice(position?.start.offset, position?.end.offset));
  return { text: written.join('\n\n'), count: wanted.size };
}
