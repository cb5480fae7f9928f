import { NO_LOOK_UP, type OrderLookUp, parseLookUp } from './order-numbers.ts';
import type { Palette, PaletteItem, PaletteOptions, PaletteSection, PaletteState, SectionId } from './palette-types.ts';
import { createIndex } from './search-index.ts';
import { type Match, matchKinds, type SearchEntry } from './search-types.ts';

/** Pause in typing before the look-up, in ms. */
const DEBOUNCE_MS = 500;
const RECENTS_SHOWN = 5;

const ACTIONS_SHOWN = 6;

const isContaining = ({ kind }: Match): boolean => matchKinds.indexOf(kind) <= matchKinds.indexOf('contains');

/** No guess at what else was meant: words in another order and initials are as typed. */
const isLiteral = (match: Match): boolean => isContaining(match) || match.kind === 'words' || match.kind === 'initials';

/** Minimum for typing errors in actions: shorter words are often other words ('duo', 'drop'). */
const MIN_TYPO_LENGTH = 5;

const isConfident = (match: Match): boolean => isContaining(match) || match.kind === 'words';

const namesAction = (match: Match, words: string): boolean =>
  isConfident(match) || (match.kind === 'typo' && words.length >= MIN_TYPO_LENGTH);

function stripPrefix(text: string, start: string): string {
  const typed = text.trim().replace(/\s+/g, ' ');
  const isStarted = start !== '' && `${typed} `.toLowerCase().startsWith(`${start.toLowerCase()} `);
  return isStarted ? typed.slice(start.length + 1) : typed;
}

/** Hides guesses above a section with literal matches. */
function hideGuesses(sections: readonly (readonly Match[])[]): readonly (readonly Match[])[] {
  const last = sections.findLastIndex((matches) => matches.some(isLiteral));
  return sections.map((matches, place) => (place < last ? matches.filter(isLiteral) : matches));
}

type FoundEntry = Pick<Match, 'entry' | 'ranges'>;
const toFoundEntry = (entry: SearchEntry): FoundEntry => ({ entry, ranges: [] });

/** Keys are independent of position, so that the selection stays. */
function toSection(id: SectionId, found: readonly FoundEntry[]): PaletteSection {
  const times = new Map<string, number>();
  const keyOf = ({ url }: SearchEntry): string => {
    const earlier = times.get(url) ?? 0;
    times.set(url, earlier + 1);
    return `${id} ${earlier} ${url}`;
  };
  return { id, items: found.map(({ entry, ranges }) => ({ entry, ranges, section: id, key: keyOf(entry) })) };
}

/** Later digits ('2 wins') are others. */
const isOrder = ({ label }: SearchEntry, digits: string): boolean => /\d+/.exec(label)?.[0] === digits;

/** The exact number first; several numbers in the order of the text. */
function toOrders(orders: readonly SearchEntry[], numbers: readonly string[]): readonly FoundEntry[] {
  const mark = (entry: SearchEntry): FoundEntry => {
    const digits = numbers.find((one) => isOrder(entry, one)) ?? numbers[0] ?? '';
    const at = entry.label.indexOf(digits);
    return { entry, ranges: at < 0 ? [] : [[at, at + digits.length]] };
  };
  const isExact = (entry: SearchEntry) => numbers.some((one) => isOrder(entry, one));
  return [...orders.filter(isExact), ...orders.filter((one) => !isExact(one) && numbers.length === 1)].map(mark);
}

/** Reports errors as uncaught. */
function callListener(listener: () => void): void {
  try {
    listener();
  } catch (fault) {
    queueMicrotask(() => {
      throw fault;
    });
  }
}

/**
 * Creates a command palette. Recent searches and pages match at once, orders after a pause. Late answers
 * never move the selection.
 */
