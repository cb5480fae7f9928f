import { vi } from 'vitest';

const none = () => undefined;

class NoopObserver {
  observe = none;
  unobserve = none;
  disconnect = none;
}

/** Layout APIs that jsdom lacks, and React's test flag. */
export function stubLayout(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const name of ['ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, NoopObserver);
  Element.prototype.scrollIntoView = none;
  Element.prototype.checkVisibility = () => true;
}
