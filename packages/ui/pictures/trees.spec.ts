// What a screen reader is told of each component: the accessibility tree of one of its stories, open where it opens, kept beside the pictures.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { base } from './address.ts';
import { openStory } from './draw.ts';
import { test } from './one-page.ts';
import { spokenStories } from './trees.ts';

const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8');

/** Decoration: nothing of it is read out, but what it says in another story. */
const silent = new Map([
  ['display-icon--decoration', 'display-icon--labelled'],
  ['feedback-skeleton--line', 'feedback-skeleton--list'],
  ['frame-brandmark--mark', 'frame-brandmark--named'],
]);

const open = (room: Page, story: string) => openStory(room, { story, globals: {}, width: 1280, height: 800 });

for (const story of spokenStories(index)) {
  const spoken = silent.get(story) ?? story;
  test(`the tree of ${spoken}`, async ({ room }) => {
    await open(room, spoken);
    await expect(room.locator('body')).toMatchAriaSnapshot({ name: `${spoken}.yml` });
  });
  if (spoken === story) continue;
  test(`${story} is not read out`, async ({ room }) => {
    await open(room, story);
    expect(await room.locator('body').ariaSnapshot()).toBe('');
  });
}

test('the page of a component says what it is for, where it is used, and its keys', async ({ room }) => {
  await room.goto(`${base}iframe.html?id=actions-button--docs&viewMode=docs`);
  for (const word of ['Status', 'For', 'Not for', 'In the product']) {
    await expect(room.getByRole('term').filter({ hasText: new RegExp(`^${word}$`) })).toBeVisible();
  }
  await expect(room.getByRole('cell', { name: 'Enter, Space' })).toBeVisible();
});
