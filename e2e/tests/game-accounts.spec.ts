// Game accounts: boosters borrow accounts of the house, and sell their own.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { select } from '../support/pages.ts';

const panel = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });

async function saveLogin(page: Page, login: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Account login details' });
  await dialog.getByRole('textbox', { name: 'Login' }).fill(login);
  await dialog.getByLabel('Password').fill('a word of two');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

// @spec 2.1-6
test('a booster borrows an account of the house and reads its login until staff take it back', async ({ people }) => {
  const name = `House ${Date.now()}`;
  const nils = await people.demo('Nils');
  await nils.enter('/duoqaccounts?row=new');
  const form = panel(nils.page, 'New account');
  await form.getByRole('textbox', { name: 'Account' }).fill(name);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const staffs = panel(nils.page, name);
  await staffs.getByRole('button', { name: 'Add login details' }).click();
  await saveLogin(nils.page, 'house-login');
  await expect(staffs.getByRole('button', { name: 'Change login details' })).toBeVisible();

  const kaito = await people.demo('Kaito');
  await kaito.enter(`/duoqaccounts?text=${encodeURIComponent(name)}`);
  await kaito.page.getByRole('link', { name }).click();
  const mine = panel(kaito.page, name);
  await expect(mine.getByText('house-login')).toHaveCount(0);
  await mine.getByRole('button', { name: 'Borrow', exact: true }).click();
  await mine.getByRole('button', { name: 'Show Login for 30 s' }).click();
  await expect(mine.getByText('house-login')).toBeVisible();

  await nils.page.reload();
  await staffs.getByRole('button', { name: 'Reclaim' }).click();
  await expect(staffs.getByRole('button', { name: 'Reclaim' })).toHaveCount(0);
  await kaito.page.reload();
  await expect(mine.getByRole('button', { name: 'Borrow', exact: true })).toBeVisible();
});

// @spec 2.1-6
test('a customer buys an account that a booster offered and staff approved, and reads its login', {
  tag: '@postgres',
}, async ({ people }) => {
  const rank = `Gold ${Date.now()}`;
  const name = `League of Legends, ${rank}`;
  const nova = await people.demo('Nova');
  await nova.enter('/accountselling?row=new');
  const form = panel(nova.page, 'Sell an account');
  await select(nova.page, form, 'Game', 'League of Legends');
  await form.getByRole('textbox', { name: 'Rank' }).fill(rank);
  await form.getByRole('textbox', { name: 'Description' }).fill('All champions, no bans.');
  await form.getByRole('textbox', { name: 'Price' }).fill('80');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const theirs = panel(nova.page, name);
  await theirs.getByRole('button', { name: 'Add login details' }).click();
  await saveLogin(nova.page, 'sold-login');
  await expect(theirs.getByText('Pending')).toBeVisible();
  const address = new URL(nova.page.url());
  const row = `/accountselling?row=${address.searchParams.get('row')}`;

  const nils = await people.demo('Nils');
  await nils.enter(row);
  await panel(nils.page, name).getByRole('button', { name: 'Approve' }).click();
  await expect(panel(nils.page, name).getByText('For sale')).toBeVisible();

  const robin = await people.customer();
  await robin.enter('/accountselling');
  await robin.page.getByRole('button', { name: `Buy ${name} for $80.00` }).click();
  await expect(robin.page).toHaveURL(/\/order\/\d+/);
  await robin.page.getByRole('button', { name: /^Pay/ }).first().click();
  const dialog = robin.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /card/i }).fill('4242 4242 4242 4242');
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await expect(dialog).toBeHidden();
  await robin.page.goto('/accountselling?mine=yes');
  await robin.page.getByRole('button', { name, exact: true }).click();
  const bought = panel(robin.page, name);
  await expect(bought.getByText('Sold')).toBeVisible();
  await bought.getByRole('button', { name: 'Show Login for 30 s' }).click();
  await expect(bought.getByText('sold-login')).toBeVisible();
});
