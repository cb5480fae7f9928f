import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

/** Screens that must import a module for it to go to a chunk that all screens load. */
const SHARED_BY = 3;

const isLibrary = (id: string) => id.includes('/node_modules/');
const isScreen = (id: string) => id.endsWith('-screen.tsx');

/** Modules of a single feature, and modules that load after the screen. */
const ofOnePlace = /\/dashboard\/src\/(features|boot|shell|realtime|session)\//;
const table =
  /\/ui\/src\/(data-table|bulk-bar|load-more)\/|\/src\/shared\/(area\/(?!use-area\.)|components\/desk-grid)/;
/** Charts and progress, which homes and the order page show. */
const figures =
  /\/ui\/src\/(chart-frame|game-mark|rank-climb|stat-strip)\/|\/catalogs\/src\/progress(-rules\.|-adapters\.|\/)|\/src\/shared\/.*\/?(fine-states|last-days|loyalty-progress|order-rank-progress|progress-pay-states|rank-progress)\./;
const overlays = /\/ui\/src\/modal\//;
const controls = /\/ui\/src\/(field|form|form-error|switch|tabs|text-field)\//;
/** They need only a part of `controls`. */
const partsOfControls = /\/ui\/src\/rating-stars\//;
const order =
  /\/src\/(features\/order|shared\/order-actions)\/|\/(account-credentials|dialog-request|order-subject|price-lines|share-labels)\./;
const chat =
  /\/dashboard\/src\/(data\/(chat-cache|drafts|invalidator)|realtime\/viewing)\.|\/ui\/src\/field\/(is-blank|use-length-limit)\./;
const offer = /\/dashboard\/src\/shared\/tour\./;
/** Parts of our own that menus, search and toasts share with few screens. */
const parts = /\/ui\/src\/(confirm-dialog|popover)\/|\/use-sync-external-store\/|\/packages\/search\//;
const events = /\/realtime\/src\/contract\/(client|server)-events\./;

/** Parts of react-aria that texts, icons and tables need. */
const ariaBasics =
  /\/(DateFormatter|NumberFormatter|keyboard|number|useControlledState|useDateFormatter|useDeepMemo|useLabels|useNumberFormatter|useUpdateLayoutEffect)\.mjs$/;
const ariaOverlays =
  /\/overlays\/|\/(Dialog|FocusScope|Heading|LocalizedString\w*|Modal|OverlayArrow|Popover|PressResponder|ShadowTreeWalker|Text|Tooltip|animation|getScrollParents?|isScrollable|runAfterKeyboard|useDialog|useInteractOutside|useLocalizedStringFormatter|useMenuTriggerState|useOverlayTriggerState|useResizeObserver|useTooltip\w*|useViewportSize)\.mjs$/;

const ariaControls = /\/node_modules\/(react-aria|react-aria-components|react-stately|@internationalized)\//;

/** What loads once the first screen is useful: code without a face, and parts of the shell. */
const background =
  /\/dashboard\/src\/(realtime\/(live|outbox)|session\/start-up-calls|data\/persisted-queries\/persister)\.ts$/;
const lateShell =
  /\/dashboard\/src\/shell\/(banners|messages-menu|notifications-menu|phone-search|search|toasts-region)\.tsx$/;

const importers = new Map<string, ReadonlySet<string>>();

/** Modules that import a module statically, also through other modules, and itself. */
function importersOf(id: string, context: Context): ReadonlySet<string> {
  const known = importers.get(id);
  if (known !== undefined) return known;
  const seen = new Set<string>([id]);
  for (const one of seen) for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  importers.set(id, seen);
  return seen;
}

const isImportedBy = (id: string, context: Context, who: RegExp) =>
  [...importersOf(id, context)].some((importer) => who.test(importer));

/** Number of screens that need a module. */
const countScreens = (id: string, context: Context): number => [...importersOf(id, context)].filter(isScreen).length;

/** The chunk of a module that is needed after the screen, and by few screens or none. */
function lateChunk(id: string, context: Context): string | null {
  const count = events.test(id) ? 0 : countScreens(id, context);
  const isBackground = isImportedBy(id, context, background);
  if (count === 0 && isBackground) return 'live';
  if (!isBackground && !isImportedBy(id, context, lateShell)) return null;
  if (count === 0) return 'shell';
  if (parts.test(id)) return 'parts';
  return count < SHARED_BY && !isLibrary(id) && !isScreen(id) ? 'few' : null;
}

/** The chunk that screens share which a module belongs to. */
function sharedChunk(id: string, context: Context): string | null {
  if (ariaBasics.test(id) || id.includes('/lucide-react/')) return 'common';
  if (overlays.test(id) || (isLibrary(id) && ariaOverlays.test(id))) return 'overlays';
  if (isLibrary(id) || isScreen(id) || controls.test(id)) return null;
  if (offer.test(id)) return 'common';
  if (chat.test(id)) return 'chat';
  if (figures.test(id)) return 'figures';
  if (ofOnePlace.test(id) || partsOfControls.test(id) || countScreens(id, context) < SHARED_BY) return null;
  return table.test(id) ? 'table' : 'common';
}

/** With the modules that its modules import, a group would also capture those of other groups. */
const alone = { includeDependenciesRecursively: false };

/**
 * Chunks by use. Without groups the bundler makes a chunk of each set of importers: some three hundred, of which a page
 * loads up to sixty before it is useful.
 *
 * - `libraries`, `frame`: what each page needs; libraries rarely change between releases
 * - `common`, `table`, `figures`: what several screens share
 * - `order`: what the order page and its dialogs share
 * - `overlays`, `controls`, `fields`: react-aria's and our own, loaded by most screens once they are shown
 * - `live`, `shell`: connection, notifications and drafts, and search, menus and toasts, loaded once a screen is useful
 * - `few`, `parts`: what these share with one or two screens
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'libraries',
    tags: ['$initial'],
    test: (id) => isLibrary(id) || id.includes('rolldown/runtime'),
    priority: 9,
  },
  { name: 'frame', tags: ['$initial'], priority: 8 },
  { ...alone, name: sharedChunk, priority: 7 },
  // Apart from react-aria's, on which the others depend: two chunks that import each other can start in the wrong order.
  { ...alone, name: 'fields', test: controls, priority: 6 },
  {
    ...alone,
    name: 'controls',
    test: (id) => ariaControls.test(id) && !/calendar|date/i.test(id),
    minShareCount: 3,
    priority: 6,
  },
  {
    ...alone,
    name: (id, context) => (countScreens(id, context) > 0 ? 'order' : null),
    test: (id) => order.test(id) && !isScreen(id),
    minShareCount: 2,
    priority: 4,
  },
  { ...alone, name: lateChunk, priority: 4 },
];
