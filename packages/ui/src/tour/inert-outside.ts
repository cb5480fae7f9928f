/** What lies over everything and stays alive: toasts. */
const topLayer = '[data-react-aria-top-layer]';

/**
 * Takes the rest of the page out of reach of pointer, focus and screen reader while only `kept` and what is in them can
 * be used. Returns how to give it back.
 */
export function inertOutside(kept: readonly Element[]): () => void {
  const changed: Element[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.matches(topLayer) || child.hasAttribute('inert')) continue;
      if (kept.some((one) => child.contains(one))) visit(child);
      else {
        child.setAttribute('inert', '');
        changed.push(child);
      }
    }
  };
  visit(document.body);
  return () => {
    for (const element of changed) element.removeAttribute('inert');
  };
}
