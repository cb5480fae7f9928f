// What a screen reader is told of each component: the accessibility tree of its first story, kept beside the pictures.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { base } from './address.ts';
import { openStory } from './draw.ts';
import { test } from './one-page.ts';
import { firstStories } from './trees.ts';

const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8');

/** Decoration: nothing of it is read out. */
const silent = new Set(['display-icon--decoration', 'feedback-skeleton--line', 'frame-brandmark--mark']);

for (const story of firstStories(index)) {
  test(`the tree of ${story}`, async ({ room }) => {
    await openStory(room, { story, globals: {}, width: 1280, height: 800 });
    if (silent.has(story)) expect(await room.locator('body').ariaSnapshot()).toBe('');
    else await expect(room.locator('body')).toMatchAriaSnapshot({ name: `${story}.yml` });
  });
}

test('the page of a component says what it is for, where it is used, and its keys', async ({ room }) => {
  await room.goto(`${base}iframe.html?id=actions-button--docs&viewMode=docs`);
  for (const word of ['Status', 'For', 'Not for', 'In the product']) {
    await expect(room.getByRole('term').filter({ hasText: new RegExp(`^${word}$`) })).toBeVisible();
  }
  await expect(room.getByRole('cell', { name: 'Enter, Space' })).toBeVisible();
});
