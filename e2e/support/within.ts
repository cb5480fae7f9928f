import { expect, type Page, type Request } from '@playwright/test';

/** Nothing was asked for so long: the screen has what it reads, in ms. */
const REST_MS = 120;

/** The end of a file that was asked for ahead is not always told, in ms. */
const PATIENCE_MS = 5_000;

/** Answers that come for as long as the page stands. */
const isLine = (request: Request): boolean => request.url().includes('/socket.io/');

/**
 * Goes on within a page that stands, as a press on a link does, and waits until nothing more is asked for: to load the page anew for
 * each screen takes three times as long.
 */
export function createSteps(page: Page) {
  const pending = new Map<Request, number>();
  let last = 0;
  const ended = (request: Request) => {
    if (pending.delete(request)) last = performance.now();
  };
  page.on('request', (request) => {
    if (!isLine(request)) pending.set(request, performance.now());
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  const idle = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // A page that something moves on may never be idle.
          requestIdleCallback(() => resolve(), { timeout: 1_000 });
        }),
    );

  async function waitedFor(): Promise<string[]> {
    await idle();
    const now = performance.now();
    const asked = [...pending].filter(([, since]) => now - since < PATIENCE_MS).map(([request]) => request.url());
    return now - last <= REST_MS ? [...asked, 'what may follow'] : asked;
  }

  return async (address: string): Promise<void> => {
    const isWithin =
      page.url().startsWith('http') && new URL(address, page.url()).origin === new URL(page.url()).origin;
    last = performance.now();
    if (isWithin) {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, address);
    } else {
      await page.goto(address);
    }
    await expect.poll(waitedFor, { intervals: [REST_MS] }).toEqual([]);
  };
}
