import { type Asking, askingOf, nothingAsked } from './order-numbers.ts';
import type { Palette, PaletteItem, PaletteOptions, PaletteSection, PaletteState, SectionId } from './palette-types.ts';
import { createIndex } from './search-index.ts';
import { type Match, matchKinds, type SearchEntry } from './search-types.ts';

/** Debounce of look-ups, in ms. SPEC §9. */
const PAUSE = 500;
/** SPEC §9. */
const RECENTS_SHOWN = 5;

const ACTIONS_SHOWN = 6;

const isContaining = ({ kind }: Match): boolean => matchKinds.indexOf(kind) <= matchKinds.indexOf('contains');

/** Minimum letters for typing errors in actions: shorter words are often other words ('duo', 'drop'). */
const MISTYPED = 5;

const isMeant = (match: Match): boolean => isContaining(match) || match.kind === 'words';

const namesAction = (match: Match, words: string): boolean =>
  isMeant(match) || (match.kind === 'typo' && words.length >= MISTYPED);

/** The text after 'Go to'. */
function withoutStart(text: string, start: string): string {
  const typed = text.trim().replace(/\s+/g, ' ');
  const isStarted = start !== '' && `${typed} `.toLowerCase().startsWith(`${start.toLowerCase()} `);
  return isStarted ? typed.slice(start.length + 1) : typed;
}

/** Hides approximate matches above a section with exact ones. */
function ranked(sections: readonly (readonly Match[])[]): readonly (readonly Match[])[] {
  const last = sections.findLastIndex((matches) => matches.some(isContaining));
  return sections.map((matches, place) => (place < last ? matches.filter(isContaining) : matches));
}

type Found = Pick<Match, 'entry' | 'ranges'>;
const unfiltered = (entry: SearchEntry): Found => ({ entry, ranges: [] });

/** Independent of position, so that the selection stays. */
function toSection(id: SectionId, found: readonly Found[]): PaletteSection {
  const times = new Map<string, number>();
  const keyOf = ({ url }: SearchEntry): string => {
    const earlier = times.get(url) ?? 0;
    times.set(url, earlier + 1);
    return `${id} ${earlier} ${url}`;
  };
  return { id, items: found.map(({ entry, ranges }) => ({ entry, ranges, section: id, key: keyOf(entry) })) };
}

/** Later digits ('2 wins') are others. */
const isOf = ({ label }: SearchEntry, digits: string): boolean => /\d+/.exec(label)?.[0] === digits;

/** The exact number first; several numbers in the order of the text. */
function toOrders(orders: readonly SearchEntry[], numbers: readonly string[]): readonly Found[] {
  const mark = (entry: SearchEntry): Found => {
    const digits = numbers.find((one) => isOf(entry, one)) ?? numbers[0] ?? '';
    const at = entry.label.indexOf(digits);
    return { entry, ranges: at < 0 ? [] : [[at, at + digits.length]] };
  };
  const isExact = (entry: SearchEntry) => numbers.some((one) => isOf(entry, one));
  return [...orders.filter(isExact), ...orders.filter((one) => !isExact(one) && numbers.length === 1)].map(mark);
}

/** Reports errors as uncaught. */
function tell(listener: () => void): void {
  try {
    listener();
  } catch (fault) {
    queueMicrotask(() => {
      throw fault;
    });
  }
}

/**
 * Creates a command palette (SPEC §2, §5). Recent searches and pages match at once, orders after a pause. Late answers
 * never move the selection.
 */
