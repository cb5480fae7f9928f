// The order lists at the widths of desktops and tablets.
import { expect } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { settle } from '../support/pages.ts';

const WIDTHS = [1440, 1366, 1320, 1300, 1280, 1180, 1100, 1024, 900, 800];

for (const who of ['Sara', 'Kaito'] as const) {
  test(`the order list of ${who} truncates no column and scrolls vertically only, from 800 to 1440 px`, {
    tag: '@nightly',
  }, async ({ people }) => {
    const { page, enter } = await people.demo(who);
    await enter('/orders');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      const over = () =>
        page.evaluate(() => {
          const cells = [...document.querySelectorAll('[role=row] > :last-child')];
          const past = cells.map((cell) => {
            const row = cell.parentElement?.getBoundingClientRect();
            return cell.getBoundingClientRect().right - (row?.right ?? 0);
          });
          const root = document.documentElement;
          return { cells: cells.length > 1, past: Math.max(...past) > 0, page: root.scrollWidth > root.clientWidth };
        });
      await expect.poll(over, `${width} px`).toEqual({ cells: true, past: false, page: false });
    }
  });
}
