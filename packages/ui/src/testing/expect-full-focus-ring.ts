import { expect } from 'storybook/test';

/** Px beyond the element. */
function getRingReach(part: Element): number {
  const { outlineWidth, outlineOffset } = getComputedStyle(part);
  return Number.parseInt(outlineWidth, 10) + Number.parseInt(outlineOffset, 10);
}

/** Expects that a scroll container does not clip the focus ring. Allows less than 1 px, because scroll positions are whole pixels. */
export async function expectFullFocusRing(box: Element): Promise<void> {
  const part = box.querySelector(':focus-visible');
  if (!part) throw new Error('Nothing in it has a ring');
  await expect(getComputedStyle(part).outlineStyle, 'a ring').not.toBe('none');
  const reach = getRingReach(part);
  const [around, at] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
  await expect(at.top - reach, 'above').toBeGreaterThan(around.top - 1);
  await expect(at.bottom + reach, 'below').toBeLessThan(around.bottom + 1);
  await expect(at.left - reach, 'on the left').toBeGreaterThan(around.left - 1);
  await expect(at.right + reach, 'on the right').toBeLessThan(around.right + 1);
}
