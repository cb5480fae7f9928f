import type { KeyboardEvent } from 'react';

/** Returns the index to move to, or undefined for other keys. */
function nextIndex(key: string, index: number, last: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'ArrowDown') return Math.min(last, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Arrow keys, Home and End in a list of results. */
export function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const index = results.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(event.key, index, results.length - 1);
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  results[next]?.focus();
}

/** ArrowDown in the search field moves to the first result. */
export function enterResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return;
  const first = event.currentTarget.querySelector<HTMLElement>('[data-result]');
  if (first === null) return;
  event.preventDefault();
  first.focus();
}
