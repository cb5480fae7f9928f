import { useLayoutEffect, useRef } from 'react';

/** After a removal, focuses the next button, else the last, else the row. */
export function useNeighbourFocus() {
  const row = useRef<HTMLDivElement>(null);
  const rendered = useRef<readonly HTMLElement[]>([]);
  const focused = useRef<HTMLElement | null>(null);
  // After each render, when a removed button is gone.
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const before = rendered.current;
    const now = [...element.querySelectorAll<HTMLElement>('button, a, input')];
    rendered.current = now;
    const lastFocused = focused.current;
    if (lastFocused === null || lastFocused.isConnected) return;
    focused.current = null;
    // Only if focus was lost.
    if (document.activeElement !== document.body) return;
    const next = before.slice(before.indexOf(lastFocused) + 1).find((each) => each.isConnected);
    (next ?? now.at(-1) ?? element).focus();
  });
  useLayoutEffect(() => {
    const element = row.current;
    const keep = ({ target }: Event) => {
      focused.current = target instanceof HTMLElement ? target : null;
    };
    // Removed elements lose focus without an event, so focusout means the user moved it.
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
