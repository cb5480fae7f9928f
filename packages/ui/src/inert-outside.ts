/** Toasts stay usable. */
const topLayer = '[data-react-aria-top-layer]';

interface InertOutsideOptions {
  /** @default the page */
  readonly within?: Element;
  /** Also marks it busy. */
  readonly isBusy?: boolean;
}

/** Makes `within` inert except for `kept`. Returns a function that restores it. */
export function makeOutsideInert(
  kept: readonly Element[],
  { within = document.body, isBusy = false }: InertOutsideOptions = {},
): () => void {
  const changed: [element: Element, name: string][] = [];
  const mark = (element: Element, name: string, value: string) => {
    if (element.hasAttribute(name)) return;
    element.setAttribute(name, value);
    changed.push([element, name]);
  };
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.matches(topLayer) || child.hasAttribute('inert')) continue;
      if (kept.some((one) => child.contains(one))) visit(child);
      else {
        mark(child, 'inert', '');
        if (isBusy) mark(child, 'aria-busy', 'true');
      }
    }
  };
  visit(within);
  return () => {
    for (const [element, name] of changed) element.removeAttribute(name);
  };
}
