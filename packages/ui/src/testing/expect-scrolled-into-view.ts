import { expect } from 'storybook/test';

/** Whether all of a part is in sight in the box it scrolls in; `toBeVisible` does not look at scrolling. */
export async function expectScrolledIntoView(box: Element, part: Element): Promise<void> {
  const { top, bottom } = box.getBoundingClientRect();
  const at = part.getBoundingClientRect();
  await expect(at.top).toBeGreaterThanOrEqual(top);
  await expect(at.bottom).toBeLessThanOrEqual(bottom);
}
