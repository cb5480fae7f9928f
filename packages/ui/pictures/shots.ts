/** The picture of a story: in which theme, and for the key ones also from right to left and on a phone. */
export interface Shot {
  /** Id of the story in Storybook's index. */
  readonly story: string;
  readonly view: View;
  /** File name of its baseline, without `.png`. */
  readonly name: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly width: number;
  readonly height: number;
}

type View = 'dark' | 'light' | 'rtl' | 'phone';

/** Wider than what folds: a phone is a view of its own. */
const sizes = { small: [800, 320], middle: [800, 600], large: [1280, 800] } as const;
const phone = [390, 844] as const;

const stories: Readonly<Record<keyof typeof sizes, readonly string[]>> = {
  small: [
    'actions-button--variants',
    'actions-button--pending',
    'actions-link--inline',
    'forms-checkbox--indeterminate',
    'forms-choice-grid--tiles',
    'forms-combo-box--invalid',
    'forms-form--missing',
    'forms-form--failed',
    'forms-form-step--done',
    'forms-money-field--invalid',
    'forms-number-field--invalid',
    'forms-segmented--division',
    'forms-slider--volume',
    'forms-switch--on',
    'forms-text-field--full',
    'forms-text-field--error-from-outside',
    'feedback-error-boundary--failed',
    'feedback-error-state--retry',
    'feedback-skeleton--list',
    'display-avatar--hues',
    'display-badge-and-tag--tags',
    'display-card--with-footer',
    'display-money--gain',
    'display-progress-bar--of-a-status',
    'display-secret-field--masked',
    'display-status-pill--pills',
    'chat-chat-composer--draft',
    'overlays-tooltip--open',
  ],
  middle: [
    'charts-donut-chart--statuses',
    'charts-line-chart--two-lines',
    'forms-calendar--month',
    'forms-combo-box--open',
    'forms-date-picker--open',
    'forms-date-range-picker--open',
    'forms-file-drop--chosen',
    'forms-markdown-editor--text',
    'forms-radio-group--cards',
    'forms-rating-stars--to-give',
    'forms-select--open',
    'feedback-banner--tones',
    'feedback-empty-state--first-visit',
    'feedback-loading-overlay--area',
    'display-crest--all-tiers',
    'display-icon--all',
    'display-key-value-list--ledger',
    'display-list-row--next',
    'display-markdown--text',
    'display-price-lines--explained',
    'display-rank-climb--running',
    'display-stat-strip--four',
    'display-tabs--pill',
    'display-timeline--by-day',
    'charts-bar-chart--earnings',
    'charts-rank-chart--running',
    'data-data-grid--cards',
    'chat-chat-thread--conversation',
    'data-bulk-bar--two-chosen',
    'data-column-menu--open',
    'frame-page-header--of-an-order',
    'frame-side-nav--tiles',
    'navigation-filter-chips--bar',
    'navigation-tab-bar--lines',
    'overlays-confirm--open',
    'overlays-hover-popover--pressed',
    'overlays-menu--focus-visible',
    'overlays-menu--hovered',
    'overlays-menu--open',
    'overlays-modal--open',
    'overlays-modal--sheet',
    'overlays-popover--open',
    'overlays-search-box--nothing-found',
    'overlays-side-panel--sheet',
    'overlays-side-panel--with-field',
    'overlays-toast--full',
    'overlays-tour--light',
  ],
  large: [
    'chat-chat-panel--with-booster',
    'data-data-grid--untouched',
    'data-data-grid--walk',
    'data-data-table--compact',
    'frame-app-shell--desktop',
    'frame-site-frame--order-page',
    'recipes-controls--focus-visible',
    'recipes-controls--hovered',
    'recipes-controls--pressed',
    'recipes-controls--profile',
    'recipes-controls--states',
    'recipes-form--refused',
    'recipes-new-order--page',
    'recipes-order--page',
    'recipes-order-card--running',
    'recipes-table-page--rows',
    'foundations-tokens--dark',
    'foundations-voice--rules',
  ],
};

/** Those whose layout turns with the direction or folds on a phone. */
const keys = new Set([
  'actions-button--variants',
  'chat-chat-panel--with-booster',
  'chat-chat-thread--conversation',
  'data-data-grid--cards',
  'data-data-grid--untouched',
  'data-data-table--compact',
  'display-list-row--next',
  'display-rank-climb--running',
  'display-timeline--by-day',
  'feedback-banner--tones',
  'feedback-error-boundary--failed',
  'forms-calendar--month',
  'forms-date-picker--open',
  'forms-date-range-picker--open',
  'forms-form--missing',
  'forms-select--open',
  'forms-text-field--full',
  'frame-app-shell--desktop',
  'frame-page-header--of-an-order',
  'navigation-filter-chips--bar',
  'overlays-confirm--open',
  'overlays-modal--open',
  'overlays-modal--sheet',
  'overlays-search-box--nothing-found',
  'overlays-side-panel--sheet',
  'overlays-side-panel--with-field',
  'overlays-tour--light',
  'recipes-controls--profile',
  'recipes-new-order--page',
  'recipes-order--page',
  'recipes-order-card--running',
  'recipes-table-page--rows',
]);

const globalsOf = { dark: { theme: 'dark' }, light: { theme: 'light' }, rtl: { direction: 'rtl' }, phone: {} };

function shotsOf(story: string, [width, height]: readonly [number, number]): Shot[] {
  const views: View[] = ['dark', 'light', ...(keys.has(story) ? (['rtl', 'phone'] as const) : [])];
  return views.map((view) => {
    const [w, h] = view === 'phone' ? phone : [width, height];
    return { story, view, name: `${story}--${view}`, globals: globalsOf[view], width: w, height: h };
  });
}

export const shots: readonly Shot[] = (Object.keys(stories) as (keyof typeof sizes)[]).flatMap((size) =>
  stories[size].flatMap((story) => shotsOf(story, sizes[size])),
);