export function createPalette(options: PaletteOptions): Palette {
  const { pages, recents, lookUp, after, actions = [], actionsOf, orderActions = [], goTo = '' } = options;
  const pageIndex = createIndex(pages);
  const actionIndex = createIndex(orderActions.map((label) => ({ label, url: label })));
  const listeners = new Set<() => void>();
  let pendingLookUp: OrderLookUp = NO_LOOK_UP;
  let orders: readonly SearchEntry[] = [];
  let orderOnlyActions: readonly SearchEntry[] = [];
  let requestId = 0;
  /** Its row disappeared. */
  let isSelectionLost = false;
  let cancelDebounce: (() => void) | undefined;
  let submitted: PromiseWithResolvers<SearchEntry | null> | undefined;
  let state = build('', 'idle');

  function build(text: string, progress: PaletteState['lookUp']): PaletteState {
    const filter = text.trim() !== '';
    const earlier = recents.list();
    const name = stripPrefix(text, goTo);
    const able = findActions(actions, text);
    const [used = [], named = []] = hideGuesses([
      createIndex(earlier).find(text),
      pageIndex.find(name, pages.length),
      able,
    ]);
    // Below visible rows, because they arrive late.
    const doable = [...findActions(orderOnlyActions, text), ...able];
    const foundPages = name === '' ? pages.map(toFoundEntry) : named;
    const sections = [
      toSection('recent', filter ? used : earlier.slice(0, RECENTS_SHOWN).map(toFoundEntry)),
      toSection('orders', toOrders(orders, pendingLookUp.numbers)),
      toSection('pages', foundPages),
      // Last, because Enter prefers opening to acting.
      toSection('actions', doable),
    ].filter(({ items }) => items.length > 0);
    const [first] = sections;
    // An approximate match never selects an action: 'lol' is not 'Log out'.
    const isGuess = first?.id === 'actions' && doable[0] !== undefined && !isConfident(doable[0]);
    const selected = isGuess ? null : firstChoice(sections, progress);
    return { text, sections, selected, lookUp: progress, needHelp: filter && foundPages.length === 0 };
  }

  /** An order that only starts with the number counts once the server has none. */
  function firstChoice(sections: readonly PaletteSection[], progress: PaletteState['lookUp']): PaletteItem | null {
    const items = sections.flatMap((section) => section.items);
    const [digits, ...more] = pendingLookUp.numbers;
    if (digits === undefined || more.length > 0) return items[0] ?? null;
    const exact = items.find(({ entry, section }) => section !== 'actions' && isOrder(entry, digits));
    return exact ?? (progress === 'idle' || progress === 'failed' ? (items[0] ?? null) : null);
  }

  function findActions(some: readonly SearchEntry[], text: string): readonly Match[] {
    const [only] = pendingLookUp.numbers.length === 1 ? pendingLookUp.numbers : [];
    // A link names an order by its number.
    return createIndex(some).find(only ?? text.replaceAll('#', ''), ACTIONS_SHOWN);
  }

  function setState(next: PaletteState): void {
    state = next;
    for (const listener of [...listeners]) callListener(listener);
  }

  const itemsOf = ({ sections }: PaletteState): readonly PaletteItem[] => sections.flatMap(({ items }) => items);

  /** The selection stays, or becomes empty with its row. */
  function refresh(progress: PaletteState['lookUp']): void {
    const next = build(state.text, progress);
    const kept = itemsOf(next).find(({ key }) => key === state.selected?.key) ?? null;
    isSelectionLost ||= kept === null && state.selected !== null;
    setState(kept || isSelectionLost ? { ...next, selected: kept } : next);
  }

  /** In lists, orders that only start with a number are dropped. */
  async function ordersOf(digits: string): Promise<readonly SearchEntry[]> {
    const found = await lookUp(digits);
    return found.filter((one) => pendingLookUp.numbers.length === 1 || isOrder(one, digits));
  }

  async function runLookUp({ numbers, subject }: OrderLookUp): Promise<void> {
    const own = ++requestId;
    refresh('asking');
    const answers = await Promise.allSettled(numbers.map(ordersOf));
    if (own !== requestId) return;
    // Partial results are shown.
    orders = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const hasFailed = answers.some(({ status }) => status === 'rejected');
    if (numbers.length > 0) refresh(hasFailed ? 'failed' : 'idle');
    resolveSubmit();
    if (hasFailed) return;
    const able = await actionsFor(numbers, subject);
    if (own !== requestId || subject === undefined) return;
    orderOnlyActions = able;
    refresh('idle');
  }

  /** Empty without an order or on failure. */
  async function actionsFor(numbers: readonly string[], subject = ''): Promise<readonly SearchEntry[]> {
    const isThere = numbers.length === 0 || orders.some((one) => isOrder(one, subject));
    if (!isThere || subject === '') return [];
    try {
      return (await actionsOf?.(subject)) ?? [];
    } catch {
      return [];
    }
  }

  function resolveSubmit(): void {
    const answer = submitted;
    submitted = undefined;
    // An order that only starts with the number does not count.
    const isMeantOne = state.selected !== null && isOrder(state.selected.entry, pendingLookUp.numbers[0] ?? '');
    answer?.resolve(isMeantOne ? enter() : null);
  }

  function cancelSubmit(): void {
    submitted?.resolve(null);
    submitted = undefined;
  }

  function resetLookUp(next: OrderLookUp): void {
    cancelDebounce?.();
    cancelSubmit();
    requestId++;
    orders = [];
    orderOnlyActions = [];
    pendingLookUp = next;
  }

  const isAction = (words: string) =>
    actionsOf !== undefined && (words === '' || actionIndex.find(words, 1).some((match) => namesAction(match, words)));

  function setText(text: string): void {
    isSelectionLost = false;
    const next = parseLookUp(text, isAction);
    if (next.key === pendingLookUp.key && state.lookUp !== 'failed') {
      setState(build(text, state.lookUp));
      return;
    }
    resetLookUp(next);
    if (next.key !== '') cancelDebounce = after(DEBOUNCE_MS, () => void runLookUp(next));
    setState(build(text, next.key === '' ? 'idle' : 'waiting'));
  }

  function enter(key = state.selected?.key): SearchEntry | null {
    const chosen = itemsOf(state).find((item) => item.key === key);
    if (!chosen) return null;
    // Actions may not be repeatable.
    if (chosen.section !== 'actions') recents.record(chosen.entry);
    setText('');
    return chosen.entry;
  }

  return {
    state: () => state,
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    setText,
    move(by) {
      const items = itemsOf(state);
      const at = items.findIndex(({ key }) => key === state.selected?.key);
      // The first step goes to an end.
      const selected = items.at(at < 0 && by < 0 ? by : (at + by) % items.length);
      if (selected) setState({ ...state, selected });
    },
    enter,
    async submit() {
      const isToCome = state.lookUp === 'waiting' || state.lookUp === 'asking';
      if (state.selected !== null || !isToCome || pendingLookUp.numbers.length !== 1) return enter();
      submitted ??= Promise.withResolvers();
      const { promise } = submitted;
      if (state.lookUp === 'waiting') {
        cancelDebounce?.();
        void runLookUp(pendingLookUp);
      }
      return promise;
    },
    cancelSubmit,
    close() {
      resetLookUp(NO_LOOK_UP);
      state = build(state.text, 'idle');
      listeners.clear();
    },
  };
}
