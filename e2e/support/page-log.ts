import type { Page, Request } from '@playwright/test';

/** Number of last log lines to keep. */
const MAX_LINES = 40;
/** Time without an answer after which a page counts as busy or stuck, in ms. */
const ANSWER_MS = 3_000;

const shortenUrl = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
};

/** Returns whether the page answers, to tell a stuck page from an idle one. */
function stateOf(page: Page): Promise<string> {
  if (page.isClosed()) return Promise.resolve('closed');
  const { promise: silence, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(resolve, ANSWER_MS, 'does not answer');
  const asked = page.evaluate(() => {
    const { activeElement, readyState, visibilityState } = document;
    const words = activeElement?.textContent?.slice(0, 40) ?? '';
    return `${readyState}, ${visibilityState}, focus in ${activeElement?.tagName ?? 'nothing'} "${words}"`;
  });
  return Promise.race([asked.catch(String), silence]).finally(() => clearTimeout(timer));
}

/** Records the last actions of pages, to diagnose failures that are hard to reproduce. */
export function createPageLog() {
  const lines: string[] = [];
  const pages: { readonly page: Page; readonly who: string }[] = [];
  const start = performance.now();

  function note(who: string, what: string): void {
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    lines.push(`${seconds} s ${who}: ${what}`.slice(0, 200));
    if (lines.length > MAX_LINES) lines.shift();
  }

  function watch(page: Page, who: string): void {
    pages.push({ page, who });
    const on = (what: string) => (request: Request) => {
      if (!/\/assets\//.test(request.url())) note(who, `${what} ${request.method()} ${shortenUrl(request.url())}`);
    };
    page.on('request', on('asks'));
    page.on('requestfailed', (request) => on(`failed (${request.failure()?.errorText ?? ''})`)(request));
    page.on('response', (response) => on(`${response.status()}`)(response.request()));
    page.on('framenavigated', (frame) => note(who, `is at ${shortenUrl(frame.url())}`));
    page.on('console', (message) => note(who, `console.${message.type()} ${message.text()}`));
    page.on('pageerror', ({ message }) => note(who, `threw ${message}`));
    page.on('crash', () => note(who, 'crashed'));
    page.on('close', () => note(who, 'closed'));
  }

  return {
    watch,
    /** The last lines, oldest first, and the state of each page. */
    async describe(): Promise<string> {
      const states = await Promise.all(
        pages.map(async ({ page, who }) => `${who} at ${shortenUrl(page.url())}: ${await stateOf(page)}`),
      );
      return [...lines, ...states].join('\n');
    },
  };
}
