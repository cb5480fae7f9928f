import { type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { chromiumPath, headlessShellPath, pickExecutable } from '../../../tools/browsers.ts';

/** A phone of the middle class on a mobile line: times slower, ms, and bytes a second. */
const CPU_SLOWDOWN = 4;
const NETWORK = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const VISIT_MS = 60_000;
const executable = pickExecutable(headlessShellPath, chromiumPath);
export const WINDOW = { width: 1440, height: 900 };

export interface Visit {
  readonly address: string;
  /** A page of another site, to come from: a browser starts no process for a page that an empty tab opens, as it does for others. */
  readonly from: string;
  /** The screen is of use when so many of these are there. */
  readonly wanted: { readonly selector: string; readonly count: number };
  /** There when everything that comes late has come. */
  readonly settled: string;
  /** What the page keeps for the next visit, once it has: a key of local storage. */
  readonly storageKey?: string;
  readonly token?: string;
}

/** Milliseconds from the navigation's start. */
export interface Load {
  readonly firstPaint: number;
  readonly useful: number;
  /** Layout shift, by the browser's own measure, until everything had come. */
  readonly shift: number;
  /** Longest task until everything had come. */
  readonly longestTask: number;
  /** The app itself stands, with everything that comes late. */
  readonly settled: number;
}

/** Runs in the page, before any of its own code. */
function observePage({ wanted, token }: Pick<Visit, 'wanted' | 'token'>): void {
  if (token !== undefined && localStorage.getItem('token') === null) localStorage.setItem('token', token);
  const seen = { useful: 0, shift: 0, longestTask: 0 };
  Object.assign(globalThis, { bench: seen });
  type Entry = PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean };
  const observe = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (hadRecentInput !== true) seen.shift += value;
  });
  observe('longtask', ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration);
  });
  const look = () => {
    if (document.querySelectorAll(wanted.selector).length < wanted.count) return;
    observer.disconnect();
    // The frame that shows it, and a task after: then it is painted.
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => {
        seen.useful = performance.now();
        Reflect.get(globalThis, 'benchIsUseful')('');
      };
      after.port2.postMessage(null);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

async function openSlowPage(context: BrowserContext, rate = CPU_SLOWDOWN) {
  const page = await context.newPage();
  page.setDefaultTimeout(VISIT_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session };
}

/** Told by the page itself: to ask it would have it read some hundred kB of the asker's script meanwhile. */
async function waitUntilUseful(session: CDPSession, begin: () => Promise<unknown>): Promise<void> {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchIsUseful' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const late = setTimeout(() => reject(new Error(`Of no use after ${VISIT_MS} ms.`)), VISIT_MS);
  session.once('Runtime.bindingCalled', () => resolve());
  try {
    await begin();
    await promise;
  } finally {
    clearTimeout(late);
  }
}

async function visit(
  context: BrowserContext,
  { address, from, wanted, settled, storageKey, token }: Visit,
): Promise<Load> {
  const { page, session } = await openSlowPage(context);
  await page.goto(from);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await page.addInitScript(observePage, { wanted, ...(token === undefined ? {} : { token }) });
  await waitUntilUseful(session, () => page.goto(address, { waitUntil: 'commit' }));
  await page.waitForSelector(settled);
  const load = await page.evaluate(() => {
    const seen = Reflect.get(globalThis, 'bench');
    const [paint] = performance.getEntriesByName('first-paint');
    return { ...seen, firstPaint: paint?.startTime ?? Number.NaN, settled: performance.now() };
  });
  if (storageKey !== undefined) {
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, storageKey);
    // Nobody comes again within the second in which the app's worker reads all of the app.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  }
  await page.close();
  return load;
}

export async function openBrowser() {
  // The ratios of one browser are not those of another.
  process.stdout.write(`measured in ${executable.executablePath ?? "Playwright's own Chromium"}\n`);
  const browser = await chromium.launch({
    // With windows it loads some hundred scripts of its own beside each page.
    ...executable,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  return {
    /** Visits in a browser that knows nothing yet, one after the other: the second finds what the first left. */
    async visits(page: Visit, count: number): Promise<Load[]> {
      const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
      try {
        const loads: Load[] = [];
        for (let done = 0; done < count; done += 1) loads.push(await visit(context, page));
        return loads;
      } finally {
        await context.close();
      }
    },
    /** What a function of the page's own answers, in a browser that knows nothing yet, with a processor that is so many times slower. */
    async callInPage(address: string, name: string, rate = CPU_SLOWDOWN): Promise<number> {
      const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
      try {
        const { page } = await openSlowPage(context, rate);
        await page.goto(address);
        return await page.evaluate((called) => Reflect.get(globalThis, called)(), name);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}
