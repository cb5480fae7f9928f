// Rules and FAQ: read and searched by who works here, written by an admin.
import { contentPage } from '@boostdesk/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { call } from '../support/calls.ts';
import { toast } from '../support/pages.ts';
import { test } from '../support/story.ts';

const main = (page: Page) => page.getByRole('main');

test('a booster reads the rules by their contents and finds words in them', async ({ people }) => {
  const { page, enter } = await people.demo('Kaito');
  await enter('/');
  const side = page.getByRole('navigation').first();
  await side.getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL('/rules');
  await main(page).getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Fines' }).click();
  await expect(page).toHaveURL('/rules#rules-fines');
  await expect(main(page).getByRole('heading', { name: 'Fines' })).toBeInViewport();

  await main(page).getByRole('textbox', { name: 'Find on this page' }).fill('screenshot');
  await expect(page).toHaveURL('/rules?find=screenshot');
  await expect(main(page).getByRole('heading', { name: 'Progress and proof' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Fines' })).toHaveCount(0);
  await expect(main(page).locator('mark')).toHaveText(['screenshot']);

  await page.goto('/rules?find=nothing-is-called-this');
  await main(page).getByRole('button', { name: 'Show the whole page' }).click();
  await expect(main(page).getByRole('heading', { name: 'Fines' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('a customer who opens rules or FAQ ends at the orders', async ({ people }) => {
  const { page, enter } = await people.customer();
  await enter('/orders');
  for (const path of ['/rules', '/faq']) {
    await page.goto(path);
    await expect(page).toHaveURL('/orders');
  }
});

test('an admin writes a page; a newer version of somebody else is shown before it is written over', async ({
  people,
}) => {
  const { page, token, enter } = await people.demo('Sara');
  const { page: before } = await call(contentPage.get, { slug: 'faq' }, token);
  await enter('/faq');
  await main(page).getByRole('button', { name: 'Edit' }).click();
  const text = main(page).getByRole('textbox', { name: 'Markdown' });
  await text.fill('# Questions\n\n## Are you open on Sundays?\n\nYes.');
  await expect(main(page).getByRole('heading', { name: 'Are you open on Sundays?' })).toBeVisible();
  // Read at first, and once more when the rooms are joined: a page that is read after they have saved shows both versions by itself.
  let reads = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(contentPage.get.path)) reads += 1;
  });
  await page.reload();
  await expect.poll(() => reads).toBe(2);
  await expect(text).toHaveValue(/on Sundays/);

  const theirs = '# Questions\n\n## Are you open on Mondays?\n\nAlways.';
  await call(contentPage.save, { slug: 'faq', text: theirs, version: before.version }, token);
  people.quiet.expectRefusal({ status: 409, path: contentPage.save.path, because: 'somebody saved meanwhile' });
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page).getByText(/saved a newer version/)).toBeVisible();
  await main(page).getByText('Theirs', { exact: true }).click();
  await expect(main(page).getByRole('heading', { name: 'Are you open on Mondays?' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Save mine over it' }).click();
  await expect(toast(page, 'Success')).toContainText('The page is saved.');
  await expect(main(page).getByRole('heading', { name: 'Are you open on Sundays?' })).toBeVisible();

  await page.goto('/admin/sitelogs');
  await expect(main(page).getByText('Changed a page').first()).toBeVisible();
  const { page: now } = await call(contentPage.get, { slug: 'faq' }, token);
  await call(contentPage.save, { slug: 'faq', text: before.text, version: now.version }, token);
});
