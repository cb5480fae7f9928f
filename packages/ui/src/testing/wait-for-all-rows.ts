import { expect, waitFor } from 'storybook/test';

/** Rows outside the viewport render some frames later. */
export const waitForAllRows = (canvas: HTMLElement) =>
  waitFor(() => {
    const table = canvas.querySelector('[aria-rowcount]');
    const expected = Number(table?.getAttribute('aria-rowcount'));
    expect(table?.querySelectorAll('[role="row"]')).toHaveLength(expected);
  });
