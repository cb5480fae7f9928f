// Keys that a story cannot press, and a pointer that it cannot move: what they do is the browser's own, which a simulated event does not reach.
import { expect } from '@playwright/test';
import { openStory } from './draw.ts';
import { test } from './one-page.ts';

const desktop = { globals: {}, width: 1280, height: 800 } as const;

test('the keys of line-chart: they read it point by point, by tens, and from its ends', async ({ room }) => {
  await openStory(room, { story: 'charts-line-chart--two-lines', ...desktop });
  const reader = room.getByRole('slider');
  const says = (day: string) => expect(reader).toHaveAttribute('aria-valuetext', new RegExp(`^${day}: Paid`));
  await room.keyboard.press('Tab');
  await expect(room.getByRole('button', { name: 'View as table' })).toBeFocused();
  await room.keyboard.press('Tab');
  await expect(reader).toBeFocused();
  await says('Nov 21');
  await room.keyboard.press('ArrowLeft');
  await says('Nov 20');
  await room.keyboard.press('ArrowRight');
  await says('Nov 21');
  await room.keyboard.press('Home');
  await says('Nov 1');
  await room.keyboard.press('PageUp');
  await says('Nov 3');
  await room.keyboard.press('PageDown');
  await says('Nov 1');
  await room.keyboard.press('End');
  await says('Nov 21');
});

test('the keys of tour: from step to step, and between the box and its place alone', async ({ room }) => {
  await openStory(room, { story: 'overlays-tour--walks', ...desktop });
  // It rests within the tour.
  await room.keyboard.press('Escape');
  const show = room.getByRole('button', { name: 'Show me' });
  await show.press('Enter');
  const box = room.getByRole('dialog', { name: 'Your orders' });
  await expect(box.getByRole('button', { name: 'Next' })).toBeFocused();
  const reached = new Set<string>();
  for (let presses = 0; presses < 6; presses += 1) {
    await room.keyboard.press('Tab');
    reached.add(
      await room.evaluate(() => {
        const { activeElement: at } = document;
        if (at?.closest('#orders')) return 'the place';
        return at?.closest('[role=dialog]') ? 'the box' : (at?.textContent ?? 'nothing');
      }),
    );
  }
  // Between the last and the first there is the browser's own frame.
  reached.delete(await room.evaluate(() => document.body.textContent ?? ''));
  expect([...reached].toSorted()).toEqual(['the box', 'the place']);
  await box.getByRole('button', { name: 'Next' }).focus();
  await room.keyboard.press('ArrowRight');
  await expect(room.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await room.keyboard.press('ArrowLeft');
  await expect(box).toBeVisible();
  await room.keyboard.press('Escape');
  await expect(room.getByRole('dialog')).toHaveCount(0);
  await expect(show).toBeFocused();
});

test('the keys of markdown-editor: from the buttons to the text', async ({ room }) => {
  await openStory(room, { story: 'forms-markdown-editor--text', ...desktop });
  for (const [role, name] of [
    ['tab', 'Write'],
    ['button', 'Bold'],
    ['textbox', 'Text'],
  ] as const) {
    await room.keyboard.press('Tab');
    await expect(room.getByRole(role, { name, exact: true })).toBeFocused();
  }
});

test('what is dropped on a text-field comes in without the characters that may not be typed', async ({ room }) => {
  await openStory(room, { story: 'forms-text-field--dropped-special-chars', ...desktop });
  const words = room.locator('#storybook-root p');
  const field = room.getByRole('textbox');
  const drop = async () => {
    await words.selectText();
    await words.dragTo(field, { sourcePosition: { x: 12, y: 10 }, targetPosition: { x: 100, y: 12 } });
  };
  await drop();
  await expect(field).toHaveValue('Kaitoé1');
  await drop();
  await expect(field).toHaveValue('Kaitoé1é1');
});

test('the Tab key passes by what a loading-overlay covers', async ({ room }) => {
  await openStory(room, { story: 'feedback-loading-overlay--area-out-of-reach', ...desktop });
  await room.getByRole('button', { name: 'Pay' }).click();
  await expect(room.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await room.getByRole('button', { name: 'Before' }).focus();
  await room.keyboard.press('Tab');
  await expect(room.getByRole('button', { name: 'After' })).toBeFocused();
  await room.keyboard.press('Enter');
  await room.keyboard.press('Shift+Tab');
  await expect(room.getByRole('button', { name: 'Pay' })).toBeFocused();
});

test('the keys of menu: Tab closes it and goes on from its button, with Shift back', async ({ room }) => {
  await openStory(room, { story: 'overlays-menu--between', ...desktop });
  const called = (name: string) => room.getByRole('button', { name });
  await expect(room.getByRole('menuitem', { name: 'Pause' })).toBeFocused();
  await room.keyboard.press('Tab');
  await expect(called('After')).toBeFocused();
  await expect(room.getByRole('menu')).toHaveCount(0);
  await room.keyboard.press('Shift+Tab');
  await expect(called('More')).toBeFocused();
  await room.keyboard.press('Enter');
  await expect(room.getByRole('menuitem', { name: 'Pause' })).toBeFocused();
  await room.keyboard.press('Shift+Tab');
  await expect(called('Before')).toBeFocused();
  await expect(room.getByRole('menu')).toHaveCount(0);
});

test('a list-row that leads somewhere looks other under a pointer, wherever on it that is; one that leads nowhere does not', async ({
  room,
}) => {
  await openStory(room, { story: 'display-list-row--people', ...desktop });
  const rows = room.getByRole('listitem');
  const look = (at: number) => rows.nth(at).evaluate((row) => getComputedStyle(row).backgroundColor);
  const [leads, stays] = [await look(0), await look(1)];
  for (const x of [4, 320]) {
    await rows.nth(0).hover({ position: { x, y: 8 } });
    await expect.poll(() => look(0)).not.toBe(leads);
    await rows.nth(1).hover({ position: { x, y: 8 } });
    await expect.poll(() => look(0)).toBe(leads);
    expect(await look(1)).toBe(stays);
  }
  await room.mouse.move(0, 0);
});

test('the name beside a tile of side-nav comes for a pointer, which may go to it; Escape hides it', async ({
  room,
}) => {
  await openStory(room, { story: 'frame-side-nav--rail', ...desktop });
  await room.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const label = room.getByText('Home', { exact: true });
  const isSeen = () =>
    label.evaluate((words) => {
      const { left, top, width, height } = words.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === words;
    });
  const seen = (is: boolean) => expect.poll(isSeen).toBe(is);
  /** What is on its way has come to its end: a name that comes or goes does so after a while. */
  const atRest = () =>
    label.evaluate(async (words) => {
      await Promise.allSettled(words.getAnimations().map(({ finished }) => finished));
    });
  const tile = room.getByRole('link', { name: 'Home' });
  await tile.hover();
  // The pointer may only be on its way.
  await expect(label).toHaveCSS('transition-delay', '0.3s');
  await seen(true);
  const at = await label.boundingBox();
  if (!at) throw new Error('The name has no place');
  await room.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 12 });
  await atRest();
  expect(await isSeen(), 'under the pointer itself').toBe(true);
  await tile.hover();
  await room.keyboard.press('Escape');
  await seen(false);
  await tile.hover({ position: { x: 8, y: 8 } });
  await room.keyboard.press('Shift');
  await atRest();
  expect(await isSeen(), 'within the tile, after another key').toBe(false);
  await room.mouse.move(600, 600);
  await tile.hover();
  await seen(true);
  await room.mouse.move(0, 0);
});
