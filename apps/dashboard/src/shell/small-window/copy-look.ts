/** Language, direction, theme and density of the page. */
function copyAttributes(from: HTMLElement, to: HTMLElement): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
}

/** Gives another window the styles and settings of this page, and keeps the settings equal. Returns the end of that. */
export function copyLook(target: Document): () => void {
  target.head.replaceChildren(
    ...Array.from(document.querySelectorAll('link[rel=stylesheet], style'), (style) => target.importNode(style, true)),
  );
  const from = document.documentElement;
  const copy = () => copyAttributes(from, target.documentElement);
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(from, { attributes: true });
  return () => observer.disconnect();
}
