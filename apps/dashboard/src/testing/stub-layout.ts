import { vi } from 'vitest';

/**
 * Stubs layout APIs, because the test DOM has no layout.
 * @param width of the window in px, for media queries of the width; no query matches without it
 */
export function stubLayout(width?: number): void {
  const fits = (query: string): boolean => {
    const [, edge, px] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? [];
    if (width === undefined || edge === undefined) return false;
    return edge === 'min' ? width >= Number(px) : width <= Number(px);
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: fits(query) }));
}
