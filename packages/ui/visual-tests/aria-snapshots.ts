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

/** Small components, compared nightly only. */
const nightlySnapshots = new Set([
  'charts-chart-frame--as-chart',
  'data-load-more--in-view',
  'display-avatar--initials',
  'display-badge-and-tag--count',
  'display-countdown--running',
  'display-crest--playground',
  'display-game-mark--box',
  'display-icon--decoration',
  'display-match-strip--squares',
  'display-money--dollars',
  'display-price-lines--with-notes',
  'display-secret-field--masked',
  'display-stat-strip--four',
  'display-timeline--by-day',
  'feedback-loading-bar--active',
  'feedback-loading-overlay--area',
  'feedback-skeleton--line',
  'feedback-spinner--small',
  'forms-choice-grid--rows',
  'forms-file-drop--empty',
  'forms-form-step--open',
  'forms-rating-stars--read-only',
  'forms-slider--volume',
  'frame-brand-mark--mark',
  'overlays-hover-popover-first--pointer-starts-on-the-button',
  'overlays-tour--light',
]);

export const isNightlySnapshot = (story: string): boolean => nightlySnapshots.has(story);

const isOpen = (id: string) => id.endsWith('--open') || storiesOpenAtStart.has(id);

/** One story per component except foundations and recipes, in index order: the open state, else the first. Then the additional stories. */
export function storiesWithSnapshot(index: string): string[] {
  const { entries } = JSON.parse(index) as { entries: Readonly<Record<string, Entry>> };
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && !/^(Tests\/)?(Foundations|Recipes)\//.test(title),
  );
  const unknownStories = [...storiesOpenAtStart, ...additionalStories, ...nightlySnapshots].filter(
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
