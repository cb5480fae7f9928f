// Differences of React's production build: effects run once.

import { nightly, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

const virtualLists = [
  'forms-select--five-thousand',
  'forms-select--several-of-thousands',
  'forms-select--tall-rows',
  'forms-combo-box--selected-of-thousands',
];

for (const [place, story] of virtualLists.entries()) {
  const details = place === 0 ? {} : nightly;
  test(`in the production build, ${story} opens on the selected option`, details, ({ sharedPage }) =>
    openStory(sharedPage, { story, globals: {}, width: 1280, height: 800 }),
  );
}

test('in the production build, a form submitted with Enter sends the last typed value', ({ sharedPage }) =>
  openStory(sharedPage, { story: 'forms-text-field--debounced-and-sent', globals: {}, width: 800, height: 320 }));
