import { vi } from 'vitest';

const none = () => undefined;

class NoopObserver {
  observe = none;
  unobserve = none;
  disconnect = none;
}

/** A page in jsdom, which lays nothing out and has none of what tells of it; React is told that it is tried. */
export function stubLayout(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const name of ['ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, NoopObserver);
  Element.prototype.scrollIntoView = none;
  Element.prototype.checkVisibility = () => true;
}
