import { expect, type Page, type Request } from '@playwright/test';

/** Time without requests after which a screen counts as loaded, in ms. */
const IDLE_MS = 120;

/** Time after which a preloaded file counts as loaded, because its end is not always reported, in ms. */
const FILE_TIMEOUT_MS = 5_000;

/** Socket responses stay open for as long as the page does. */
const isSocket = (request: Request): boolean => request.url().includes('/socket.io/');

const isApiCall = (request: Request): boolean => ['fetch', 'xhr'].includes(request.resourceType());

interface Tracker {
  readonly pending: Map<Request, number>;
  /** Time at which a request last began or ended. */
  last: number;
}

const trackers = new WeakMap<Page, Tracker>();

/** Records the page's requests from now on. */
export function trackRequests(page: Page): Tracker {
  const known = trackers.get(page);
  if (known !== undefined) return known;
  const tracker: Tracker = { pending: new Map(), last: performance.now() };
  trackers.set(page, tracker);
  const onEnd = (request: Request) => {
    if (tracker.pending.delete(request)) tracker.last = performance.now();
  };
  page.on('request', (request) => {
    if (isSocket(request)) return;
    // The browser does not report the end of requests of a document that it leaves.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) tracker.pending.clear();
    tracker.pending.set(request, performance.now());
  });
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return tracker;
}

/** Lets the page run its idle callbacks; an animated page may never be idle. */
const waitForIdleCallback = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: 1_000 });
      }),
  );

/** Waits until the page has no requests. `networkidle` waits four times as long, and forever for requests of a left page. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const tracker = trackRequests(page);
  const findPending = async (): Promise<string[]> => {
    await waitForIdleCallback(page);
    const now = performance.now();
    const pending = [...tracker.pending]
      .filter(([request, since]) => isApiCall(request) || now - since < FILE_TIMEOUT_MS)
      .map(([request]) => request.url());
    return now - tracker.last <= IDLE_MS ? [...pending, 'what may follow'] : pending;
  };
  await expect.poll(findPending, { intervals: [IDLE_MS] }).toEqual([]);
}

/** Navigates within the loaded app, as a click on a link does, and waits until it is idle; a reload takes three times as long. */
export function createNavigator(page: Page) {
  const tracker = trackRequests(page);
  return async (address: string): Promise<void> => {
    const isWithin =
      page.url().startsWith('http') && new URL(address, page.url()).origin === new URL(page.url()).origin;
    tracker.last = performance.now();
    if (isWithin) {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, address);
    } else {
      await page.goto(address);
    }
    await waitUntilIdle(page);
  };
}
