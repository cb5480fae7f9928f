/** A ref that moves focus to a fallback when its focused element is removed. `findFallback` runs before the removal, its result after. */
export const createFocusFallback =
  (findFallback: (leaving: HTMLElement) => () => HTMLElement | null | undefined) => (leaving: HTMLElement | null) => {
    if (leaving === null) return undefined;
    return () => {
      if (!leaving.contains(document.activeElement)) return;
      const getFallback = findFallback(leaving);
      // After removal; React suppresses focus events until then.
      queueMicrotask(() => {
        if (document.activeElement === document.body) getFallback()?.focus();
      });
    };
  };

/** Falls back to the first `target` in the closest `container`. */
export const createFocusFallbackIn = (container: string, target: string) =>
  createFocusFallback((leaving) => {
    const containerElement = leaving.closest(container);
    return () => containerElement?.querySelector<HTMLElement>(target);
  });
