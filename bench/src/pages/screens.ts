import { type Contestant, median } from '../interleaved.ts';
import type { TestBed } from '../server/test-bed.ts';
import { type Load, openBrowser, type Visit, WINDOW } from './browser.ts';
import { serveFloors } from './floors.ts';

/** Px per row, and above the first row: header, tabs, filters. */
const ROW = 44;
const ABOVE = 200;
/** Rows that fill the window, including the table header. */
const SEEN = Math.ceil((WINDOW.height - ABOVE) / ROW);
/** Counting the header. */
const LAST = 51;

/** Browsers report longer tasks only. */
const SHORT_MS = 50;

type Figure = keyof Load;

/** With a phone's CPU and network, next to reference pages. */
export async function openScreens({ product, customerToken }: TestBed) {
  const browser = await openBrowser();
  const floors = await serveFloors();
  const loads = { plain: [] as Load[], hello: [] as Load[], first: [] as Load[], second: [] as Load[] };

  const figure = (page: keyof typeof loads, name: Figure): number => median(loads[page].map((load) => load[name]));
  const floor = (path: string): Visit => ({
    address: `${floors.url}${path}`,
    from: floors.elsewhere,
    wanted: { selector: '#hello', count: 1 },
    settled: '#hello',
  });
  const orders: Visit = {
    address: `${product.url}/orders`,
    from: floors.elsewhere,
    // The row element may exist before its content.
    wanted: { selector: '[role=row] > :last-child', count: SEEN },
    settled: `body:has(input[placeholder]) [aria-rowindex="${LAST}"] > :last-child`,
    token: customerToken,
  };
  const one = (name: 'plain' | 'hello', path: string): Contestant => ({
    name,
    run: async () => {
      const [load] = await browser.visits(floor(path), 1);
      if (load !== undefined) loads[name].push(load);
      return load?.useful ?? Number.NaN;
    },
  });
  return {
    plain: one('plain', '/plain'),
    hello: one('hello', '/hello'),
    orders: {
      name: 'orders list',
      run: async () => {
        const [first, second] = await browser.visits(orders, 2);
        if (first !== undefined) loads.first.push(first);
        if (second !== undefined) loads.second.push(second);
        return first?.useful ?? Number.NaN;
      },
    } satisfies Contestant,
    figure,
    /** By the medians of first and second visit; browsers report none below `SHORT_MS`. */
    longest: (page: 'hello' | 'orders'): number => {
      const visits = page === 'hello' ? (['hello'] as const) : (['first', 'second'] as const);
      return Math.max(SHORT_MS, ...visits.map((visit) => figure(visit, 'longestTask')));
    },
    close: async () => {
      await browser.close();
      await floors.close();
    },
  };
}
