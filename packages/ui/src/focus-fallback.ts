/**
 * A ref for what may leave the page while it has the focus: what `findFallback` finds then has it, rather than the body. It is asked
 * while the leaving element is still in its place, and answers once that is gone.
 */
export const createFocusFallback =
  (findFallback: (leaving: HTMLElement) => () => HTMLElement | null | undefined) => (leaving: HTMLElement | null) => {
    if (leaving === null) return undefined;
    return () => {
      if (!leaving.contains(document.activeElement)) return;
      const getFallback = findFallback(leaving);
      // React takes the element out after this, and hears of no focus until it is done.
      queueMicrotask(() => {
        if (document.activeElement === document.body) getFallback()?.focus();
      });
    };
  };

/** The heir is the first `wanted` in the nearest `place` around what leaves. */
export const createFocusFallbackIn = (container: string, target: string) =>
  createFocusFallback((leaving) => {
    const containerElement = leaving.closest(container);
    return () => containerElement?.querySelector<HTMLElement>(target);
  });
