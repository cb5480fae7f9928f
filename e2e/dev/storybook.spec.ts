// `npm run storybook`: a designer opens it, finds a part and sees it drawn.
import { expect, test } from '@playwright/test';
import { storybookPort } from '../support/addresses.ts';

test('a part is found in the list and its story is drawn', async ({ page }) => {
  await page.goto(`http://localhost:${storybookPort}/`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await page.getByRole('searchbox', { name: 'Search for components' }).fill('Switch');
  await page
    .getByRole('option', { name: /Switch/ })
    .first()
    .click();
  await expect(story.getByRole('switch').first()).toBeVisible();
});
