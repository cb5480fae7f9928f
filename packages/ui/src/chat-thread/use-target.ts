import { type RefObject, useLayoutEffect } from 'react';

interface TargetInput {
  /** ID of the entry to show. */
  readonly target: string | undefined;
  /** Called after the scroll position was set. */
  readonly onScroll: () => void;
  readonly onShown: (() => void) | undefined;
}

/** Scrolls an entry to the middle of the box and focuses and highlights it, once it is rendered. */
export function useTarget(box: RefObject<HTMLElement | null>, { target, onScroll, onShown }: TargetInput): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || target === undefined) return;
    const items = [...element.querySelectorAll<HTMLElement>('[data-entry]')];
    const item = items.find(({ dataset }) => dataset.entry === target);
    if (item === undefined) return;
    const above = item.getBoundingClientRect().top - element.getBoundingClientRect().top;
    element.scrollTop += above - Math.max(0, (element.clientHeight - item.offsetHeight) / 2);
    // Not focusable otherwise: a click into a message must not focus it.
    item.tabIndex = -1;
    item.dataset.shown = '';
    const unmark = () => {
      item.removeAttribute('tabindex');
      delete item.dataset.shown;
    };
    item.addEventListener('blur', unmark, { once: true });
    item.focus({ preventScroll: true });
    // At once: the next render must not return to the end.
    onScroll();
    onShown?.();
  });
}
