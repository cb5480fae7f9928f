/** A screenshot of a story in a theme, some also right to left and on a phone. */
export interface Shot {
  /** Story ID in Storybook's index. */
  readonly story: string;
  readonly view: View;
  /** Baseline name without `.png`. */
  readonly name: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly width: number;
  readonly height: number;
  /** Whether it is compared nightly only. */
  readonly isNightly: boolean;
}

type View = 'dark' | 'light' | 'rtl' | 'phone';

/** Desktop sizes; the phone is a separate view. */
const sizes = { small: [800, 320], middle: [800, 600], large: [1280, 800] } as const;
const phone = [390, 844] as const;

/** Stories shared by screens run in CI. */
const stories: Readonly<
  Record<keyof typeof sizes, { readonly gate: readonly string[]; readonly nightly: readonly string[] }>
> = {
  small: {
    gate: [
      'actions-button--variants',
      'actions-button--pending',
      'forms-checkbox--indeterminate',
      'forms-form--missing-fields',
      'forms-money-field--invalid',
      'forms-segmented--division',
      'forms-switch--on',
      'forms-text-field--too-long',
      'forms-text-field--error-from-outside',
      'feedback-error-boundary--failed',
      'display-badge-and-tag--tags',
      'display-card--with-footer',
      'display-status-pill--pills',
      'chat-chat-composer--draft',
    ],
    nightly: [
      'actions-link--inline',
      'forms-choice-grid--tiles',
      'forms-combo-box--invalid',
      'forms-form--failed',
      'forms-form-step--done',
      'forms-number-field--invalid',
      'forms-slider--volume',
      'feedback-error-state--retry',
      'feedback-skeleton--list',
      'display-avatar--colors',
      'display-money--signed-and-colored',
      'display-progress-bar--with-status-color',
      'display-secret-field--masked',
      'overlays-tooltip--open',
    ],
  },
  middle: {
    gate: [
      'charts-donut-chart--statuses',
      'charts-line-chart--two-lines',
      'forms-calendar--month',
      'forms-combo-box--open',
      'forms-date-picker--open',
      'forms-markdown-editor--text',
      'forms-radio-group--cards',
      'forms-select--open',
      'feedback-banner--tones',
      'display-key-value-list--ledger',
      'display-list-row--tasks',
      'display-markdown--text',
      'display-rank-climb--running',
      'display-tabs--pill',
      'charts-bar-chart--earnings',
      'charts-rank-chart--running',
      'data-data-grid--cards',
      'chat-chat-thread--conversation',
      'data-bulk-bar--two-selected',
      'frame-page-header--order-header',
      'frame-side-nav--tiles',
      'navigation-filter-chips--bar',
      'navigation-tab-bar--lines',
      'overlays-confirm--open',
      'overlays-menu--open',
      'overlays-modal--open',
      'overlays-modal--sheet',
      'overlays-popover--open',
      'overlays-search-box--nothing-found',
      'overlays-side-panel--sheet',
      'overlays-side-panel--with-field',
      'overlays-toast--full',
    ],
    nightly: [
      'forms-date-range-picker--open',
      'forms-file-drop--file-chosen',
      'forms-rating-stars--editable',
      'feedback-empty-state--first-visit',
      'feedback-loading-overlay--area',
      'display-crest--all-tiers',
      'display-icon--all',
      'display-price-lines--with-notes',
      'display-stat-strip--four',
      'display-timeline--by-day',
      'data-column-menu--open',
      'overlays-hover-popover--pressed',
      'overlays-menu--focus-visible',
      'overlays-menu--hovered',
      'overlays-tour--light',
    ],
  },
  large: {
    gate: [
      'chat-chat-panel--with-booster',
      'data-data-grid--default',
      'data-data-grid--keyboard-navigation',
      'data-data-table--compact',
      'frame-app-shell--desktop',
      'frame-site-frame--order-page',
      'recipes-controls--focus-visible',
      'recipes-controls--profile',
      'recipes-controls--states',
      'recipes-form--refused',
      'recipes-new-order--page',
      'recipes-order--page',
      'recipes-order-card--running',
      'recipes-table-page--rows',
    ],
    nightly: [
      'recipes-controls--hovered',
      'recipes-controls--pressed',
      'foundations-tokens--dark',
      'foundations-voice--rules',
    ],
  },
};

/** Layout depends on direction or phone width; in CI. */
const layoutViewsInGate = new Set([
  'actions-button--variants',
  'chat-chat-panel--with-booster',
  'chat-chat-thread--conversation',
  'data-data-grid--cards',
  'data-data-grid--default',
  'data-data-table--compact',
  'display-list-row--tasks',
  'forms-date-picker--open',
  'forms-form--missing-fields',
  'forms-select--open',
  'forms-text-field--too-long',
  'frame-app-shell--desktop',
  'frame-page-header--order-header',
  'overlays-modal--open',
  'overlays-side-panel--sheet',
  'recipes-controls--profile',
  'recipes-new-order--page',
  'recipes-order--page',
  'recipes-order-card--running',
  'recipes-table-page--rows',
]);
/** As above, nightly. */
const layoutViewsNightly = new Set([
  'display-rank-climb--running',
  'display-timeline--by-day',
  'feedback-banner--tones',
  'feedback-error-boundary--failed',
  'forms-calendar--month',
  'forms-date-range-picker--open',
  'navigation-filter-chips--bar',
  'overlays-confirm--open',
  'overlays-modal--sheet',
  'overlays-search-box--nothing-found',
  'overlays-side-panel--with-field',
  'overlays-tour--light',
]);

const viewGlobals = { dark: { theme: 'dark' }, light: { theme: 'light' }, rtl: { direction: 'rtl' }, phone: {} };

const themes: readonly View[] = ['dark', 'light'];
const layoutViews: readonly View[] = ['rtl', 'phone'];

function createShot(story: string, view: View, size: readonly [number, number], isNightly: boolean): Shot {
  const [width, height] = view === 'phone' ? phone : size;
  return { story, view, name: `${story}--${view}`, globals: viewGlobals[view], width, height, isNightly };
}

function createShots(story: string, size: readonly [number, number], isNightly: boolean): Shot[] {
  const hasLayoutViews = layoutViewsInGate.has(story) || layoutViewsNightly.has(story);
  return [
    ...themes.map((view) => createShot(story, view, size, isNightly)),
    ...(hasLayoutViews ? layoutViews.map((view) => createShot(story, view, size, !layoutViewsInGate.has(story))) : []),
  ];
}

export const shots: readonly Shot[] = (Object.keys(stories) as (keyof typeof sizes)[]).flatMap((size) => [
  ...stories[size].gate.flatMap((story) => createShots(story, sizes[size], false)),
  ...stories[size].nightly.flatMap((story) => createShots(story, sizes[size], true)),
]);
