import { expect, waitFor } from 'storybook/test';

/** The rows that have no room in the window come some frames after the others: until all of a short list stand, their heads counted. */
export const allRowsStand = (canvas: HTMLElement) =>
  waitFor(() => {
    const told = canvas.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount');
    expect(canvas.querySelectorAll('[role="row"]')).toHaveLength(Number(told));
  });
