import { payout, payouts } from '@boostdesk/api-client/contract';
import type { Locator, Page } from '@playwright/test';
import type { People } from './people.ts';

/** The table of an area of the desk: a grid, which is walked from cell to cell. */
export const grid = (page: Page, area: string): Locator => page.getByRole('grid', { name: area, exact: true });

/** Its rows, the heads among them. */
export const rows = (page: Page, area: string): Locator => grid(page, area).getByRole('row');

/** A row in full, at the side of the table. */
export const panel = (page: Page, name: string | RegExp): Locator => page.getByRole('complementary', { name });

/** The lines of the file that is saved by what is done. */
export async function downloadLines(page: Page, saving: () => Promise<void>): Promise<string[]> {
  const download = page.waitForEvent('download');
  await saving();
  const stream = await (await download).createReadStream();
  const file = (await stream.toArray()).map(String).join('');
  return file.trim().split('\r\n');
}

/** Both buttons are off while it is being saved, too: it is when the server has said so. */
export async function saveForm(page: Page, form: Locator): Promise<void> {
  const answered = page.waitForResponse((response) => /\/(create|update)$/.test(response.url()) && response.ok());
  await form.getByRole('button', { name: 'Save' }).click();
  await answered;
}

/** From now on a proposal that is open may be one that is no more: the event of it may be faster than the answer that closes it. */
export function allowMissingProposal({ errors }: People): void {
  for (const { path } of [payouts.calls.get, payout.get])
    errors.expectRefusal({ status: 404, path, reason: 'the proposal is taken back' });
}
