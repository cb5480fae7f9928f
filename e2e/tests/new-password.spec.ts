// Password links: an admin creates one, and passes it to a user who forgot the password.
import { auth, users } from '@boostdesk/api-client/contract';
import { expect } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { call } from '../support/calls.ts';
import { test } from '../support/fixtures.ts';
import { historyOf, signIn } from '../support/pages.ts';

const NEW_PASSWORD = 'another horse battery';

test('a new-password link from an admin sets a password once, which signs in', async ({ people }) => {
  const sara = await people.demo('Sara');
  const robin = await people.customer();
  const found = await call(users.calls.getPage, { text: robin.email }, sara.token);
  await sara.enter(`/admin/users?row=${found.items[0]?.id}`);
  await sara.page.getByRole('button', { name: 'Create password reset link' }).click();
  await sara.page.getByRole('alertdialog').getByRole('button', { name: 'Create link' }).click();
  const link = await sara.page.getByRole('textbox', { name: `Link for ${robin.name}` }).inputValue();

  const { page } = robin;
  await page.goto(`${siteUrl}/signin`);
  await expect(page.getByText('Forgot your password?')).toBeVisible();
  await page.goto(link);
  const field = page.getByLabel('New password', { exact: true });
  await expect(field).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/new-password`);
  expect((await historyOf(page)).filter((address) => address.includes(new URL(link).pathname))).toEqual([]);
  await field.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, { ...robin, password: NEW_PASSWORD });
  await expect(page).not.toHaveURL(/signin/);

  people.errors.expectRefusal({ status: 409, path: auth.newPassword.path, reason: 'the link was used' });
  await page.goto(link);
  await field.fill('a third horse battery');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('This link has expired')).toBeVisible();
});
