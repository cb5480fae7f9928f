import { expect, waitFor } from 'storybook/test';

/** Waits until all rows of the story's table are rendered, including the header: rows outside the viewport render some frames later. */
export const waitForAllRows = (canvas: HTMLElement) =>
  waitFor(() => {
    const table = canvas.querySelector('[aria-rowcount]');
    const expected = Number(table?.getAttribute('aria-rowcount'));
    expect(table?.querySelectorAll('[role="row"]')).toHaveLength(expected);
  });
