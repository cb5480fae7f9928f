/** Fallback for the focus: the dialog, the panel's heading, or the main part. */
function findFocusFallback(removed: HTMLElement): HTMLElement | null {
  const around = removed.closest<HTMLElement>('[role="dialog"], aside');
  const inside = around?.matches('aside') ? around.querySelector<HTMLElement>('[tabindex="-1"]') : around;
  return inside ?? document.getElementById('main');
}

/** Ref for an element that is removed while it has the focus: moves the focus to its surroundings instead of the body. */
export const moveFocusOnRemoval = (removed: HTMLElement | null) => () => {
  if (!removed?.contains(document.activeElement)) return;
  const fallback = findFocusFallback(removed);
  // React removes the element after this callback.
  queueMicrotask(() => {
    if (document.activeElement === document.body) fallback?.focus({ preventScroll: true });
  });
};
