// What differs between React's development build, which the stories are tested in, and the one people get: effects run once there.

import { test } from './fixtures.ts';
import { openStory } from './open-story.ts';

const virtualLists = [
  'forms-select--five-thousand',
  'forms-select--several-of-thousands',
  'forms-select--tall-rows',
  'forms-combo-box--chosen-of-thousands',
];

for (const story of virtualLists) {
  test(`built, ${story} opens on what is chosen`, ({ sharedPage }) =>
    openStory(sharedPage, { story, globals: {}, width: 1280, height: 800 }));
}

test('built, a form that Enter sends is sent with what was typed last', ({ sharedPage }) =>
  openStory(sharedPage, { story: 'forms-text-field--debounced-and-sent', globals: {}, width: 800, height: 320 }));
