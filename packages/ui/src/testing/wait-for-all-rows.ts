import { expect, waitFor } from 'storybook/test';

/** The rows of a story's one table that have no room in the window come some frames after the others: until all of a short list stand, its head counted. */
export const waitForAllRows = (canvas: HTMLElement) =>
  waitFor(() => {
    const table = canvas.querySelector('[aria-rowcount]');
    const expected = Number(table?.getAttribute('aria-rowcount'));
    expect(table?.querySelectorAll('[role="row"]')).toHaveLength(expected);
  });
