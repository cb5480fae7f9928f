// The tables of the desk are worked in: by keyboard, with rows chosen and columns drawn.
import { expect } from '@playwright/test';
import { fileOf, grid } from '../support/desk.ts';
import { test } from '../support/story.ts';

test('staff walk the table by keyboard, choose rows with Shift and keep them as a file', async ({ people }) => {
  const { page, enter } = await people.demo('Nils');
  await enter('/admin/users?sort=name');
  const table = grid(page, 'Users');
  const leads = table.getByRole('rowheader').getByRole('button');
  await expect(leads.nth(3)).toBeVisible();
  const names = (await leads.allInnerTexts()).slice(0, 4);
  const focused = page.locator(':focus');

  // One stop of the Tab key, where one left it.
  await leads.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(leads.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(table.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(leads.nth(1)).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveRole('gridcell');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const chosen = page.getByRole('region', { name: 'Selection' });
  await expect(chosen).toContainText('3 selected');
  const [, ...lines] = await fileOf(page, () => chosen.getByRole('button', { name: 'CSV' }).click());
  expect(lines.map((line) => line.split(',')[0])).toEqual(names.slice(1));

  // Chosen is what is seen: other rows begin with none.
  await page.getByRole('button', { name: 'Banned' }).click();
  await page.getByRole('menuitemradio', { name: 'No', exact: true }).click();
  await expect(page).toHaveURL(/banned=no/);
  await expect(chosen).toHaveCount(0);

  await leads.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/row=\d+/);
});

test('a column of an area that was drawn wide is as wide the next time, until it is as it was', async ({ people }) => {
  const { page, enter } = await people.demo('Nils');
  // As far as the others can give way it may be drawn: in a narrow window they have little to give.
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter('/admin/users');
  const head = page.getByRole('columnheader', { name: 'Role' });
  const width = async () => (await head.boundingBox())?.width;
  await expect(head).toBeVisible();
  const before = await width();
  await head.getByRole('separator', { name: 'Width of Role' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const wider = (before ?? 0) + 32;
  await expect.poll(width).toBe(wider);

  await page.goto('/admin/employees');
  await expect(grid(page, 'Employees')).toBeVisible();
  await page.goto('/admin/users');
  await expect.poll(width).toBe(wider);
  // The address is the view that one passes on: it does not tell how wide one's own screen is.
  await expect(page).toHaveURL('/admin/users');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitem', { name: 'As it was' }).click();
  await expect.poll(width).toBe(before);
});

test('on a phone the rows of an area are sorted and chosen from over its cards', async ({ people }) => {
  const { page, enter } = await people.demo('Nils');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('/admin/employees?sort=name');
  const cards = page.getByRole('list', { name: 'Employees' }).getByRole('listitem');
  const names = () => cards.getByRole('button').allInnerTexts();
  await expect(cards.first()).toBeVisible();
  // Those that the window has no room for are drawn after the others.
  await expect(cards).toHaveCount(Number(await cards.first().getAttribute('aria-setsize')));
  const before = await names();

  await page.getByRole('button', { name: 'Sorted by Booster, Ascending' }).click();
  await page.getByRole('menuitemradio', { name: 'Descending' }).click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect(page.getByRole('button', { name: 'Sorted by Booster, Descending' })).toBeVisible();
  await expect.poll(names).toEqual(before.toReversed());

  await cards.nth(0).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  const chosen = page.getByRole('region', { name: 'Selection' });
  await expect(chosen).toContainText('2 selected');
  const [, ...lines] = await fileOf(page, () => chosen.getByRole('button', { name: 'CSV' }).click());
  expect(lines).toHaveLength(2);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(chosen).toContainText(`${before.length} selected`);
});
