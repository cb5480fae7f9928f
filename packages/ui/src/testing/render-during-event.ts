import { flushSync } from 'react-dom';
import { onTestFinished } from 'vitest';

/**
 * Returns a function: what it is given is drawn while the next event of that type is on its way down the page, before what comes to
 * listen on the document after this call. So does React, where somebody who listens there sets a state: it draws between two listeners,
 * and with that state whatever else waits to be drawn.
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
