import { vi } from 'vitest';

/** Nothing has a size in a document of tests: what asks for one is told nothing. */
export function stubLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
}
