import { flushSync } from 'react-dom';
import { onTestFinished } from 'vitest';

/** The result renders during the next such event, before later document listeners, as React does when a document listener sets state. */
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
