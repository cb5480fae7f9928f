// Window resizing, which a story cannot trigger.
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { openStory } from './open-story.ts';

const height = 800;

/** Of the box beyond the window, and of its text beyond the box. */
const measureOverflow = (page: Page) =>
  page.getByRole('dialog').evaluate((box) => {
    const { top, left, right, bottom } = box.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return {
      outside: Math.max(0, -top, -left, right - clientWidth, bottom - window.innerHeight),
      hidden: box.scrollHeight - box.clientHeight,
    };
  });

test('the box of an open tour stays inside a shrinking window with all its text', async ({ sharedPage }) => {
  await openStory(sharedPage, { story: 'overlays-tour--no-room-beside', globals: {}, width: 390, height });
  for (const width of [1440, 390, 300, 1440]) {
    await sharedPage.setViewportSize({ width, height });
    await expect.poll(() => measureOverflow(sharedPage)).toEqual({ outside: 0, hidden: 0 });
  }
});
