import type { Contestant } from '../interleaved.ts';
import { openBrowser } from './browser.ts';
import { serveFloors } from './floors.ts';

/** 100,000 rows, next to the bare library that the grid uses. */
export async function openLongLists() {
  const browser = await openBrowser();
  const pages = await serveFloors();
  const mounting = (name: string): Contestant => ({
    name,
    run: () => browser.callInPage(`${pages.url}/${name}`, 'mounted'),
  });
  const scrolling = (name: string, rate: number): Contestant => ({
    name,
    run: () => browser.callInPage(`${pages.url}/${name}`, 'scrolled', rate),
  });
  return {
    /** Median frame with a CPU slowdown. */
    scrolled: (rate: number) => [scrolling('grid', rate), scrolling('list', rate)] as const,
    grid: mounting('grid'),
    list: mounting('list'),
    close: async () => {
      await browser.close();
      await pages.close();
    },
  };
}
