import { useLayoutEffect, useRef } from 'react';

/** Focus management for a row of removable buttons: after a removal, the next button gets focus, else the last one, else the row. */
export function useNeighbourFocus() {
  const row = useRef<HTMLDivElement>(null);
  const rendered = useRef<readonly HTMLElement[]>([]);
  const focused = useRef<HTMLElement | null>(null);
  // Runs after each render, when the removed button has left the DOM.
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const before = rendered.current;
    const now = [...element.querySelectorAll<HTMLElement>('button, a, input')];
    rendered.current = now;
    const lastFocused = focused.current;
    if (lastFocused === null || lastFocused.isConnected) return;
    focused.current = null;
    // Does not steal focus if the user moved it elsewhere.
    if (document.activeElement !== document.body) return;
    const next = before.slice(before.indexOf(lastFocused) + 1).find((each) => each.isConnected);
    (next ?? now.at(-1) ?? element).focus();
  });
  useLayoutEffect(() => {
    const element = row.current;
    const keep = ({ target }: Event) => {
      focused.current = target instanceof HTMLElement ? target : null;
    };
    // A removed element loses focus without an event, so focusout means that the user moved it.
    const forget = ({ target }: Event) =>
      queueMicrotask(() => {
        if (focused.current === target && target instanceof Node && target.isConnected) focused.current = null;
      });
    element?.addEventListener('focusin', keep);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', keep);
      element?.removeEventListener('focusout', forget);
    };
  }, []);
  return row;
}
