// `npm run storybook`.
import { expect, test } from '@playwright/test';
import { storybookPort } from '../support/addresses.ts';

test('Storybook lists a component and renders its story', async ({ page }) => {
  await page.goto(`http://localhost:${storybookPort}/`);
  const story = page.frameLocator('#storybook-preview-iframe');
  // The first page compiles the preview, in the same process as the sidebar.
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 180_000 });
  await page.getByRole('searchbox', { name: 'Search for components' }).fill('Switch');
  await page
    .getByRole('option', { name: /Switch/ })
    .first()
    .click();
  await expect(story.getByRole('switch').first()).toBeVisible();
});
