import './markdown.css';
import { type ComponentPropsWithRef, useEffect, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { type RenderLink, renderAriaLink } from '../link-render/link-render.tsx';
import { detailMessages } from '../messages/detail-messages.ts';
import { mergeRefs } from '../styles/merge-refs.ts';
import { type FoundSections, filterSections } from './find-sections.ts';
import { collectDefinitions, collectHeadings, type MarkdownHeading, toSingleLine } from './markdown-tree.ts';
import { parseMarkdown } from './parse.ts';
import { type MarkdownPicture, type MarkdownRange, renderNodes } from './render-nodes.tsx';

export type { FoundSections, MarkdownHeading, MarkdownPicture, MarkdownRange };

/** Headings for a custom table of contents. */
export const getMarkdownHeadings = (text: string, idPrefix = ''): MarkdownHeading[] => [
  ...collectHeadings(parseMarkdown(text), idPrefix).values(),
];

/** The text without markup, in one line. */
export const markdownToText = (text: string): string => toSingleLine(parseMarkdown(text));

/** Sections with the searched words, as Markdown. */
export const findSections = (text: string, isMatch: (words: string) => boolean): FoundSections =>
  filterSections(parseMarkdown(text), text, isMatch);

const toHeadingHref = (id: string): string => `#${encodeURIComponent(id)}`;

export interface MarkdownProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** CommonMark with pipe tables; HTML shows as text. */
  readonly text: string;
  /** Level of `#`. @default 2 */
  readonly firstLevel?: 1 | 2 | 3 | 4;
  /** Set it if a page has several texts. */
  readonly idPrefix?: string;
  /** Renders internal links. */
  readonly renderLink?: RenderLink;
  /** The app’s own pictures by the address in the text, such as `picture:12`. Others must be pictures of this site. */
  readonly findPicture?: ((address: string) => MarkdownPicture | undefined) | undefined;
  /** Ranges to highlight, ascending, without overlaps. */
  readonly findHighlights?: (words: string) => readonly MarkdownRange[];
  /** Read aloud after an external link. */
  readonly outsideLabel?: string;
}

/** The browser cannot scroll to an anchor that loads after the page. */
const scrollToLinkedHeading = (box: HTMLElement): void => {
  const headings = [...box.querySelectorAll(':is(h1, h2, h3, h4, h5, h6)[id]')];
  headings.find(({ id }) => location.hash === toHeadingHref(id))?.scrollIntoView();
};

/** Displays user-written Markdown. */
export const Markdown = ({
  text,
  firstLevel = 2,
  idPrefix = '',
  renderLink = renderAriaLink,
  findPicture,
  findHighlights,
  outsideLabel = detailMessages.markdown.outside,
  className,
  ref,
  ...props
}: MarkdownProps) => {
  const tree = useMemo(() => parseMarkdown(text), [text]);
  const headings = useMemo(() => collectHeadings(tree, idPrefix), [tree, idPrefix]);
  const definitions = useMemo(() => collectDefinitions(tree), [tree]);
  const box = useRef<HTMLDivElement>(null);
  const root = useMemo(() => mergeRefs(box, ref), [ref]);
  useEffect(() => {
    if (box.current) scrollToLinkedHeading(box.current);
  }, []);
  return (
    <div dir="auto" {...props} ref={root} className={classNames('bd-markdown', className)}>
      {renderNodes(tree.children, {
        ...{ headings, definitions, firstLevel, renderLink },
        ...{ findPicture, findHighlights, outsideLabel },
      })}
    </div>
  );
};

export interface MarkdownContentsProps extends ComponentPropsWithRef<'nav'> {
  readonly text: string;
  readonly idPrefix?: string;
  /** Deeper headings are omitted. @default 3 */
  readonly lastLevel?: number;
  readonly renderLink?: RenderLink;
  /** @default 'Contents' */
  readonly label?: string;
}

/** A text’s headings as links; nothing for fewer than two. */
export const MarkdownContents = ({
  text,
  idPrefix = '',
  lastLevel = 3,
  renderLink = renderAriaLink,
  label = detailMessages.markdown.contents,
  className,
  ...props
}: MarkdownContentsProps) => {
  const headings = useMemo(() => getMarkdownHeadings(text, idPrefix), [text, idPrefix]);
  const shown = headings.filter(({ level }) => level <= lastLevel);
  const first = Math.min(...shown.map(({ level }) => level));
  if (shown.length < 2) return null;
  return (
    <nav aria-label={label} {...props} className={classNames('bd-contents', className)}>
      <ul>
        {shown.map(({ id, text: words, level }) => (
          <li key={id} data-depth={level - first}>
            {renderLink({ href: toHeadingHref(id), className: 'bd-contents__link', children: words })}
          </li>
        ))}
      </ul>
    </nav>
  );
};
