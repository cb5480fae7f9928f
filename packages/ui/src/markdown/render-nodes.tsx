import type { Heading, List, RootContent } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Icon } from '../icon/icon.tsx';
import type { RenderLink } from '../link-render/link-render.tsx';
import type { MarkdownHeading } from './marks-of.ts';
import { safeAddress } from './safe-address.ts';
import { TableNode } from './table-node.tsx';

export interface Rendering {
  readonly headings: ReadonlyMap<Heading, MarkdownHeading>;
  /** Link definitions of references (`[text][name]`), by name. */
  readonly definitions: ReadonlyMap<string, string>;
  readonly firstLevel: number;
  readonly renderLink: RenderLink;
  readonly outsideLabel: string;
  readonly rangesIn: (words: string) => readonly MarkdownRange[];
}

/** From and to (exclusive) in UTF-16 code units. */
export type MarkdownRange = readonly [from: number, to: number];

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const HeadingNode = ({ node, how }: { readonly node: Heading; readonly how: Rendering }) => {
  const Tag = tags[Math.min(6, node.depth + how.firstLevel - 1) - 1] ?? 'h6';
  return <Tag id={how.headings.get(node)?.id}>{renderNodes(node.children, how)}</Tag>;
};

interface LinkProps {
  readonly url: string | undefined;
  readonly children: ReactNode;
  readonly how: Rendering;
}

/** Words that lead somewhere; only the words, where they must not. */
const TextLink = ({ url, children, how }: LinkProps) => {
  const address = safeAddress(url ?? '');
  if (address === undefined) return children;
  const { href, leadsTo } = address;
  const className = 'bd-markdown__link';
  if (leadsTo === 'here') return how.renderLink({ href, className, children });
  return (
    <a href={href} className={className} rel="noopener noreferrer nofollow">
      {children}
      {leadsTo === 'site' && (
        <>
          <Icon name="arrow-up-right" size={14} />
          <VisuallyHidden elementType="span">{how.outsideLabel}</VisuallyHidden>
        </>
      )}
    </a>
  );
};

/** A picture of our own site; from elsewhere it would tell that site who reads, so it becomes a link. */
const Picture = ({ url, alt, how }: Omit<LinkProps, 'children'> & { readonly alt: string }) => {
  const address = safeAddress(url ?? '');
  if (address?.leadsTo === 'here') return <img src={address.href} alt={alt} loading="lazy" />;
  return (
    <TextLink url={url} how={how}>
      {alt || url}
    </TextLink>
  );
};

/** A block that is wider than the page scrolls, and so has to be reachable by keyboard. */
const Code = ({ children }: { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  <pre tabIndex={0} dir="ltr">
    <code>{children}</code>
  </pre>
);

const ListNode = ({ node, how }: { readonly node: List; readonly how: Rendering }) => {
  const items = node.children.map((item) => (
    <li key={item.position?.start.offset}>
      {renderNodes(node.spread || item.spread ? item.children : withoutParagraphs(item.children), how)}
    </li>
  ));
  return node.ordered ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>;
};

/** What stands in a list without empty lines between its items. */
const withoutParagraphs = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]));

/** Words with what was searched for marked in them. */
const renderWords = (words: string, { rangesIn }: Rendering): ReactNode => {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of rangesIn(words)) {
    parts.push(words.slice(done, from), <mark key={from}>{words.slice(from, to)}</mark>);
    done = to;
  }
  return done === 0 ? words : [...parts, words.slice(done)];
};

const renderNode = (node: RootContent, how: Rendering): ReactNode => {
  switch (node.type) {
    case 'paragraph':
      return <p>{renderNodes(node.children, how)}</p>;
    case 'heading':
      return <HeadingNode node={node} how={how} />;
    case 'emphasis':
      return <em>{renderNodes(node.children, how)}</em>;
    case 'strong':
      return <strong>{renderNodes(node.children, how)}</strong>;
    case 'inlineCode':
      return <code>{renderWords(node.value, how)}</code>;
    case 'code':
      return <Code>{renderWords(node.value, how)}</Code>;
    case 'blockquote':
      return <blockquote>{renderNodes(node.children, how)}</blockquote>;
    case 'list':
      return <ListNode node={node} how={how} />;
    case 'table':
      return <TableNode node={node} renderCell={(nodes) => renderNodes(nodes, how)} />;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return (
        <TextLink url={node.url} how={how}>
          {renderNodes(node.children, how)}
        </TextLink>
      );
    case 'linkReference':
      return (
        <TextLink url={how.definitions.get(node.identifier)} how={how}>
          {renderNodes(node.children, how)}
        </TextLink>
      );
    case 'image':
      return <Picture url={node.url} alt={node.alt ?? ''} how={how} />;
    case 'imageReference':
      return <Picture url={how.definitions.get(node.identifier)} alt={node.alt ?? ''} how={how} />;
    case 'text':
    case 'html':
      return renderWords(node.value, how);
    default:
      return null;
  }
};

/** The nodes of a text as elements. HTML is shown as text. */
export const renderNodes = (nodes: readonly RootContent[], how: Rendering): ReactNode =>
  nodes.map((node) => <Fragment key={node.position?.start.offset}>{renderNode(node, how)}</Fragment>);
