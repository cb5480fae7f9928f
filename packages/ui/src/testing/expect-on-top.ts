import { expect, waitFor } from 'storybook/test';

/** The element at the centre, as a pointer would hit it. */
function elementAtCenter(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** Expects that nothing covers the centre of an element. Simulated presses do not check that. */
export const expectOnTop = (element: HTMLElement) =>
  waitFor(async () => {
    await expect(elementAtCenter(element), 'what lies over it').not.toBeNull();
    await expect(element).toContainElement(elementAtCenter(element) as HTMLElement);
  });

/** Expects that everything below an element is covered by it. */
export const expectCovered = (element: HTMLElement) =>
  waitFor(() => expect(element).not.toContainElement(elementAtCenter(element) as HTMLElement));
