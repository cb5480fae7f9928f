import { expect, waitFor } from 'storybook/test';

const part = (canvas: HTMLElement, selector: string): HTMLElement => {
  const found = canvas.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);

export const headOf = (canvas: HTMLElement): HTMLElement => part(canvas, '.bd-table__head');

/** Rows are scrolled, and the head stays where it is, over them; then they are scrolled back. */
export async function rowsGoUnderHead(canvas: HTMLElement): Promise<void> {
  const head = headOf(canvas);
  const before = topOf(head);
  const row = part(canvas, '.bd-table__body > [role="row"]');
  const scroller = part(canvas, '[data-scrolls]');
  scroller.scrollTop = row.offsetHeight;
  await waitFor(() => expect(topOf(row)).toBe(before + head.offsetHeight - row.offsetHeight));
  await expect(topOf(head)).toBe(before);
  const { left, width } = head.getBoundingClientRect();
  await expect(head).toContainElement(document.elementFromPoint(left + width / 2, before + 4) as HTMLElement);
  scroller.scrollTop = 0;
}
