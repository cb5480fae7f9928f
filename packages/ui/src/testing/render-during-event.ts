import { flushSync } from 'react-dom';
import { onTestFinished } from 'vitest';

/** The result renders during the next such event, before later document listeners, as React does when a document listener sets state. */
export function renderDuringEvent(type: string): (draw: () => void) => void {
  let next: (() => void) | undefined;
  const notify = () => {
    if (next) flushSync(next);
    next = undefined;
  };
  document.addEventListener(type, notify, true);
  onTestFinished(() => document.removeEventListener(type, notify, true));
  return (draw) => {
    next = draw;
  };
}
