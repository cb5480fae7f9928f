import { flushSync } from 'react-dom';
import { onTestFinished } from 'vitest';

/**
 * Draws something new while an event is on its way down the page, as an answer of the server does that comes just then: after what
 * listens on the document since before this call, and before what listens there since. What it gives is told what the next one draws.
 */
export function drawnOnTheWay(type: string): (draw: () => void) => void {
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
