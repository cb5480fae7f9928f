// Plays that press the arrows along a line, or ask on which side something stands: they hold whichever way the page runs.
import { openStory } from './draw.ts';
import { test } from './one-page.ts';

const desktop = { width: 1280, height: 800 } as const;
const phone = { width: 390, height: 844 } as const;

const played: Readonly<Record<string, typeof desktop | typeof phone>> = {
  'charts-line-chart--languages': desktop,
  'charts-line-chart--read-by-pointer': desktop,
  'data-data-grid--walk': desktop,
  'display-rank-climb--long-texts': desktop,
  'display-tabs--pill': desktop,
  'forms-calendar--keyboard': desktop,
  'forms-calendar--range': desktop,
  'forms-choice-grid--rows': desktop,
  'forms-choice-grid--keyboard': desktop,
  'forms-date-picker--chosen': desktop,
  'forms-date-picker--keyboard': desktop,
  'forms-date-range-picker--keyboard': desktop,
  'forms-rating-stars--to-give': desktop,
  'forms-rating-stars--keyboard': desktop,
  'forms-segmented--division': desktop,
  'forms-segmented--disabled': desktop,
  'forms-segmented--keyboard': desktop,
  'forms-slider--volume': desktop,
  'frame-page-layout--columns': desktop,
  'frame-page-layout--docked': desktop,
  'overlays-modal--with-date-picker': desktop,
  'overlays-toast--five': desktop,
  'overlays-tour--keyboard': desktop,
  'overlays-tour--missing-in-the-middle': desktop,
  'frame-app-shell--side-menu-on-a-phone': phone,
  'recipes-table-page--rows-on-a-phone': phone,
};

for (const [story, screen] of Object.entries(played)) {
  test(`from right to left, ${story} plays to its end`, ({ room }) =>
    openStory(room, { story, globals: { direction: 'rtl' }, ...screen }));
}
