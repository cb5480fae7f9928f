// What the tests of media features share.
import type { Page } from '@playwright/test';
import { openStory } from './open-story.ts';

export const desktop = { globals: {}, width: 1280, height: 800 } as const;
export const openDesktopStory = (page: Page, story: string) => openStory(page, { story, ...desktop });

/** For `afterEach`: the page is shared. */
export const resetMedia = ({ sharedPage }: { readonly sharedPage: Page }) =>
  sharedPage.emulateMedia({
    contrast: 'no-preference',
    forcedColors: 'none',
    media: 'screen',
    reducedMotion: 'reduce',
  });

export const computeColor = (page: Page, color: string) =>
  page.evaluate((input) => {
    const probe = document.createElement('i');
    probe.style.color = input;
    probe.style.forcedColorAdjust = 'none';
    document.body.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, color);
export const computeToken = (page: Page, token: string) => computeColor(page, `var(--bd-${token})`);
