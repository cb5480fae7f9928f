import { expect, waitFor } from 'storybook/test';

const findPart = (canvas: HTMLElement, selector: string): HTMLElement => {
  const found = canvas.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

const getTop = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);

export const findHead = (canvas: HTMLElement): HTMLElement => findPart(canvas, '.bd-table__head');

/** Scrolls, expects that the header stays, and scrolls back. */
export async function expectStickyHead(canvas: HTMLElement): Promise<void> {
  const head = findHead(canvas);
  const before = getTop(head);
  const row = findPart(canvas, '.bd-table__body > [role="row"]');
  const scroller = findPart(canvas, '[data-scrolls]');
  scroller.scrollTop = row.offsetHeight;
  await waitFor(() => expect(getTop(row)).toBe(before + head.offsetHeight - row.offsetHeight));
  await expect(getTop(head)).toBe(before);
  const { left, width } = head.getBoundingClientRect();
  await expect(head).toContainElement(document.elementFromPoint(left + width / 2, before + 4) as HTMLElement);
  scroller.scrollTop = 0;
}
