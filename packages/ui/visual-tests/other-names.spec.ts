// Sidebar search finds components by names that other libraries use.
import { expect } from '@playwright/test';
import { otherNames } from '../src/other-names.ts';
import { basePath } from './address.ts';
import { docsPages } from './docs-index.ts';
import { nightly, test } from './fixtures.ts';

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
  ['table', 'Data table'],
  ['grid', 'Data grid'],
  ['logo', 'Brand mark'],
  ['pie chart', 'Donut chart'],
  ['onboarding', 'Tour'],
  ['kpi', 'Stat strip'],
] as const;

test('sidebar search finds pages by their other names', nightly, async ({ sharedPage }) => {
  test.setTimeout(120_000);
  await sharedPage.setViewportSize({ width: 1440, height: 900 });
  await sharedPage.goto(`${basePath}?path=/docs/actions-button--docs`);
  const field = sharedPage.locator('#storybook-explorer-searchfield');
  await expect(sharedPage.locator('[data-item-id="actions-button--docs"]')).toBeVisible({ timeout: 60_000 });
  const results = sharedPage.locator('#storybook-explorer-menu').getByRole('option');
  for (const [word, page] of searches) {
    await field.fill(word);
    await expect(results.filter({ hasText: page }).first(), `${word} finds ${page}`).toBeVisible();
  }
  // Above the tests of the component.
  for (const name of ['Spinner', 'Switch', 'Tooltip']) {
    await field.fill(name.toLowerCase());
    await expect(results.first(), `${name} finds its docs page first`).toHaveText(new RegExp(`^Docs.*${name}$`));
  }
  await field.fill('');
});

test('other names belong to pages', () => {
  const folders = docsPages.map(({ importPath }) => /([\w-]+)\.stories\.tsx$/.exec(importPath)?.[1] ?? '');
  expect(Object.keys(otherNames).filter((folder) => !folders.includes(folder))).toEqual([]);
});
