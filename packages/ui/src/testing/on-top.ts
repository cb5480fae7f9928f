import { expect, waitFor } from 'storybook/test';

/** What a pointer would meet in the middle of an element. */
function met(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** It can be pressed: nothing lies over its middle. A simulated press asks no such thing. */
export const isOnTop = (element: HTMLElement) =>
  waitFor(async () => {
    await expect(met(element), 'what lies over it').not.toBeNull();
    await expect(element).toContainElement(met(element) as HTMLElement);
  });

/** Nothing on the page can be pressed but what lies over it. */
export const isCovered = (element: HTMLElement) =>
  waitFor(() => expect(element).not.toContainElement(met(element) as HTMLElement));
