import { expect } from '@playwright/test';
import { comparePicture, openStory } from './draw.ts';
import { ownFonts } from './fonts.ts';
import { nightly, test } from './one-page.ts';
import { shots } from './shots.ts';

for (const shot of shots) {
  test(shot.name, shot.isNightly ? nightly : {}, async ({ room }) => {
    await openStory(room, shot);
    await comparePicture(room, shot.name);
    // The same words in every view.
    if (shot.view === 'dark') expect(await ownFonts(room), 'fonts that another machine may lack').toEqual([]);
  });
}
