// Direction-dependent play functions, right to left.

import { nightly, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

const desktop = { width: 1280, height: 800 } as const;
const phone = { width: 390, height: 844 } as const;

type Screens = Readonly<Record<string, typeof desktop | typeof phone>>;

const inGate: Screens = {
  'data-data-grid--walk': desktop,
  'display-tabs--pill': desktop,
  'forms-calendar--keyboard': desktop,
  'forms-choice-grid--keyboard': desktop,
  'forms-date-picker--keyboard': desktop,
  'forms-date-range-picker--keyboard': desktop,
  'forms-rating-stars--keyboard': desktop,
  'forms-segmented--keyboard': desktop,
  'forms-slider--volume': desktop,
  'overlays-tour--keyboard': desktop,
  'frame-app-shell--side-menu-on-a-phone': phone,
};

const inNightly: Screens = {
  'charts-line-chart--languages': desktop,
  'charts-line-chart--read-by-pointer': desktop,
  'display-rank-climb--long-texts': desktop,
  'forms-calendar--range': desktop,
  'forms-choice-grid--rows': desktop,
  'forms-date-picker--chosen': desktop,
  'forms-rating-stars--to-give': desktop,
  'forms-segmented--division': desktop,
  'forms-segmented--disabled': desktop,
  'frame-page-layout--columns': desktop,
  'frame-page-layout--docked': desktop,
  'overlays-modal--with-date-picker': desktop,
  'overlays-toast--five': desktop,
  'overlays-tour--missing-in-the-middle': desktop,
  'recipes-table-page--rows-on-a-phone': phone,
};

for (const [story, screen] of Object.entries({ ...inGate, ...inNightly })) {
  test(`in a right-to-left page, ${story} plays to its end`, story in inGate ? {} : nightly, ({ sharedPage }) =>
    openStory(sharedPage, { story, globals: { direction: 'rtl' }, ...screen }),
  );
}
