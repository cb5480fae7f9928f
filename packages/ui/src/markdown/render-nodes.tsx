import type { Heading, List, RootContent } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Icon } from '../icon/icon.tsx';
import type { RenderLink } from '../link-render/link-render.tsx';
import type { MarkdownHeading } from './markdown-tree.ts';
import { parseSafeUrl } from './safe-url.ts';
import { TableNode } from './table-node.tsx';

export interface RenderContext {
  readonly headings: ReadonlyMap<Heading, MarkdownHeading>;
  /** Link definitions (`[text][name]`) by name. */
  readonly definitions: ReadonlyMap<string, string>;
  readonly firstLevel: number;
  readonly renderLink: RenderLink;
  readonly outsideLabel: string;
  readonly findPicture: ((address: string) => MarkdownPicture | undefined) | undefined;
  readonly findHighlights: ((words: string) => readonly MarkdownRange[]) | undefined;
}

/** A picture that the app has for an address. */
export interface MarkdownPicture {
  readonly src: string;
  /** In pixels; they reserve the room before it is loaded. */
  readonly width: number;
  readonly height: number;
  /** It could not be loaded. */
  readonly onError?: (() => void) | undefined;
}

/** From and to (exclusive) in UTF-16 units. */
export type MarkdownRange = readonly [from: number, to: number];

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const HeadingNode = ({ node, context }: { readonly node: Heading; readonly context: RenderContext }) => {
  const Tag = tags[Math.min(6, node.depth + context.firstLevel - 1) - 1] ?? 'h6';
  return <Tag id={context.headings.get(node)?.id}>{renderNodes(node.children, context)}</Tag>;
};

interface LinkProps {
  readonly url: string | undefined;
  readonly children: ReactNode;
  readonly context: RenderContext;
}

/** Text only if the URL is unsafe. */
const TextLink = ({ url, children, context }: LinkProps) => {
  const address = parseSafeUrl(url ?? '');
  if (address === undefined) return children;
  const { href, leadsTo } = address;
  const className = 'bd-markdown__link';
  if (leadsTo === 'here') return context.renderLink({ href, className, children });
  return (
    <a href={href} className={className} rel="noopener noreferrer nofollow">
      {children}
      {leadsTo === 'site' && (
        <>
          <Icon name="arrow-up-right" size={14} />
          <VisuallyHidden elementType="span">{context.outsideLabel}</VisuallyHidden>
        </>
      )}
    </a>
  );
};

/** External images become links: loading them would reveal the reader. */
const Picture = ({ url, alt, context }: Omit<LinkProps, 'children'> & { readonly alt: string }) => {
  const found = context.findPicture?.(url ?? '');
  if (found !== undefined) return <img {...found} alt={alt} loading="lazy" />;
  const address = parseSafeUrl(url ?? '');
  if (address?.leadsTo === 'here') return <img src={address.href} alt={alt} loading="lazy" />;
  return (
    <TextLink url={url} context={context}>
      {alt || url}
    </TextLink>
  );
};

/** Focusable, because it scrolls. */
const Code = ({ children }: { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  <pre tabIndex={0} dir="ltr">
    <code>{children}</code>
  </pre>
);

const ListNode = ({ node, context }: { readonly node: List; readonly context: RenderContext }) => {
  const items = node.children.map((item) => (
    <li key={item.position?.start.offset}>
      {renderNodes(node.spread || item.spread ? item.children : withoutParagraphs(item.children), context)}
    </li>
  ));
  return node.ordered ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>;
};

/** For tight lists. */
const withoutParagraphs = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]));

/** A highlighted text gets its own element, which is replaced as a whole: a browser that translates moves text nodes. */
const renderText = (words: string, { findHighlights }: RenderContext): ReactNode => {
  if (findHighlights === undefined) return words;
  const ranges = findHighlights(words);
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of ranges) {
    parts.push(words.slice(done, from), <mark key={from}>{words.slice(from, to)}</mark>);
    done = to;
  }
  return <span key={JSON.stringify([words, ranges])}>{[...parts, words.slice(done)]}</span>;
};

const renderNode = (node: RootContent, context: RenderContext): ReactNode => {
  switch (node.type) {
    case 'paragraph':
      return <p>{renderNodes(node.children, context)}</p>;
    case 'heading':
      return <HeadingNode node={node} context={context} />;
    case 'emphasis':
      return <em>{renderNodes(node.children, context)}</em>;
    case 'strong':
      return <strong>{renderNodes(node.children, context)}</strong>;
    case 'inlineCode':
      return <code>{renderText(node.value, context)}</code>;
    case 'code':
      return <Code>{renderText(node.value, context)}</Code>;
    case 'blockquote':
      return <blockquote>{renderNodes(node.children, context)}</blockquote>;
    case 'list':
      return <ListNode node={node} context={context} />;
    case 'table':
      return <TableNode node={node} renderCell={(nodes) => renderNodes(nodes, context)} />;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return (
        <TextLink url={node.url} context={context}>
          {renderNodes(node.children, context)}
        </TextLink>
      );
    case 'linkReference':
      return (
        <TextLink url={context.definitions.get(node.identifier)} context={context}>
          {renderNodes(node.children, context)}
        </TextLink>
      );
    case 'image':
      return <Picture url={node.url} alt={node.alt ?? ''} context={context} />;
    case 'imageReference':
      return <Picture url={context.definitions.get(node.identifier)} alt={node.alt ?? ''} context={context} />;
    case 'text':
    case 'html':
      return renderText(node.value, context);
    default:
      return null;
  }
};

/** HTML becomes text. */
export const renderNodes = (nodes: readonly RootContent[], context: RenderContext): ReactNode =>
  nodes.map((node) => <Fragment key={node.position?.start.offset}>{renderNode(node, context)}</Fragment>);
