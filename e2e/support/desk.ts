import type { Locator, Page } from '@playwright/test';

/** The table of an area of the desk: a grid, which is walked from cell to cell. */
export const grid = (page: Page, area: string): Locator => page.getByRole('grid', { name: area, exact: true });

/** Its rows, the heads among them. */
export const rows = (page: Page, area: string): Locator => grid(page, area).getByRole('row');

/** A row in full, at the side of the table. */
export const panel = (page: Page, name: string | RegExp): Locator => page.getByRole('complementary', { name });

/** The lines of the file that is saved by what is done. */
export async function fileOf(page: Page, saving: () => Promise<void>): Promise<string[]> {
  const download = page.waitForEvent('download');
  await saving();
  const stream = await (await download).createReadStream();
  const file = (await stream.toArray()).map(String).join('');
  return file.trim().split('\r\n');
}
