/**
 * A ref for what goes once somebody has what they pressed for in it: the page's main part has the focus then, rather than the body.
 */
export const focusMainAfter = (leaving: HTMLElement | null) => () => {
  if (!leaving?.contains(document.activeElement)) return;
  // React takes the element out after this.
  queueMicrotask(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
};
