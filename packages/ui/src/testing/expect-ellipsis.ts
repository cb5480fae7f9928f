import { expect } from 'storybook/test';

const isFlow = (element: Element) => !/flex|grid/.test(getComputedStyle(element).display);

const hasEllipsis = (element: Element) => {
  const { overflowX, textOverflow } = getComputedStyle(element);
  return isFlow(element) && overflowX === 'hidden' && textOverflow === 'ellipsis';
};

/** Includes the box. */
const findElementsWithText = (box: Element) =>
  [box, ...box.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()),
  );

/** '…' needs a block with `text-overflow`: direct text of a flex container is not truncated. */
export async function expectEllipsis(box: Element): Promise<void> {
  const words = findElementsWithText(box);
  await expect(words.length).toBeGreaterThan(0);
  for (const element of words) {
    const over = [element];
    while (over.at(-1) !== box) over.push(over.at(-1)?.parentElement ?? box);
    await expect(isFlow(element), `${element.textContent} is bare in a flex container`).toBe(true);
    await expect(over.some(hasEllipsis), `${element.textContent} is cut without '…'`).toBe(true);
  }
}
