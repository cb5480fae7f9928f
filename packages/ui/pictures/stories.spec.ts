import { comparePicture, openStory } from './draw.ts';
import { test } from './one-page.ts';
import { shots } from './shots.ts';

for (const shot of shots) {
  test(shot.name, async ({ room }) => {
    await openStory(room, shot);
    await comparePicture(room, shot.name);
  });
}
