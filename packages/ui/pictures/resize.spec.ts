// What follows the window while it changes, which a story cannot do to its own.
import { expect, type Page } from '@playwright/test';
import { openStory } from './draw.ts';
import { test } from './one-page.ts';

const height = 800;

/** What of the box is cut off, and by how much its words are longer than it. */
const overflow = (room: Page) =>
  room.getByRole('dialog').evaluate((box) => {
    const { top, left, right, bottom } = box.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return {
      outside: Math.max(0, -top, -left, right - clientWidth, bottom - window.innerHeight),
      hidden: box.scrollHeight - box.clientHeight,
    };
  });

test('the box of an open tour stays in a window that becomes narrow, with all its words', async ({ room }) => {
  await openStory(room, { story: 'overlays-tour--no-room-beside', globals: {}, width: 390, height });
  for (const width of [1440, 390, 300, 1440]) {
    await room.setViewportSize({ width, height });
    await expect.poll(() => overflow(room)).toEqual({ outside: 0, hidden: 0 });
  }
});
