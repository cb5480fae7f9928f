import { payout, payouts } from '@boostdesk/api-client/contract';
import type { Locator, Page } from '@playwright/test';
import type { People } from './people.ts';

/** The grid of a staff area. */
export const grid = (page: Page, area: string): Locator => page.getByRole('grid', { name: area, exact: true });

/** Its rows, including the header row. */
export const rows = (page: Page, area: string): Locator => grid(page, area).getByRole('row');

/** The panel of a row, beside the table. */
export const panel = (page: Page, name: string | RegExp): Locator => page.getByRole('complementary', { name });

/** The lines of the file that the action downloads. */
export async function downloadLines(page: Page, saving: () => Promise<void>): Promise<string[]> {
  const download = page.waitForEvent('download');
  await saving();
  const stream = await (await download).createReadStream();
  const file = (await stream.toArray()).map(String).join('');
  return file.trim().split('\r\n');
}

/** Waits for the server's confirmation, because both buttons are disabled while the form is being saved. */
export async function saveForm(page: Page, form: Locator): Promise<void> {
  const answered = page.waitForResponse((response) => /\/(create|update)$/.test(response.url()) && response.ok());
  await form.getByRole('button', { name: 'Save' }).click();
  await answered;
}

/** Ignores the refusal of a proposed payout that was just closed: the event can arrive before the answer. */
export function allowMissingProposal({ errors }: People): void {
  for (const { path } of [payouts.calls.get, payout.get])
    errors.expectRefusal({ status: 404, path, reason: 'the proposal is taken back' });
}
