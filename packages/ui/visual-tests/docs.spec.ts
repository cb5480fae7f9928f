// Docs pages: text, theme, width and props tables.
import { expect, type Page } from '@playwright/test';
import { openDocsPage } from './docs-index.ts';
import { nightly, test } from './fixtures.ts';
import { setGlobals } from './set-globals.ts';

const rowOf = (page: Page, name: string) =>
  page
    .locator('.docblock-argstable tr')
    .filter({ has: page.locator('td:first-child').getByText(name, { exact: true }) });

test('a docs page describes its component, lists its keys and links to related pages', async ({ sharedPage }) => {
  await openDocsPage(sharedPage, 'actions-button');
  await expect(sharedPage.getByRole('term').first()).toBeVisible();
  await expect(sharedPage.getByRole('cell', { name: 'Enter, Space' })).toBeVisible();
  for (const name of ['Anatomy', 'Do and don’t', 'Variants', 'Content', 'Accessibility', 'Related'])
    await expect(sharedPage.getByRole('heading', { name }).first()).toBeVisible();
  await expect(sharedPage.locator('pre').filter({ hasText: "from '@boostdesk/ui/button'" })).toBeVisible();
  const link = sharedPage.getByRole('link', { name: 'Tooltip', exact: true });
  await expect(link).toHaveAttribute('href', './?path=/docs/overlays-tooltip--docs');
});

test('pictures of do and don’t are read out by their caption and can’t be focused', nightly, async ({ sharedPage }) => {
  await openDocsPage(sharedPage, 'actions-button');
  const figures = sharedPage.getByRole('figure');
  await expect(figures).toHaveText([/^Discard.*Do: /, /Don’t: /, /Do: /, /Don’t: /]);
  const button = figures.first().locator('button').first();
  await expect(button).toBeVisible();
  await button.focus();
  await expect(button).not.toBeFocused();
});

test('a docs page follows the toolbar’s theme and direction', nightly, async ({ sharedPage }) => {
  const ground = () => sharedPage.evaluate(() => getComputedStyle(document.querySelector('.sbdocs')!).backgroundColor);
  await openDocsPage(sharedPage, 'actions-button');
  await expect(sharedPage.locator('.sbdocs').first()).toBeVisible();
  await expect.poll(ground).toBe('rgb(11, 14, 21)');
  await setGlobals(sharedPage, { theme: 'light', direction: 'rtl', density: 'compact' });
  await expect.poll(ground).toBe('rgb(242, 246, 253)');
  await expect(sharedPage.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(sharedPage.locator('html')).toHaveAttribute('data-density', 'compact');
});

test('an example in a frame has the toolbar’s settings, and its page keeps them', nightly, async ({ sharedPage }) => {
  const example = sharedPage.frameLocator('iframe').locator('html');
  const page = sharedPage.locator('html');
  await openDocsPage(sharedPage, 'frame-side-nav', { globals: 'theme:light' });
  await expect(example.getByRole('navigation')).toBeVisible();
  for (const document of [example, page]) await expect(document).toHaveAttribute('data-theme', 'light');
  await setGlobals(sharedPage, { theme: 'dark', direction: 'rtl' });
  for (const document of [example, page]) {
    await expect(document).toHaveAttribute('data-theme', 'dark');
    await expect(document).toHaveAttribute('dir', 'rtl');
  }
});

test('a props table shows the component’s parts and collapses inherited props', nightly, async ({ sharedPage }) => {
  await openDocsPage(sharedPage, 'actions-button');
  const prop = (name: string) =>
    sharedPage.locator('.docblock-argstable td:first-child').getByText(name, { exact: true });
  await expect(prop('variant')).toBeVisible();
  await expect(prop('formEncType')).toBeHidden();
  await sharedPage.getByText(/more from/).click({ position: { x: 4, y: 8 } });
  await expect(prop('formEncType')).toBeVisible();
  await openDocsPage(sharedPage, 'overlays-menu');
  await sharedPage.getByRole('tab', { name: 'MenuItem' }).first().click();
  await expect(rowOf(sharedPage, 'tone')).toBeVisible();
});

// The props that users pass, not those of a story's helper.
for (const [page, props] of [
  ['frame-app-shell', ['nav', 'drawerNav', 'topBar', 'sideMenu', 'isCollapsed', 'isDrawerOpen', 'onDrawerOpenChange']],
  ['forms-form', ['error', 'refusal', 'isSending', 'onSubmit']],
] as const) {
  test(`the docs page of ${page} lists the props of the component`, nightly, async ({ sharedPage }) => {
    await openDocsPage(sharedPage, page);
    await expect(sharedPage.locator('.docblock-argstable').first()).toBeVisible();
    for (const prop of props) await expect(rowOf(sharedPage, prop).first()).toBeVisible();
  });
}

test('a docs page is no wider than a phone, and its props table scrolls', nightly, async ({ sharedPage }) => {
  await openDocsPage(sharedPage, 'actions-button', { width: 390 });
  await expect(sharedPage.locator('.docblock-argstable').first()).toBeVisible();
  const isAsWide = () => expect.poll(() => sharedPage.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await isAsWide();
  await setGlobals(sharedPage, { direction: 'rtl' });
  await expect(sharedPage.locator('html')).toHaveAttribute('dir', 'rtl');
  await isAsWide();
});

test(
  'a props table shows code behind a button, and elements are not shown as JSON',
  nightly,
  async ({ sharedPage }) => {
    await openDocsPage(sharedPage, 'forms-date-picker');
    await expect(rowOf(sharedPage, 'labels').getByRole('button', { name: 'object', exact: true })).toBeVisible();
    await expect(rowOf(sharedPage, 'labels')).not.toContainText('Clear');
    await openDocsPage(sharedPage, 'overlays-hover-popover');
    await expect(rowOf(sharedPage, 'trigger')).toBeVisible();
    await expect(sharedPage.locator('.docblock-argstable').first()).not.toContainText('$$typeof');
    // Its children are not typed.
    await openDocsPage(sharedPage, 'data-bulk-bar');
    await expect(rowOf(sharedPage, 'children')).toBeVisible();
    await expect(sharedPage.locator('.docblock-argstable').first()).not.toContainText('$$typeof');
  },
);
