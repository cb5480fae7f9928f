import type { Contestant } from '../interleaved.ts';
import { openBrowser } from './browser.ts';
import { serveFloors } from './floors.ts';

/** 100 000 rows in a browser: the data grid beside the bare library that both stand on. */
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
    /** The median frame while each is scrolled from top to end, on a processor that is so many times slower. */
    scrolled: (rate: number) => [scrolling('grid', rate), scrolling('list', rate)] as const,
    grid: mounting('grid'),
    list: mounting('list'),
    close: async () => {
      await browser.close();
      await pages.close();
    },
  };
}
