/**
 * A ref for what may leave the page while it has the focus: what `findHeir` finds then has it, rather than the body. It is asked
 * while the leaving element is still in its place, and answers once that is gone.
 */
export const focusHeir =
  (findHeir: (leaving: HTMLElement) => () => HTMLElement | null | undefined) => (leaving: HTMLElement | null) => {
    if (leaving === null) return undefined;
    return () => {
      if (!leaving.contains(document.activeElement)) return;
      const heir = findHeir(leaving);
      // React takes the element out after this, and hears of no focus until it is done.
      queueMicrotask(() => {
        if (document.activeElement === document.body) heir()?.focus();
      });
    };
  };

/** The heir is the first `wanted` in the nearest `place` around what leaves. */
export const heirIn = (place: string, wanted: string) =>
  focusHeir((leaving) => {
    const around = leaving.closest(place);
    return () => around?.querySelector<HTMLElement>(wanted);
  });
