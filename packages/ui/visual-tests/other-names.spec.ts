// Sidebar search finds components by names that other libraries use.
import { expect } from '@playwright/test';
import { otherNames } from '../src/other-names.ts';
import { basePath } from './address.ts';
import { docsPages } from './docs-index.ts';
import { test } from './fixtures.ts';

/** Word, and a page that it finds. */
const searches = [
  ['dialog', 'Modal'],
  ['popup', 'Modal'],
  ['dropdown', 'Select'],
  ['dropdown', 'Menu'],
  ['input', 'Text field'],
  ['alert', 'Banner'],
  ['snackbar', 'Toast'],
  ['tokens', 'Color'],
  ['color', 'Color'],
  ['spacing', 'Space'],
  ['typography', 'Type'],
  ['password', 'Secret field'],
  ['toggle', 'Switch'],
  ['drawer', 'Side panel'],
  ['autocomplete', 'Combo box'],
  ['upload', 'File drop'],
  ['pagination', 'Load more'],
  ['table', 'Data grid'],
  ['logo', 'Brand mark'],
  ['pie chart', 'Donut chart'],
  ['onboarding', 'Tour'],
  ['kpi', 'Stat strip'],
] as const;

test('sidebar search finds pages by their other names', async ({ sharedPage }) => {
  test.setTimeout(120_000);
  await sharedPage.goto(`${basePath}?path=/docs/actions-button--docs`);
  const field = sharedPage.locator('#storybook-explorer-searchfield');
  await expect(sharedPage.locator('[data-item-id="actions-button--docs"]')).toBeVisible({ timeout: 60_000 });
  for (const [word, page] of searches) {
    await field.fill(word);
    const results = sharedPage.locator('#storybook-explorer-menu').getByRole('option');
    await expect(results.filter({ hasText: page }).first(), `${word} finds ${page}`).toBeVisible();
  }
  await field.fill('');
});

test('other names belong to pages', () => {
  const folders = docsPages.map(({ importPath }) => /([\w-]+)\.stories\.tsx$/.exec(importPath)?.[1] ?? '');
  expect(Object.keys(otherNames).filter((folder) => !folders.includes(folder))).toEqual([]);
});
