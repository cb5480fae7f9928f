import { shots } from './shots.ts';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

/** Open stories that are not called `Open`. */
const storiesOpenAtStart = new Set([
  'overlays-hover-popover--pressed',
  'overlays-search-box--nothing-found',
  'overlays-toast--full',
  'overlays-tour--light',
]);

/** For components that look different docked and over the page. */
const additionalStories: readonly string[] = ['overlays-side-panel--sheet'];

/** Covered by another story. */
export const decorativeStories: ReadonlyMap<string, string> = new Map([
  ['display-icon--decoration', 'display-icon--labelled'],
  ['feedback-skeleton--line', 'feedback-skeleton--list'],
  ['frame-brand-mark--mark', 'frame-brand-mark--named'],
]);

/** Compared in CI beside the stories with a screenshot there: fields, menus and overlays. The others are compared nightly. */
const snapshotsInGate = new Set([
  'chat-chat-composer--ready',
  'chat-picture-viewer--open',
  'data-column-menu--open',
  'forms-checkbox--unchecked',
  'forms-number-field--steps',
  'forms-radio-group--list',
  'forms-switch--off',
  'forms-text-field--plain',
  'frame-side-menu--groups',
  'frame-top-bar--page-title',
  'navigation-tab-bar--chips',
  'overlays-hover-popover--pressed',
  'overlays-tooltip--open',
]);
const screenshotsInGate = new Set(shots.filter(({ isNightly }) => !isNightly).map(({ story }) => story));

export const isNightlySnapshot = (story: string): boolean =>
  !snapshotsInGate.has(story) && !screenshotsInGate.has(story);

const isOpen = (id: string) => id.endsWith('--open') || storiesOpenAtStart.has(id);

/** One story per component except foundations and recipes, in index order: the open state, else the first. Then the additional stories. */
export function storiesWithSnapshot(index: string): string[] {
  const { entries } = JSON.parse(index) as { entries: Readonly<Record<string, Entry>> };
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && !/^(Tests\/)?(Foundations|Recipes)\//.test(title),
  );
  const unknownStories = [...storiesOpenAtStart, ...additionalStories, ...snapshotsInGate].filter(
    (id) => !stories.some((story) => story.id === id),
  );
  if (unknownStories.length > 0) throw new Error(`There is no story ${unknownStories.join(', ')}`);
  // By component: its tests have another title.
  const ofComponent = Map.groupBy(stories, ({ id }) => id.split('--')[0]);
  const first = [...ofComponent.values()].flatMap((own) => (own.find(({ id }) => isOpen(id)) ?? own[0])?.id ?? []);
  return [...first, ...additionalStories];
}

export const snapshotFiles = (index: string): string[] =>
  storiesWithSnapshot(index).map((story) => `${decorativeStories.get(story) ?? story}.yml`);
