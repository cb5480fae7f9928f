import type { Page } from '@playwright/test';

/**
 * As another language may be: each word is longer, by two fifths if nothing else is said, for the moment. Answers the texts that do
 * not fit where they stand.
 */
export const cutWhenLonger = (page: Page, times = 1.4): Promise<string[]> =>
  page.evaluate((times) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: Element[] = [];
    const before: [Node, string | null][] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style') !== null || node.textContent?.trim() === '') continue;
      before.push([node, node.textContent]);
      node.textContent = (node.textContent ?? '').replaceAll(/\p{L}{3,}/gu, (word) =>
        word.padEnd(Math.ceil(word.length * times), 'en'),
      );
      shown.push(parent);
    }
    // What ends in an ellipsis says so, and what is a pixel high is only read out.
    const isCut = (element: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll';
      return (
        hides && textOverflow !== 'ellipsis' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
      );
    };
    const leaves = (element: Element): boolean => {
      const control = element.closest('button, a, label, [role="tab"], th, td');
      const box = control?.getBoundingClientRect();
      if (box === undefined || box.width <= 1) return false;
      for (let one: Element | null = element; one !== null && one !== control; one = one.parentElement) {
        if (getComputedStyle(one).textOverflow === 'ellipsis') return false;
      }
      const { left, right } = element.getBoundingClientRect();
      return right > box.right + 1 || left < box.left - 1;
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    const wider = scrollWidth > clientWidth ? [`the page is wider by ${scrollWidth - clientWidth}`] : [];
    const cut = shown.filter((element) => isCut(element) || leaves(element));
    const told = [...wider, ...cut.map((element) => element.outerHTML.slice(0, 160))];
    for (const [node, text] of before) node.textContent = text;
    return told;
  }, times);
