// Keys and pointer movements that need native events.
import { expect } from '@playwright/test';
import { nightly, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

const desktop = { globals: {}, width: 1280, height: 800 } as const;

test('the keys of line-chart: single steps, steps of ten, and both ends', nightly, async ({ sharedPage }) => {
  await openStory(sharedPage, { story: 'charts-line-chart--two-lines', ...desktop });
  const reader = sharedPage.getByRole('slider');
  const says = (day: string) => expect(reader).toHaveAttribute('aria-valuetext', new RegExp(`^${day}: Paid`));
  await sharedPage.keyboard.press('Tab');
  await expect(sharedPage.getByRole('button', { name: 'View as table' })).toBeFocused();
  await sharedPage.keyboard.press('Tab');
  await expect(reader).toBeFocused();
  await says('Nov 21');
  await sharedPage.keyboard.press('ArrowLeft');
  await says('Nov 20');
  await sharedPage.keyboard.press('ArrowRight');
  await says('Nov 21');
  await sharedPage.keyboard.press('Home');
  await says('Nov 1');
  await sharedPage.keyboard.press('PageUp');
  await says('Nov 3');
  await sharedPage.keyboard.press('PageDown');
  await says('Nov 1');
  await sharedPage.keyboard.press('End');
  await says('Nov 21');
});

test('the keys of tour: between steps, and Tab only between box and target', async ({ sharedPage }) => {
  await openStory(sharedPage, { story: 'overlays-tour--moves-through-steps', ...desktop });
  await sharedPage.keyboard.press('Escape');
  const show = sharedPage.getByRole('button', { name: 'Show me' });
  await show.press('Enter');
  const box = sharedPage.getByRole('dialog', { name: 'Your orders' });
  await expect(box.getByRole('button', { name: 'Next' })).toBeFocused();
  const reached = new Set<string>();
  for (let presses = 0; presses < 6; presses += 1) {
    await sharedPage.keyboard.press('Tab');
    reached.add(
      await sharedPage.evaluate(() => {
        const { activeElement: at } = document;
        if (at?.closest('#orders')) return 'the place';
        return at?.closest('[role=dialog]') ? 'the box' : (at?.textContent ?? 'nothing');
      }),
    );
  }
  // Between the last and the first stop, focus is in the browser UI.
  reached.delete(await sharedPage.evaluate(() => document.body.textContent ?? ''));
  expect([...reached].toSorted()).toEqual(['the box', 'the place']);
  await box.getByRole('button', { name: 'Next' }).focus();
  await sharedPage.keyboard.press('ArrowRight');
  await expect(sharedPage.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await sharedPage.keyboard.press('ArrowLeft');
  await expect(box).toBeVisible();
  await sharedPage.keyboard.press('Escape');
  await expect(sharedPage.getByRole('dialog')).toHaveCount(0);
  await expect(show).toBeFocused();
});

test('the keys of markdown-editor: from the toolbar to the text', async ({ sharedPage }) => {
  await openStory(sharedPage, { story: 'forms-markdown-editor--text', ...desktop });
  for (const [role, name] of [
    ['tab', 'Write'],
    ['button', 'Bold'],
    ['textbox', 'Text'],
  ] as const) {
    await sharedPage.keyboard.press('Tab');
    await expect(sharedPage.getByRole(role, { name, exact: true })).toBeFocused();
  }
});

test('text dropped on a text-field loses characters that are not allowed', nightly, async ({ sharedPage }) => {
  await openStory(sharedPage, { story: 'forms-text-field--dropped-special-chars', ...desktop });
  const words = sharedPage.locator('#storybook-root p');
  const field = sharedPage.getByRole('textbox');
  const drop = async () => {
    await words.selectText();
    await words.dragTo(field, { sourcePosition: { x: 12, y: 10 }, targetPosition: { x: 100, y: 12 } });
  };
  await drop();
  await expect(field).toHaveValue('Kaitoé1');
  await drop();
  await expect(field).toHaveValue('Kaitoé1é1');
});

test('Tab skips content covered by a loading-overlay', async ({ sharedPage }) => {
  await openStory(sharedPage, { story: 'feedback-loading-overlay--area-is-inert', ...desktop });
  await sharedPage.getByRole('button', { name: 'Pay' }).click();
  await expect(sharedPage.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await sharedPage.getByRole('button', { name: 'Before' }).focus();
  await sharedPage.keyboard.press('Tab');
  await expect(sharedPage.getByRole('button', { name: 'After' })).toBeFocused();
  await sharedPage.keyboard.press('Enter');
  await sharedPage.keyboard.press('Shift+Tab');
  await expect(sharedPage.getByRole('button', { name: 'Pay' })).toBeFocused();
});

test('the keys of menu: Tab closes it and moves on from its button, Shift + Tab moves back', async ({ sharedPage }) => {
  await openStory(sharedPage, { story: 'overlays-menu--between-buttons', ...desktop });
  const called = (name: string) => sharedPage.getByRole('button', { name });
  await expect(sharedPage.getByRole('menuitem', { name: 'Pause' })).toBeFocused();
  await sharedPage.keyboard.press('Tab');
  await expect(called('After')).toBeFocused();
  await expect(sharedPage.getByRole('menu')).toHaveCount(0);
  await sharedPage.keyboard.press('Shift+Tab');
  await expect(called('More')).toBeFocused();
  await sharedPage.keyboard.press('Enter');
  await expect(sharedPage.getByRole('menuitem', { name: 'Pause' })).toBeFocused();
  await sharedPage.keyboard.press('Shift+Tab');
  await expect(called('Before')).toBeFocused();
  await expect(sharedPage.getByRole('menu')).toHaveCount(0);
});

test(
  'a linked list-row changes its look when hovered anywhere; one without a link does not',
  nightly,
  async ({ sharedPage }) => {
    await openStory(sharedPage, { story: 'display-list-row--people', ...desktop });
    const rows = sharedPage.getByRole('listitem');
    const look = (at: number) => rows.nth(at).evaluate((row) => getComputedStyle(row).backgroundColor);
    const [leads, stays] = [await look(0), await look(1)];
    for (const x of [4, 320]) {
      await rows.nth(0).hover({ position: { x, y: 8 } });
      await expect.poll(() => look(0)).not.toBe(leads);
      await rows.nth(1).hover({ position: { x, y: 8 } });
      await expect.poll(() => look(0)).toBe(leads);
      expect(await look(1)).toBe(stays);
    }
    await sharedPage.mouse.move(0, 0);
  },
);

test('the tooltip of a side-nav tile opens on hover, can be hovered, and hides on Escape', async ({ sharedPage }) => {
  await openStory(sharedPage, { story: 'frame-side-nav--rail', ...desktop });
  await sharedPage.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const label = sharedPage.getByText('Home', { exact: true });
  const isSeen = () =>
    label.evaluate((words) => {
      const { left, top, width, height } = words.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === words;
    });
  const seen = (is: boolean) => expect.poll(isSeen).toBe(is);
  /** Tooltips show and hide with a delay. */
  const atRest = () =>
    label.evaluate(async (words) => {
      await Promise.allSettled(words.getAnimations().map(({ finished }) => finished));
    });
  const tile = sharedPage.getByRole('link', { name: 'Home' });
  await tile.hover();
  // The pointer may only be passing.
  await expect(label).toHaveCSS('transition-delay', '0.3s');
  await seen(true);
  const at = await label.boundingBox();
  if (!at) throw new Error('The name has no place');
  await sharedPage.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 12 });
  await atRest();
  expect(await isSeen(), 'under the pointer itself').toBe(true);
  await tile.hover();
  await sharedPage.keyboard.press('Escape');
  await seen(false);
  await tile.hover({ position: { x: 8, y: 8 } });
  await sharedPage.keyboard.press('Shift');
  await atRest();
  expect(await isSeen(), 'within the tile, after another key').toBe(false);
  await sharedPage.mouse.move(600, 600);
  await tile.hover();
  await seen(true);
  await sharedPage.mouse.move(0, 0);
});
