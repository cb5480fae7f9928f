import { useLayoutEffect, useRef } from 'react';

/** For a row of buttons, some of which take themselves away: the next one then has the focus, or the last, or the row itself. */
export function useNeighbourFocus() {
  const row = useRef<HTMLDivElement>(null);
  const rendered = useRef<readonly HTMLElement[]>([]);
  const focused = useRef<HTMLElement | null>(null);
  // After each drawing, when what left is out of the page already.
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const before = rendered.current;
    const now = [...element.querySelectorAll<HTMLElement>('button, a, input')];
    rendered.current = now;
    const lastFocused = focused.current;
    if (lastFocused === null || lastFocused.isConnected) return;
    focused.current = null;
    // Whoever types elsewhere meanwhile is left there.
    if (document.activeElement !== document.body) return;
    const next = before.slice(before.indexOf(lastFocused) + 1).find((each) => each.isConnected);
    (next ?? now.at(-1) ?? element).focus();
  });
  useLayoutEffect(() => {
    const element = row.current;
    const keep = ({ target }: Event) => {
      focused.current = target instanceof HTMLElement ? target : null;
    };
    // What leaves the page with the focus loses it too, and only that has to be followed.
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