export function createPalette(options: PaletteOptions): Palette {
  const { pages, recents, lookUp, after, actions = [], actionsOf, orderActions = [], goTo = '' } = options;
  const pageIndex = createIndex(pages);
  const actionIndex = createIndex(orderActions.map((label) => ({ label, url: label })));
  const listeners = new Set<() => void>();
  let asking: Asking = nothingAsked;
  let orders: readonly SearchEntry[] = [];
  let ableOf: readonly SearchEntry[] = [];
  let asked = 0;
  /** The selected row disappeared. */
  let isGivenUp = false;
  let cancelPause: (() => void) | undefined;
  /** A pending `submit`. */
  let submitted: PromiseWithResolvers<SearchEntry | null> | undefined;
  let state = build('', 'idle');

  function build(text: string, progress: PaletteState['lookUp']): PaletteState {
    const filter = text.trim() !== '';
    const earlier = recents.list();
    const name = withoutStart(text, goTo);
    const able = found(actions, text);
    const [used = [], named = []] = ranked([createIndex(earlier).find(text), pageIndex.find(name, pages.length), able]);
    // Below visible rows, because they arrive late.
    const doable = [...found(ableOf, text), ...able];
    const foundPages = name === '' ? pages.map(unfiltered) : named;
    const sections = [
      toSection('recent', filter ? used : earlier.slice(0, RECENTS_SHOWN).map(unfiltered)),
      toSection('orders', toOrders(orders, asking.numbers)),
      toSection('pages', foundPages),
      // Last, because Enter prefers opening to acting.
      toSection('actions', doable),
    ].filter(({ items }) => items.length > 0);
    const [first] = sections;
    // An approximate match never selects an action: 'lol' is not 'Log out'.
    const isGuess = first?.id === 'actions' && doable[0] !== undefined && !isMeant(doable[0]);
    const selected = isGuess ? null : firstChoice(sections, progress);
    return { text, sections, selected, lookUp: progress, needHelp: filter && foundPages.length === 0 };
  }

  /** An order that only starts with the number counts once the server has none. */
  function firstChoice(sections: readonly PaletteSection[], progress: PaletteState['lookUp']): PaletteItem | null {
    const items = sections.flatMap((section) => section.items);
    const [digits, ...more] = asking.numbers;
    if (digits === undefined || more.length > 0) return items[0] ?? null;
    const exact = items.find(({ entry, section }) => section !== 'actions' && isOf(entry, digits));
    return exact ?? (progress === 'idle' || progress === 'failed' ? (items[0] ?? null) : null);
  }

  function found(some: readonly SearchEntry[], text: string): readonly Match[] {
    const [only] = asking.numbers.length === 1 ? asking.numbers : [];
    // A link names an order by its number.
    return createIndex(some).find(only ?? text.replaceAll('#', ''), ACTIONS_SHOWN);
  }

  function become(next: PaletteState): void {
    state = next;
    for (const listener of [...listeners]) tell(listener);
  }

  const itemsOf = ({ sections }: PaletteState): readonly PaletteItem[] => sections.flatMap(({ items }) => items);

  /** The selection stays, or becomes empty with its row. */
  function refresh(progress: PaletteState['lookUp']): void {
    const next = build(state.text, progress);
    const kept = itemsOf(next).find(({ key }) => key === state.selected?.key) ?? null;
    isGivenUp ||= kept === null && state.selected !== null;
    become(kept || isGivenUp ? { ...next, selected: kept } : next);
  }

  /** In lists, orders that only start with a number are dropped. */
  async function ordersOf(digits: string): Promise<readonly SearchEntry[]> {
    const found = await lookUp(digits);
    return found.filter((one) => asking.numbers.length === 1 || isOf(one, digits));
  }

  async function ask({ numbers, subject }: Asking): Promise<void> {
    const own = ++asked;
    refresh('asking');
    const answers = await Promise.allSettled(numbers.map(ordersOf));
    if (own !== asked) return;
    // Partial results are shown.
    orders = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const hasFailed = answers.some(({ status }) => status === 'rejected');
    if (numbers.length > 0) refresh(hasFailed ? 'failed' : 'idle');
    answerSubmitted();
    if (hasFailed) return;
    const able = await actionsFor(numbers, subject);
    if (own !== asked || subject === undefined) return;
    ableOf = able;
    refresh('idle');
  }

  /** Empty without an order or on failure. */
  async function actionsFor(numbers: readonly string[], subject = ''): Promise<readonly SearchEntry[]> {
    const isThere = numbers.length === 0 || orders.some((one) => isOf(one, subject));
    if (!isThere || subject === '') return [];
    try {
      return (await actionsOf?.(subject)) ?? [];
    } catch {
      return [];
    }
  }

  function answerSubmitted(): void {
    const answer = submitted;
    submitted = undefined;
    // An order that only starts with the number does not count.
    const isMeantOne = state.selected !== null && isOf(state.selected.entry, asking.numbers[0] ?? '');
    answer?.resolve(isMeantOne ? enter() : null);
  }

  function leave(): void {
    submitted?.resolve(null);
    submitted = undefined;
  }

  function forget(next: Asking): void {
    cancelPause?.();
    leave();
    asked++;
    orders = [];
    ableOf = [];
    asking = next;
  }

  const isAction = (words: string) =>
    actionsOf !== undefined && (words === '' || actionIndex.find(words, 1).some((match) => namesAction(match, words)));

  function setText(text: string): void {
    isGivenUp = false;
    const wanted = askingOf(text, isAction);
    if (wanted.key === asking.key && state.lookUp !== 'failed') {
      become(build(text, state.lookUp));
      return;
    }
    forget(wanted);
    if (wanted.key !== '') cancelPause = after(PAUSE, () => void ask(wanted));
    become(build(text, wanted.key === '' ? 'idle' : 'waiting'));
  }

  function enter(key = state.selected?.key): SearchEntry | null {
    const chosen = itemsOf(state).find((item) => item.key === key);
    if (!chosen) return null;
    // Actions may not be repeatable.
    if (chosen.section !== 'actions') recents.use(chosen.entry);
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
      if (selected) become({ ...state, selected });
    },
    enter,
    async submit() {
      const isToCome = state.lookUp === 'waiting' || state.lookUp === 'asking';
      if (state.selected !== null || !isToCome || asking.numbers.length !== 1) return enter();
      submitted ??= Promise.withResolvers();
      const { promise } = submitted;
      if (state.lookUp === 'waiting') {
        cancelPause?.();
        void ask(asking);
      }
      return promise;
    },
    leave,
    close() {
      forget(nothingAsked);
      state = build(state.text, 'idle');
      listeners.clear();
    },
  };
}
