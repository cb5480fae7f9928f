import { vi } from 'vitest';

const none = () => undefined;

/** A page in jsdom, which lays nothing out and has none of what tells of it; React is told that it is tried. */
export function unlaidPage(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = none;
      unobserve = none;
      disconnect = none;
    },
  );
  Element.prototype.scrollIntoView = none;
}
