import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

/** Screens that must import a module for it to go to a chunk that all screens load. */
const SHARED_BY = 3;

const isLibrary = (id: string) => id.includes('/node_modules/');
const isScreen = (id: string) => /\/(boot|features|shell)\/.*-screen\.tsx$/.test(id);

/** Modules of a single feature, and modules that load after the screen. */
const ofOnePlace = /\/dashboard\/src\/(features|boot|shell|realtime|session)\//;
const table = /\/ui\/src\/(data-table|bulk-bar)\/|\/src\/shared\/(area\/(?!use-area\.)|components\/desk-grid)/;
/** What the lists of staff share. */
const area = /\/(area-screen|areas\/orders|order-note-form|staff-filters)\.tsx?$/;
/** Charts and progress, which homes and the order page show. */
const figures =
  /\/ui\/src\/(chart-frame|game-mark|rank-climb|stat-strip)\/|\/catalogs\/src\/progress(-rules\.|-adapters\.|\/)|\/src\/shared\/.*\/?(fine-states|last-days|loyalty-progress|order-rank-progress|progress-pay-states|rank-progress|share-button)\./;
const overlays = /\/ui\/src\/(confirm-dialog|modal|popover)\/|\/use-sync-external-store\//;
const controls =
  /\/ui\/src\/(field|form|form-error|menu|switch|tabs|text-field)\/|\/(find-field|staff-messages)\.|\/(FileTrigger|Switch|useMove|useSwitch)\.mjs$/;
const order =
  /\/contract\/(auth-checks|dispute|orders|order-(choice|credentials|progress|revision))\.|\/catalogs\/src\/(detail-fields|details|order-again|prices|quote|rules\/(guides|order-amounts|tips))\.|\/quote-label\.|\/src\/(features\/order|shared\/order-actions)\/|\/(account-credentials|dialog-request|dispute-labels|order-subject|price-lines|send-problem|share-items|share-labels|share\.module)\.|\/ui\/src\/(rating-stars|secret-field)\//;
const chat =
  /\/contract\/(chat|picture)\.|\/dashboard\/src\/(data\/(chat-cache|chat-receipts|drafts|invalidator)|realtime\/viewing|shared\/(chat-drafts|hooks\/use-(draft|save-queue)))\.|\/ui\/src\/field\/(is-blank|use-length-limit)\./;
/** Availability and play, for cards of the order page, of the profile and of the board. */
const play =
  /\/contract\/(availability|play|play-session)\.|\/catalogs\/src\/play\/(?!time-zone)|\/src\/shared\/availability\/|\/@internationalized\/date\/(?!.*(createCalendar|calendars\/(?!Gregorian)))/;
const offer = /\/dashboard\/src\/shared\/tour\./;
/** Ours, of which lists need a part. */
const search = /\/packages\/search\//;
/** Libraries that only `few` needs. */
const stores = /\/(query-persist-client-core|idb-keyval)\//;
const events = /\/realtime\/src\/contract\/(client|server)-events\.|\/api-client\/src\/contract\/(event|push)\./;
/** Calls and rules of few screens. All screens import the index that exports them. */
const ofFew =
  /\/contract\/(account|auth|availability|content-page|favorite|guide|play|play-session|scheduled|search-terms|tracking)\.|\/contract\/areas\/(?!area-writes|blog|boostcoins|define-area|pageerrors)|\/catalogs\/src\/(coins|progress-import|rank-names|message-check\/.*|play\/(?!time-zone).*|revenue-share|rules\/(coupon|revision))\./;

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

/** What the order page loads once its facts are shown. */
const lateCards =
  /\/features\/order\/(play\/play-card|components\/history-card)\.tsx$|\/order-actions\/more-actions\.tsx$/;
const chatPanel = /\/features\/order\/chat\/chat\.tsx$/;
/** What only the chat needs, with a library that finds links. */
const chatOnly = /\/contract\/scheduled\.|\/(linkify-it|uc\.micro)\//;

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
  return count < SHARED_BY && (!isLibrary(id) || stores.test(id)) && !isScreen(id) ? 'few' : null;
}

/** The chunk of a module that the order page needs after its facts, and no other page. */
function lateOrderChunk(id: string, context: Context): string | null {
  if (chatOnly.test(id)) return 'chat-panel';
  if (isLibrary(id) || countScreens(id, context) > 0) return null;
  if (isImportedBy(id, context, background) || isImportedBy(id, context, lateShell)) return null;
  // The chat imports modules of the cards, never the other way round.
  if (isImportedBy(id, context, lateCards)) return 'order-cards';
  return isImportedBy(id, context, chatPanel) ? 'chat-panel' : null;
}

/** Modules that other groups, or their only users, load. */
const isOfOthers = (id: string) =>
  isLibrary(id) || isScreen(id) || controls.test(id) || events.test(id) || ofFew.test(id);

/** Groups by name alone, the first that matches. */
const named = [
  ['common', offer],
  ['chat', chat],
  ['figures', figures],
] as const;

/** The chunk that screens share which a module belongs to. */
function sharedChunk(id: string, context: Context): string | null {
  if (ariaBasics.test(id) || id.includes('/lucide-react/')) return 'common';
  if (overlays.test(id) || (isLibrary(id) && ariaOverlays.test(id))) return 'overlays';
  if (area.test(id)) return 'area';
  if (isOfOthers(id)) return null;
  const name = named.find(([, modules]) => modules.test(id))?.[0];
  if (name !== undefined) return name;
  const count = countScreens(id, context);
  if (search.test(id)) return count > 0 ? 'overlays' : null;
  if (ofOnePlace.test(id) || order.test(id) || count < SHARED_BY) return null;
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
 * - `order-cards`, `chat-panel`: what the order page loads once its facts are shown
 * - `play`: availability and play, with what the library for dates needs for them
 * - `overlays`, `controls`, `fields`: react-aria's and our own, loaded by most screens once they are shown
 * - `live`, `shell`: connection, notifications and drafts, and search, menus and toasts, loaded once a screen is useful
 * - `few`: what these share with one or two screens
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: isLibrary, priority: 9 },
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
  { ...alone, name: 'play', test: play, priority: 6 },
  { ...alone, name: lateOrderChunk, priority: 5 },
  { ...alone, name: lateChunk, priority: 4 },
];
