import { event } from '@boostdesk/api-client/contract';
import type { Page, Request } from '@playwright/test';
import { dashboardUrl } from './addresses.ts';
import { waitUntilIdle } from './navigation.ts';
import type { PageBudget } from './page-budgets.data.ts';

/** What a page has loaded until it was quiet. */
export interface PageCost extends PageBudget {
  /** Calls that were sent more than once with the same body. */
  readonly repeated: readonly string[];
  readonly shift: number;
}

interface Seen {
  isUseful: boolean;
  shift: number;
}

/** Runs in the page. It is useful with its heading and main content, and nothing of it loading. */
function observePage(): void {
  const seen: Seen = { isUseful: false, shift: 0 };
  Object.assign(globalThis, { seen });
  type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
  const note = ({ value, hadRecentInput }: Shift) => {
    if (!hadRecentInput) seen.shift += value;
  };
  new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(note)).observe({
    type: 'layout-shift',
    buffered: true,
  });
  const look = () => {
    const text = document.querySelector('main')?.textContent ?? '';
    const isLoading = document.querySelector('[aria-busy="true"], .bd-skeleton') !== null;
    if (document.querySelector('h1') === null || text.length <= 300 || isLoading) return;
    seen.isUseful = true;
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page. */
function readCost() {
  const { shift }: Seen = Reflect.get(globalThis, 'seen');
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    shift,
    bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    scripts: scripts.length,
  };
}

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');
const isSocket = (request: Request): boolean => request.url().includes('/socket.io/');

function findRepeated(requests: readonly Request[]): string[] {
  const calls = requests.filter(isCall).map((one) => `${new URL(one.url()).pathname} ${one.postData() ?? ''}`);
  return [...new Set(calls.filter((call, place) => calls.indexOf(call) !== place))];
}

/** Opens an address in a page that has visited nothing, and waits until everything has loaded that follows by itself. */
export async function measurePage(page: Page, address: string): Promise<PageCost> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!isSocket(request)) requests.push(request);
  });
  await page.addInitScript(observePage);
  const isDashboard = address.startsWith(dashboardUrl);
  const hasCaughtUp = isDashboard && page.waitForResponse((response) => response.url().endsWith(event.getSince.path));
  await page.goto(address);
  await hasCaughtUp;
  await page.waitForFunction(() => Reflect.get(globalThis, 'seen').isUseful);
  await waitUntilIdle(page);
  return { ...(await page.evaluate(readCost)), requests: requests.length, repeated: findRepeated(requests) };
}
