// Direction-dependent play functions and texts, right to left.
import { expect } from '@playwright/test';
import { nightly, test } from './fixtures.ts';
import { openStory } from './open-story.ts';

const desktop = { width: 1280, height: 800 } as const;
const phone = { width: 390, height: 844 } as const;

type Screens = Readonly<Record<string, typeof desktop | typeof phone>>;

const inGate: Screens = {
  'data-data-grid--keyboard-navigation': desktop,
  'display-tabs--pill': desktop,
  'forms-calendar--keyboard': desktop,
  'forms-slider--volume': desktop,
  'frame-app-shell--side-menu-on-a-phone': phone,
};

const inNightly: Screens = {
  'charts-line-chart--languages': desktop,
  'charts-line-chart--read-by-pointer': desktop,
  'display-rank-climb--long-texts': desktop,
  'forms-calendar--range': desktop,
  'forms-choice-grid--keyboard': desktop,
  'forms-choice-grid--rows': desktop,
  'forms-date-picker--chosen-in-the-calendar': desktop,
  'forms-date-picker--keyboard': desktop,
  'forms-date-range-picker--keyboard': desktop,
  'forms-rating-stars--editable': desktop,
  'forms-rating-stars--keyboard': desktop,
  'forms-segmented--division': desktop,
  'forms-segmented--disabled': desktop,
  'forms-segmented--keyboard': desktop,
  'frame-page-layout--columns': desktop,
  'frame-page-layout--docked': desktop,
  'overlays-modal--with-date-picker': desktop,
  'overlays-toast--five': desktop,
  'overlays-tour--keyboard': desktop,
  'overlays-tour--missing-in-the-middle': desktop,
  'recipes-table-page--rows-on-a-phone': phone,
};

for (const [story, screen] of Object.entries({ ...inGate, ...inNightly })) {
  test(`in a right-to-left page, ${story} plays to its end`, story in inGate ? {} : nightly, ({ sharedPage }) =>
    openStory(sharedPage, { story, globals: { direction: 'rtl' }, ...screen }),
  );
}

/** Runs in the page. English sentences whose full stop stands before the letter that it follows. */
const findMisplacedStops = () => {
  const misplaced: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const charBox = (node: Node, at: number) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = (node.nodeValue ?? '').trimEnd();
    const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true });
    if (!isShown || !/[a-z][.!?…]$/i.test(text)) continue;
    const [letter, stop] = [charBox(node, text.length - 2), charBox(node, text.length - 1)];
    if (stop.width > 0 && stop.left < letter.left) misplaced.push(text);
  }
  return misplaced;
};

const sentences = [
  'feedback-error-boundary--failed',
  'actions-link--inline',
  'overlays-confirm--open',
  'feedback-banner--offline',
  'feedback-empty-state--first-visit',
  'data-data-table--compact',
  'foundations-voice--rules',
] as const;

for (const [at, story] of sentences.entries()) {
  test(
    `in a right-to-left page, full stops of ${story} follow their letter`,
    at === 0 ? {} : nightly,
    async ({ sharedPage }) => {
      await openStory(sharedPage, { story, globals: { direction: 'rtl' }, ...desktop });
      expect(await sharedPage.evaluate(findMisplacedStops)).toEqual([]);
    },
  );
}
