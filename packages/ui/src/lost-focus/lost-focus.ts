/** Where the focus may go when its element disappears; each has a name for screen readers. */
const SURROUNDINGS =
  '[role="dialog"], [role="alertdialog"], [role="region"], section:is([aria-label], [aria-labelledby]), aside, main';
/** Boxes over the page, which are not inside what opened them. */
const BOX = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

interface Focused {
  readonly element: Element;
  /** Innermost first, as they were when the element got the focus. */
  readonly ancestors: readonly Element[];
}

function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}

/** Disabled buttons receive no keys; some browsers leave the focus on them. */
const isFocusable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** In a panel beside the page, the heading. */
const targetIn = (surroundings: HTMLElement): HTMLElement =>
  (surroundings.matches('aside') && surroundings.querySelector<HTMLElement>('h2[tabindex]')) || surroundings;

/**
 * Moves the focus to its surroundings (card, region, panel, dialog or `main`) when the focused element is removed or
 * disabled, instead of to the body, where screen readers start anew. For an element of a closed dialog or menu, these
 * are the surroundings of what opened it. `AppShell` and `SiteFrame` do it for their page; call it once in a page without
 * them. Returns a function that stops it.
 */
export function catchLostFocus(): () => void {
  let last: Focused | null = null;
  let frame = 0;
  const openers = new WeakMap<Element, Focused>();

  const note = ({ target }: Event) => {
    // react-aria dispatches the event at options, too, while the focus stays in their field.
    if (!(target instanceof Element) || target !== document.activeElement) return;
    const ancestors = ancestorsOf(target);
    const box = [target, ...ancestors].find((element) => element.matches(BOX));
    if (box !== undefined && last !== null && !openers.has(box) && !box.contains(last.element)) openers.set(box, last);
    last = { element: target, ancestors };
  };
  // A click elsewhere clears the focus, intentionally.
  const forget = ({ target }: Event) => {
    if (target instanceof Node && last !== null && !last.element.contains(target)) last = null;
  };

  function findFallback({ element, ancestors }: Focused): HTMLElement | null {
    const around = [element, ...ancestors].filter((one): one is HTMLElement => one instanceof HTMLElement);
    const surroundings = around.find((one) => one !== element && one.isConnected && one.matches(SURROUNDINGS));
    if (surroundings !== undefined) return targetIn(surroundings);
    const box = around.find((one) => one.matches(BOX));
    const opener = box && openers.get(box);
    if (opener === undefined) return document.getElementById('main');
    return isFocusable(opener.element) ? (opener.element as HTMLElement) : findFallback(opener);
  }

  function restore(lost: Focused): void {
    if (last !== lost || isFocusable(lost.element)) return;
    if (document.activeElement !== document.body && document.activeElement !== lost.element) return;
    last = null;
    const fallback = findFallback(lost);
    if (fallback !== null) focus(fallback);
  }

  const observer = new MutationObserver(() => {
    const lost = last;
    if (lost === null || isFocusable(lost.element)) return;
    cancelAnimationFrame(frame);
    // A component may focus its replacement, and a closing dialog restores the focus, in the next frame.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => restore(lost));
    });
  });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', forget, true);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', forget, true);
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
