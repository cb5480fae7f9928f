import { expect, waitFor } from 'storybook/test';

/** What a pointer would meet in the middle of an element. */
function elementAtCenter(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** It can be pressed: nothing lies over its middle. A simulated press asks no such thing. */
export const expectOnTop = (element: HTMLElement) =>
  waitFor(async () => {
    await expect(elementAtCenter(element), 'what lies over it').not.toBeNull();
    await expect(element).toContainElement(elementAtCenter(element) as HTMLElement);
  });

/** Nothing on the page can be pressed but what lies over it. */
export const expectCovered = (element: HTMLElement) =>
  waitFor(() => expect(element).not.toContainElement(elementAtCenter(element) as HTMLElement));
