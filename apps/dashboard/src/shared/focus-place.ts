/** Who had the focus goes on in what they were in: a dialog, a panel by its heading, else the page's main part. */
function placeAround(leaving: HTMLElement): HTMLElement | null {
  const around = leaving.closest<HTMLElement>('[role="dialog"], aside');
  const inside = around?.matches('aside') ? around.querySelector<HTMLElement>('[tabindex="-1"]') : around;
  return inside ?? document.getElementById('main');
}

/**
 * A ref for what goes once somebody has what they pressed for in it: the place that they are in has the focus then, rather than the body.
 */
export const focusPlaceAfter = (leaving: HTMLElement | null) => () => {
  if (!leaving?.contains(document.activeElement)) return;
  const place = placeAround(leaving);
  // React takes the element out after this.
  queueMicrotask(() => {
    if (document.activeElement === document.body) place?.focus({ preventScroll: true });
  });
};
