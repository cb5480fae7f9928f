import type { Page } from '@playwright/test';

/** Returns texts that do not fit into their element. */
export const findOverflowingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: Element[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style') !== null || node.textContent?.trim() === '') continue;
      shown.push(parent);
    }
    // Skips texts with an ellipsis and boxes of one pixel, which are for screen readers.
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
    return [...wider, ...cut.map((element) => element.outerHTML.slice(0, 160))];
  });
