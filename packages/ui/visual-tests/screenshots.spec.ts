import { expect } from '@playwright/test';
import { nightly, test } from './fixtures.ts';
import { expectScreenshot, openStory } from './open-story.ts';
import { shots } from './shots.ts';
import { findSystemFonts } from './system-fonts.ts';

for (const shot of shots) {
  test(shot.name, shot.isNightly ? nightly : {}, async ({ sharedPage }) => {
    await openStory(sharedPage, shot);
    await expectScreenshot(sharedPage, shot.name);
    // The text is the same in every view.
    if (shot.view === 'dark')
      expect(await findSystemFonts(sharedPage), 'fonts that another machine may lack').toEqual([]);
  });
}
