import { expect, waitFor } from 'storybook/test';

/** As a pointer would hit it. */
function elementAtCenter(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** Simulated presses do not check that an element is uncovered. */
export const expectOnTop = (element: HTMLElement) =>
  waitFor(async () => {
    await expect(elementAtCenter(element), 'what lies over it').not.toBeNull();
    await expect(element).toContainElement(elementAtCenter(element) as HTMLElement);
  });

export const expectCovered = (element: HTMLElement) =>
  waitFor(() => expect(element).not.toContainElement(elementAtCenter(element) as HTMLElement));
