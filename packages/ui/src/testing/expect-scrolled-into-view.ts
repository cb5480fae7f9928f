import { expect } from 'storybook/test';

/** Fully visible in its scroll container, which `toBeVisible` does not check. */
export async function expectScrolledIntoView(box: Element, part: Element): Promise<void> {
  const { top, bottom } = box.getBoundingClientRect();
  const at = part.getBoundingClientRect();
  await expect(at.top).toBeGreaterThanOrEqual(top);
  await expect(at.bottom).toBeLessThanOrEqual(bottom);
}
