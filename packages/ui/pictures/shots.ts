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
    'forms-choicegrid--tiles',
    'forms-combo-box--invalid',
    'forms-form--missing',
    'forms-form--failed',
    'forms-formstep--done',
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
    'display-progressbar--of-a-status',
    'display-secretfield--masked',
    'display-statuspill--pills',
    'chat-chatcomposer--draft',
    'overlays-tooltip--open',
  ],
  middle: [
    'charts-donutchart--statuses',
    'charts-linechart--two-lines',
    'forms-calendar--month',
    'forms-combo-box--open',
    'forms-datepicker--open',
    'forms-daterangepicker--open',
    'forms-filedrop--chosen',
    'forms-markdowneditor--text',
    'forms-radio-group--cards',
    'forms-ratingstars--to-give',
    'forms-select--open',
    'feedback-banner--tones',
    'feedback-empty-state--first-visit',
    'feedback-loading-overlay--area',
    'display-crest--all-tiers',
    'display-icon--all',
    'display-keyvaluelist--ledger',
    'display-listrow--next',
    'display-markdown--text',
    'display-pricelines--explained',
    'display-rankclimb--running',
    'display-statstrip--four',
    'display-tabs--pill',
    'display-timeline--by-day',
    'charts-barchart--earnings',
    'charts-rankchart--running',
    'data-datagrid--cards',
    'chat-chatthread--conversation',
    'data-bulkbar--two-chosen',
    'data-columnmenu--open',
    'frame-pageheader--of-an-order',
    'frame-sidenav--tiles',
    'navigation-filterchips--bar',
    'navigation-tabbar--lines',
    'overlays-confirm--open',
    'overlays-hover-popover--pressed',
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
    'chat-chatpanel--with-booster',
    'data-datagrid--untouched',
    'data-datagrid--walk',
    'data-datatable--compact',
    'frame-appshell--desktop',
    'frame-siteframe--order-page',
    'recipes-controls--profile',
    'recipes-controls--states',
    'recipes-form--refused',
    'recipes-neworder--page',
    'recipes-order--page',
    'recipes-ordercard--running',
    'recipes-tablepage--rows',
    'foundations-tokens--dark',
    'foundations-voice--rules',
  ],
};

/** Those whose layout turns with the direction or folds on a phone. */
const keys = new Set([
  'actions-button--variants',
  'chat-chatpanel--with-booster',
  'chat-chatthread--conversation',
  'data-datagrid--cards',
  'data-datagrid--untouched',
  'data-datatable--compact',
  'display-listrow--next',
  'display-rankclimb--running',
  'display-timeline--by-day',
  'feedback-banner--tones',
  'feedback-error-boundary--failed',
  'forms-calendar--month',
  'forms-datepicker--open',
  'forms-daterangepicker--open',
  'forms-form--missing',
  'forms-select--open',
  'forms-text-field--full',
  'frame-appshell--desktop',
  'frame-pageheader--of-an-order',
  'navigation-filterchips--bar',
  'overlays-confirm--open',
  'overlays-modal--open',
  'overlays-modal--sheet',
  'overlays-search-box--nothing-found',
  'overlays-side-panel--sheet',
  'overlays-side-panel--with-field',
  'overlays-tour--light',
  'recipes-controls--profile',
  'recipes-neworder--page',
  'recipes-order--page',
  'recipes-ordercard--running',
  'recipes-tablepage--rows',
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
