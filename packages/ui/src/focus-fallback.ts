/**
 * A ref for an element that may be removed while it has focus: the fallback then gets focus instead of the body. `findFallback` runs before
 * the removal, its result after it.
 */
export const createFocusFallback =
  (findFallback: (leaving: HTMLElement) => () => HTMLElement | null | undefined) => (leaving: HTMLElement | null) => {
    if (leaving === null) return undefined;
    return () => {
      if (!leaving.contains(document.activeElement)) return;
      const getFallback = findFallback(leaving);
      // React removes the element after this cleanup and suppresses focus events until then.
      queueMicrotask(() => {
        if (document.activeElement === document.body) getFallback()?.focus();
      });
    };
  };

/** The fallback is the first `target` in the closest `container` of the removed element. */
export const createFocusFallbackIn = (container: string, target: string) =>
  createFocusFallback((leaving) => {
    const containerElement = leaving.closest(container);
    return () => containerElement?.querySelector<HTMLElement>(target);
  });
