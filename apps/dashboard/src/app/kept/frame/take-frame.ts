import { type FrameNode, isDrawn, isKept } from './frame-node.ts';

/** What comes after the first screen again: its place is kept, so that nothing comes and goes. */
const LATE = '[data-late], .bd-top-bar__count, .bd-top-bar__dot';
/** Each row of a screen of before holds up the app, which brings those that nobody saw. */
const isBelow = (element: Element): boolean =>
  element.matches('[role=row], li') && element.getBoundingClientRect().top > window.innerHeight;

const attributesOf = (element: Element): Record<string, string> => {
  const kept = [...element.attributes].filter(({ name, value }) => isKept(name, value));
  const attributes = Object.fromEntries(kept.map(({ name, value }) => [name, value]));
  if (!element.matches(LATE)) return attributes;
  return { ...attributes, style: `${attributes.style ?? ''};visibility:hidden` };
};

function take(node: Node): FrameNode | null {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || !isDrawn(node.localName) || isBelow(node)) return null;
  return [node.localName, attributesOf(node), ...takeChildren(node)];
}

/** What is drawn in an element, as far as the window shows it. */
export const takeChildren = (element: Element): FrameNode[] =>
  [...element.childNodes].map(take).filter((node) => node !== null);
