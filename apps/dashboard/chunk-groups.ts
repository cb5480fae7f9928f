import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

/** Screens that must import a module for it to go to a chunk that all screens load. */
const SHARED_BY = 3;

const isLibrary = (id: string) => id.includes('/node_modules/');
const isScreen = (id: string) => id.endsWith('-screen.tsx');

/** Modules of a single feature, and modules that load after the screen. */
const ofOnePlace = /\/dashboard\/src\/(features|boot|shell|realtime|session)\//;
const table = /\/ui\/src\/(data-table|bulk-bar|load-more)\/|\/src\/shared\/(area\/|components\/desk-grid)/;
/** Charts and progress, which homes and the order page show. */
const figures =
  /\/ui\/src\/(chart-frame|game-mark|rank-climb|stat-strip)\/|\/src\/shared\/.*\/?(fine-states|last-days|loyalty-progress|order-rank-progress|progress-pay-states|rank-progress)\./;
const overlays = /\/ui\/src\/modal\//;
const controls = /\/ui\/src\/(form|form-error|switch|tabs|text-field)\//;
/** They need only a part of `controls`. */
const partsOfControls = /\/ui\/src\/(field|rating-stars)\//;
const order =
  /\/src\/(features\/order|shared\/order-actions)\/|\/(account-credentials|dialog-request|order-subject|price-lines|progress-rules|share-labels)\./;
const chat = /\/dashboard\/src\/(data\/chat-cache|realtime\/viewing)\./;

/** Parts of react-aria that texts, icons and tables need. */
const ariaBasics =
  /\/(DateFormatter|NumberFormatter|keyboard|number|useControlledState|useDateFormatter|useDeepMemo|useLabels|useNumberFormatter|useUpdateLayoutEffect)\.mjs$/;
const ariaOverlays =
  /\/overlays\/|\/(Dialog|FocusScope|Heading|LocalizedString\w*|Modal|OverlayArrow|Popover|PressResponder|ShadowTreeWalker|Text|Tooltip|animation|getScrollParents?|isScrollable|runAfterKeyboard|useDialog|useInteractOutside|useLocalizedStringFormatter|useMenuTriggerState|useOverlayTriggerState|useResizeObserver|useTooltip\w*|useViewportSize)\.mjs$/;

const ariaControls = /\/node_modules\/(react-aria|react-aria-components|react-stately|@internationalized)\//;

const counts = new Map<string, number>();

/** Number of screens that import a module statically, also through other modules. */
function countScreens(id: string, context: Context): number {
  const known = counts.get(id);
  if (known !== undefined) return known;
  const seen = new Set<string>([id]);
  for (const one of seen) for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  const count = [...seen].filter(isScreen).length;
  counts.set(id, count);
  return count;
}

/** The chunk that screens share which a module belongs to. */
function sharedChunk(id: string, context: Context): string | null {
  if (ariaBasics.test(id) || id.includes('/lucide-react/')) return 'common';
  if (isLibrary(id) || isScreen(id)) return null;
  if (overlays.test(id)) return 'overlays';
  if (controls.test(id)) return 'controls';
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
 * - `overlays`, `controls`: react-aria's and our own, loaded by most screens once they are shown
 * - `live`: connection, notifications and drafts, loaded once a screen is useful
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: isLibrary, priority: 9 },
  { name: 'frame', tags: ['$initial'], priority: 8 },
  { ...alone, name: sharedChunk, priority: 7 },
  { ...alone, name: 'overlays', test: (id) => isLibrary(id) && ariaOverlays.test(id), priority: 6 },
  {
    ...alone,
    name: 'controls',
    test: (id) => ariaControls.test(id) && !/calendar|date/i.test(id),
    minShareCount: 3,
    priority: 5,
  },
  {
    ...alone,
    name: (id, context) => (countScreens(id, context) > 0 ? 'order' : null),
    test: (id) => order.test(id) && !isScreen(id),
    minShareCount: 2,
    priority: 4,
  },
  {
    ...alone,
    name: (id, context) => (countScreens(id, context) === 0 ? 'live' : null),
    test: /\/packages\/realtime\/|\/dashboard\/src\/(core|data|realtime|session)\//,
    minShareCount: 2,
    priority: 4,
  },
];
