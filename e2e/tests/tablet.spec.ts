// The staff screens on a tablet: panels are sheets above the page, and the focus returns from each overlay.
import { expect, type Locator, type Page } from '@playwright/test';
import { grid, rows } from '../support/areas.ts';
import { test } from '../support/fixtures.ts';

/** A width at which panels are sheets, and the sidebar is beside the page. */
const TABLETS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
] as const;

const leads = (page: Page): Locator => rows(page, 'Employees').getByRole('rowheader').getByRole('link');

/** Expects that nothing covers the focused element. */
async function expectFocusVisible(page: Page): Promise<void> {
  const over = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return 'nothing has the focus';
      const { left, top, width, height } = focused.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      // A click on any cell of a row opens it.
      const own = focused.closest('[role="row"]') ?? focused;
      if (met !== null && (own.contains(met) || met.contains(own))) return '';
      return `${focused.outerHTML.slice(0, 200)} lies behind ${met?.outerHTML.slice(0, 200)}`;
    });
  await expect.poll(over).toBe('');
}

/** Opens an overlay by its button with the keyboard, and closes it with Escape. */
async function openAndClose(page: Page, button: Locator, opened: Locator): Promise<void> {
  await button.press('Enter');
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(button).toBeFocused();
}

for (const size of TABLETS) {
  test(`the focus returns from panels and menus and is never covered, at ${size.width} px`, {
    tag: size.width === 820 ? '@ci' : '@nightly',
  }, async ({ people }) => {
    const { page, enter } = await people.demo('Sara');
    await page.setViewportSize(size);
    await enter('/admin/employees');
    const sheet = page.getByRole('dialog');
    const menu = page.getByRole('menu');

    await test.step('a panel, by the keyboard and by the pointer', async () => {
      await openAndClose(page, leads(page).nth(1), sheet);
      await leads(page).nth(2).click();
      await sheet.getByRole('button', { name: 'Close' }).first().click();
      await expect(sheet).toHaveCount(0);
      await expect(leads(page).nth(2)).toBeFocused();
    });

    await test.step('every tab stop of a panel is visible', async () => {
      await leads(page).nth(1).press('Enter');
      await expect(sheet).toBeVisible();
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab');
        await expectFocusVisible(page);
      }
      await page.keyboard.press('Escape');
      await expect(leads(page).nth(1)).toBeFocused();
    });

    await test.step('menus of the toolbar and the header', async () => {
      await openAndClose(page, page.getByRole('button', { name: 'Columns' }), menu);
      await openAndClose(page, page.getByRole('button', { name: 'Game', exact: true }), menu);
      await openAndClose(
        page,
        page.getByRole('button', { name: /^Notifications/ }),
        page.getByRole('dialog', { name: 'Notifications' }),
      );
    });

    await test.step('a panel opened by its address returns the focus to the page', async () => {
      await leads(page).nth(1).press('Enter');
      const address = page.url();
      await page.goto(address);
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('a focused row is above the toolbar of the selected rows', async () => {
      await leads(page).first().focus();
      await page.keyboard.press('Shift+ArrowDown');
      await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
      await page.keyboard.press('Control+End');
      await expectFocusVisible(page);
      await page.keyboard.press('Control+Home');
      await expectFocusVisible(page);
    });
    await expect(grid(page, 'Employees')).toBeVisible();
  });
}

test('the admin menu is in the drawer at 820 px, closes with it, and is beside the page at 1180 px', {
  tag: '@nightly',
}, async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  await page.setViewportSize({ width: 820, height: 1180 });
  await enter('/orders');
  const toggle = page.getByRole('button', { name: 'Admin', exact: true });
  const drawer = page.getByRole('dialog');
  const menu = page.getByRole('navigation', { name: 'Admin', exact: true });
  await openAndClose(page, toggle, drawer.getByRole('link', { name: 'Site logs' }));
  await toggle.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Main and admin menu' })).toBeVisible();
  // The drawer contains the areas, and has no width setting.
  await expect(drawer.getByRole('link', { name: 'Admin', exact: true })).toBeFocused();
  await expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Collapse' })).toHaveCount(0);
  await drawer.getByRole('link', { name: 'Coupons' }).click();
  await expect(page).toHaveURL('/admin/coupons');
  await expect(drawer).toHaveCount(0);
  await expect(menu).toHaveCount(0);

  // Rotated while the drawer is open: no overlay is left. What was behind the drawer gets the focus a moment later.
  await expect
    .poll(async () => {
      await toggle.focus();
      return toggle.evaluate((one) => one === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('link', { name: 'Coupons' })).toBeFocused();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(drawer).toHaveCount(0);
  await menu.getByRole('link', { name: 'Gifts' }).click();
  await expect(page).toHaveURL('/admin/gifts');
});

test('an open panel becomes a sheet when the window gets narrow, and a panel again when it gets wide', {
  tag: '@nightly',
}, async ({ people }) => {
  const { page, enter } = await people.demo('Sara');
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter('/admin/employees');
  await leads(page).nth(1).press('Enter');
  const [dock, sheet] = [page.getByRole('complementary', { name: /\w/ }).last(), page.getByRole('dialog')];
  await expect(dock.getByRole('heading', { level: 2 })).toBeFocused();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(sheet).toBeVisible();
  await expect(sheet.locator(':focus').or(page.locator('[role="dialog"]:focus'))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(leads(page).nth(1)).toBeFocused();

  await leads(page).nth(1).press('Enter');
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(sheet).toHaveCount(0);
  await expect(dock.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(leads(page).nth(1)).toBeFocused();
});

test('the filters of a list fade at the end that has more of them, at 820 px', { tag: '@nightly' }, async ({
  people,
}) => {
  const { page, enter } = await people.demo('Sara');
  await page.setViewportSize({ width: 820, height: 1180 });
  const bar = page.locator('.bd-filter-bar');
  const fade = () =>
    bar.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.getPropertyValue('--bd-fade-start'), style.getPropertyValue('--bd-fade-end')];
    });
  await enter('/admin/employees');
  await expect(bar).toBeVisible();
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false);
  await expect.poll(fade).toEqual(['0px', '0px']);

  await page.goto('/orders');
  await expect(bar).toBeVisible();
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await expect.poll(fade).toEqual(['0px', '24px']);
  await bar.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(fade).toEqual(['24px', '0px']);
});
