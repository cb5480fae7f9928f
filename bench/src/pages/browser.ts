import { type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { chromiumPath, headlessShellPath, pickExecutable } from '../../../tools/browsers.ts';

/** A mid-range phone on a mobile network: latency in ms, bytes per second. */
const CPU_SLOWDOWN = 4;
const NETWORK = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const VISIT_MS = 60_000;
const executable = pickExecutable(headlessShellPath, chromiumPath);
export const WINDOW = { width: 1440, height: 900 };

export interface Visit {
  readonly address: string;
  /** Page of another site to start from, because a navigation from an empty tab starts no new process. */
  readonly from: string;
  /** The screen is useful when this many elements exist. */
  readonly wanted: { readonly selector: string; readonly count: number };
  /** Exists when all deferred content has loaded. */
  readonly settled: string;
  /** Written by the page for the next visit. */
  readonly storageKey?: string;
  readonly token?: string;
}

/** Ms from navigation start. */
export interface Load {
  readonly firstPaint: number;
  readonly useful: number;
  /** Cumulative layout shift until everything has loaded. */
  readonly shift: number;
  readonly longestTask: number;
  /** The app has rendered, including deferred content. */
  readonly settled: number;
}

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
    // The next frame and a task after it, when it has been painted.
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

/** Reported by the page itself, because polling would make it parse some hundred kB of injected script. */
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
    // A real second visit does not happen within the service worker's installation.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  }
  await page.close();
  return load;
}

export async function openBrowser() {
  // Ratios depend on the browser.
  process.stdout.write(`measured in ${executable.executablePath ?? "Playwright's own Chromium"}\n`);
  const browser = await chromium.launch({
    // The full browser loads some hundred scripts beside each page.
    ...executable,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  return {
    /** In a new browser profile; the second visit uses what the first cached. */
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
    /** In a new browser profile with a slowed-down CPU. */
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
