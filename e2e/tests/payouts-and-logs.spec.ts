// The areas that admins alone have: what was paid out, and who did what.
import { earnings, payout, payouts, sitelogs } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { call } from '../support/calls.ts';
import { fileOf, grid, panel, proposalTaken, rows } from '../support/desk.ts';
import { toast } from '../support/pages.ts';
import type { People } from '../support/people.ts';
import { test } from '../support/story.ts';

/** Somebody of the demo who is owed something, and a proposal to pay it, which is taken back in the end. */
async function propose(people: People) {
  const sara = await people.demo('Sara');
  const owed = (await call(payout.getCandidates, {}, sara.token)).filter(({ amount }) => amount > 0);
  const [{ booster, currency } = { booster: null, currency: 'USD' as const }] = owed.slice(-1);
  if (booster === null) throw new Error('nobody is owed anything');
  const made = await call(payout.propose, { booster: booster.id, currency }, sara.token);
  return { ...sara, ...made.payout };
}

const choose = async (page: Page, filter: string, value: string) => {
  await page.getByRole('button', { name: filter, exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: value, exact: true }).click();
  await page.keyboard.press('Escape');
};

test('an admin filters and sorts the payouts and chooses columns; the address holds it, and the file is exactly what is shown', async ({
  people,
}) => {
  const { page, enter, token, id } = await propose(people);
  await page.setViewportSize({ width: 1600, height: 900 });
  await enter('/admin/payouts');
  await choose(page, 'Status', 'Proposed');
  await expect(page).toHaveURL(/status=proposed/);
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-?amount/);
  const direction = page.url().includes('sort=-amount') ? 'descending' : 'ascending';
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Orders', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Proposed by', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Proposed by' })).toBeVisible();

  const query = { sort: 'amount', direction, filter: { status: ['proposed'] }, limit: 500 } as const;
  const { items } = await call(payouts.calls.getPage, { ...query, filter: { status: ['proposed'] } }, token);
  const numbers = items.map((row) => String(row.id));
  expect(numbers).toContain(String(id));
  await page.reload();
  await expect(rows(page, 'Payouts')).toHaveCount(numbers.length + 1);
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const [head = '', ...lines] = await fileOf(page, () => page.getByRole('button', { name: 'CSV' }).click());
  expect(head.replace('\uFEFF', '').split(',')).toEqual(heads.filter((text) => text.trim() !== ''));
  expect(lines.map((line) => line.split(',')[0])).toEqual(numbers);
  await call(payout.withdraw, { id }, token);
});

test('a payout that another admin takes back goes from the list and from the panel by itself', async ({ people }) => {
  const { page, enterLive, token, id, booster } = await propose(people);
  proposalTaken(people);
  await enterLive(`/admin/payouts?row=${id}`);
  const side = panel(page, `Payout ${id} to ${booster.name}`);
  await expect(side.getByRole('button', { name: 'Withdraw proposal' })).toBeVisible();
  await expect(side.getByRole('link', { name: /^#\d+/ }).first()).toBeVisible();
  await call(payout.withdraw, { id }, token);
  await expect(page.getByText('It is not there')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw proposal' })).toHaveCount(0);
  await expect(grid(page, 'Payouts').getByRole('gridcell', { name: String(id), exact: true })).toHaveCount(0);
});

test('who withdraws a proposal by the keyboard is told so, and goes on from the page', async ({ people }) => {
  const { page, enter, id, booster } = await propose(people);
  await enter(`/admin/payouts?row=${id}`);
  const side = panel(page, `Payout ${id} to ${booster.name}`);
  await side.getByRole('button', { name: 'Withdraw proposal' }).press('Enter');
  await expect(toast(page, 'Success')).toContainText('The proposal was withdrawn.');
  await expect(side).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone a payout is a card, and its panel a sheet that tells what it pays', async ({ people }) => {
  const { page, enter, token, id, booster } = await propose(people);
  const { earnings: lines } = await call(payout.get, { id }, token);
  const [line] = lines;
  const { earning } = await call(earnings.getForOrder, { order: line?.order ?? 0 }, token);
  expect(earning?.payout).toBe(id);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(`/admin/payouts?text=${id}`);
  const name = `Payout ${id} to ${booster.name}`;
  await page.getByRole('list', { name: 'Payouts' }).getByRole('button', { name }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('link', { name: `#${line?.order}` })).toBeVisible();
  await sheet.getByRole('button', { name: 'Withdraw proposal' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).not.toHaveURL(/row=/);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('the site log is filtered by what was done and to what, its columns are chosen, and the file is exactly that; an entry stands at its side in full and leads to what it is about', async ({
  people,
}) => {
  const { page, enter, token, id } = await propose(people);
  await call(payout.withdraw, { id }, token);
  await enter('/admin/sitelogs');
  await choose(page, 'Object', 'Payouts');
  await expect(page).toHaveURL(/kind=payout/);
  await choose(page, 'Action', 'Took back the proposal of a payout');
  await expect(page).toHaveURL(/action=payout.withdraw/);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'No.', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Who', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'No.' })).toBeVisible();
  const { items, total } = await call(
    sitelogs.calls.getPage,
    { filter: { kind: ['payout'], action: ['payout.withdraw'] }, limit: 500 },
    token,
  );
  await expect(page.getByText(total === 1 ? '1 row' : `${total} rows`, { exact: true })).toBeVisible();
  await rows(page, 'Site logs').nth(1).getByRole('rowheader').getByRole('button').click();
  await expect(page).toHaveURL(/row=\d+/);
  const side = panel(page, 'Took back the proposal of a payout');
  await expect(side.getByText(/^Booster: /)).toBeVisible();
  const [head = '', ...lines] = await fileOf(page, () => page.getByRole('button', { name: 'CSV' }).click());
  expect(head.replace('\uFEFF', '')).toBe('When,Action,Object,Before and after,No.');
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(items.map(({ id }) => String(id)));
  await side.getByRole('link', { name: 'Sara Lund' }).click();
  await expect(page).toHaveURL(/\/admin\/users\?row=\d+/);
});

test('an entry of the site log is found by the amount that it shows', async ({ people }) => {
  const { page, enter, token, id, amount } = await propose(people);
  await enter('/admin/sitelogs?kind=payout');
  await page.getByPlaceholder('Name, number or words').fill(`${(amount / 100).toFixed(2)} proposed`);
  await expect(page).toHaveURL(/text=/);
  await expect(rows(page, 'Site logs').filter({ hasText: `Payout ${id}` })).toContainText('Proposed a payout');
  await call(payout.withdraw, { id }, token);
});

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the days of the site log are those of the reader; an order that it is read for can be taken away', async ({
    people,
  }) => {
    const { page, enter } = await people.demo('Sara');
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(sitelogs.calls.getPage.path)) asked.push(request.postDataJSON());
    });
    await enter('/admin/sitelogs?order=10001&at=2026-07-01..2026-07-01');
    const day = { since: '2026-06-30T12:00:00.000Z', before: '2026-07-01T12:00:00.000Z' };
    await expect.poll(() => asked.at(-1)).toMatchObject({ filter: { order: 10_001, at: day } });
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter Order is' }).click();
    await expect(page).toHaveURL('/admin/sitelogs?at=2026-07-01..2026-07-01');
    await page.getByRole('button', { name: 'Clear', exact: true }).filter({ hasText: 'Clear' }).click();
    await expect(page).toHaveURL('/admin/sitelogs');
  });
});
