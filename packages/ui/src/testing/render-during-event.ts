import { flushSync } from 'react-dom';
import { onTestFinished } from 'vitest';

/**
 * Returns a function that renders during the next event of that type, before document listeners added after this call. React does the same
 * when a document listener sets state: it renders between two listeners.
 */
export function renderDuringEvent(type: string): (draw: () => void) => void {
  let next: (() => void) | undefined;
  const hear = () => {
    if (next) flushSync(next);
    next = undefined;
  };
  document.addEventListener(type, hear, true);
  onTestFinished(() => document.removeEventListener(type, hear, true));
  return (draw) => {
    next = draw;
  };
}
