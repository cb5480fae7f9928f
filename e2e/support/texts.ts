import type { Page } from '@playwright/test';

/** Returns all texts that the page shows or announces. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Skips user content, which can be in any language.
      if (parent === null || parent.closest('script, style, [role="log"], [lang]:not(html)') !== null) continue;
      found.add((node.textContent ?? '').trim());
    }
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name) ?? '');
    return [...found].filter((text) => text !== '');
  });
