/**
 * Where the focus may go when its element disappears. The region of toasts is none: it exists without toasts, and holds
 * back new ones while it has the focus.
 */
const SURROUNDINGS =
  '[role="dialog"], [role="alertdialog"], [role="region"]:not([data-react-aria-top-layer]), section:is([aria-label], [aria-labelledby]), aside, main';
/** Boxes over the page, which are not inside what opened them. */
const BOX = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

interface Focused {
  readonly element: HTMLElement;
  /** Innermost first, as they were when the element got the focus. */
  readonly ancestors: readonly HTMLElement[];
}

function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}

/** Disabled buttons receive no keys; some browsers leave the focus on them. */
const isFocusable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/** In a panel beside the page, the heading. */
const targetIn = (surroundings: HTMLElement): HTMLElement =>
  (surroundings.matches('aside') && surroundings.querySelector<HTMLElement>('h2[tabindex]')) || surroundings;

/** Whether the element took the focus; a hidden or inert one does not. */
function focus(element: HTMLElement): boolean {
  const isAdded = element.tabIndex < 0 && !element.hasAttribute('tabindex');
  if (isAdded) {
    element.tabIndex = -1;
    // Otherwise later clicks on its text would focus it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Moves the focus to its surroundings (card, region, panel, dialog or `main`) when the focused element is removed or
 * disabled. Browsers would move it to the body, where screen readers start at the top. For an element of a closed dialog
 * or menu, these are the surroundings of the element that opened it; without any, it is the element with the id `main`.
 * Elements that become hidden or inert are not covered. `AppShell` and `SiteFrame` do it for their page; call it once in
 * a page without them. Returns a function that stops it.
 */
export function catchLostFocus(): () => void {
  let last: Focused | null = null;
  let pending: Focused | null = null;
  let frame = 0;
  const openers = new WeakMap<HTMLElement, Focused>();

  function note(): void {
    const element = document.activeElement;
    // react-aria dispatches focus events at options, too, while the focus stays in their field.
    if (!(element instanceof HTMLElement) || element === document.body || element === last?.element) return;
    const ancestors = ancestorsOf(element);
    const box = [element, ...ancestors].find((one) => one.matches(BOX));
    if (box !== undefined && last !== null && !openers.has(box) && !box.contains(last.element)) openers.set(box, last);
    last = { element, ancestors };
  }
  // A click elsewhere clears the focus intentionally, and so does `blur()`.
  const forgetClicked = ({ target }: Event) => {
    if (target instanceof Node && last !== null && !last.element.contains(target)) last = null;
  };
  const forgetBlurred = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    const left = last;
    queueMicrotask(() => {
      if (last === left && left !== null && document.activeElement === document.body && isFocusable(left.element))
        last = null;
    });
  };

  function* findFallbacks({ element, ancestors }: Focused): Generator<HTMLElement> {
    for (const one of ancestors) if (one.isConnected && one.matches(SURROUNDINGS)) yield targetIn(one);
    const box = [element, ...ancestors].find((one) => one.matches(BOX));
    const opener = box && openers.get(box);
    if (opener === undefined) return;
    if (isFocusable(opener.element)) yield opener.element;
    yield* findFallbacks(opener);
  }

  function restore(lost: Focused): void {
    pending = null;
    if (last !== lost || isFocusable(lost.element)) return;
    if (document.activeElement !== document.body && document.activeElement !== lost.element) return;
    last = null;
    for (const fallback of findFallbacks(lost)) if (focus(fallback)) return;
    const main = document.getElementById('main');
    if (main !== null) focus(main);
  }

  const observer = new MutationObserver(() => {
    const lost = last;
    if (lost === null || lost === pending || isFocusable(lost.element)) return;
    pending = lost;
    cancelAnimationFrame(frame);
    // A component may focus its replacement, and a closing dialog restores the focus, in the next frame.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => restore(lost));
    });
  });
  note();
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forgetBlurred);
  document.addEventListener('pointerdown', forgetClicked, true);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forgetBlurred);
    document.removeEventListener('pointerdown', forgetClicked, true);
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
