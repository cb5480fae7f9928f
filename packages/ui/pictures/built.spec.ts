// What differs between React's development build, which the stories are tested in, and the one people get: effects run once there.
import { openStory } from './draw.ts';
import { test } from './one-page.ts';

const opening = [
  'forms-select--five-thousand',
  'forms-select--several-of-thousands',
  'forms-select--tall-rows',
  'forms-combo-box--chosen-of-thousands',
];

for (const story of opening) {
  test(`built, ${story} opens on what is chosen`, ({ room }) =>
    openStory(room, { story, globals: {}, width: 1280, height: 800 }));
}

test('built, a form that Enter sends is sent with what was typed last', ({ room }) =>
  openStory(room, { story: 'forms-text-field--debounced-and-sent', globals: {}, width: 800, height: 320 }));
