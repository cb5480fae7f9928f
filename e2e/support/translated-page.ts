import type { Page } from '@playwright/test';

/**
 * Wraps the text nodes of later pages as Chrome's translation does, also those that are added, which leaves React with
 * text nodes in other places.
 */
export const translateLikeChrome = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (parent === null || text.data.trim() === '' || parent.closest('font, script, style, title, [translate=no]'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    };
    const observer = new MutationObserver(() => wrap(document));
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
