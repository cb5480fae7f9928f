import { type Asking, askingOf, nothingAsked } from './order-numbers.ts';
import type { Palette, PaletteItem, PaletteOptions, PaletteSection, PaletteState, SectionId } from './palette-types.ts';
import { createIndex } from './search-index.ts';
import { type Match, matchKinds, type SearchEntry } from './search-types.ts';

/** SPEC §9: the pause in typing before the server is asked, in ms. */
const PAUSE = 500;
/** SPEC §9: recent searches shown without a filter. */
const RECENTS_SHOWN = 5;

/** Actions shown at once, of an order and without one: more than this is no answer to a text. */
const ACTIONS_SHOWN = 6;

const isContaining = ({ kind }: Match): boolean => matchKinds.indexOf(kind) <= matchKinds.indexOf('contains');

/** Letters of words that may be mistyped: of shorter ones, half are other words ('duo' is no 'drop'). */
const MISTYPED = 5;

const isMeant = (match: Match): boolean => isContaining(match) || match.kind === 'words';

const namesAction = (match: Match, words: string): boolean =>
  isMeant(match) || (match.kind === 'typo' && words.length >= MISTYPED);

/** What a text says behind 'Go to', which people type before the name of a page; '' where that is still to come. */
function withoutStart(text: string, start: string): string {
  const typed = text.trim().replace(/\s+/g, ' ');
  const isStarted = start !== '' && `${typed} `.toLowerCase().startsWith(`${start.toLowerCase()} `);
  return isStarted ? typed.slice(start.length + 1) : typed;
}

/** As they are shown: what is only like the text stands in no section above one that contains it. */
function ranked(sections: readonly (readonly Match[])[]): readonly (readonly Match[])[] {
  const last = sections.findLastIndex((matches) => matches.some(isContaining));
  return sections.map((matches, place) => (place < last ? matches.filter(isContaining) : matches));
}

type Found = Pick<Match, 'entry' | 'ranges'>;
const unfiltered = (entry: SearchEntry): Found => ({ entry, ranges: [] });

/** An item's key holds no place on the list: what comes in above it moves no selection. */
function toSection(id: SectionId, found: readonly Found[]): PaletteSection {
  const times = new Map<string, number>();
  const keyOf = ({ url }: SearchEntry): string => {
    const earlier = times.get(url) ?? 0;
    times.set(url, earlier + 1);
    return `${id} ${earlier} ${url}`;
  };
  return { id, items: found.map(({ entry, ranges }) => ({ entry, ranges, section: id, key: keyOf(entry) })) };
}

/** An order's label begins with its number; what follows may hold others ('2 wins'). */
const isOf = ({ label }: SearchEntry, digits: string): boolean => /\d+/.exec(label)?.[0] === digits;

/** Orders as the server has them, that with exactly this number first; of several numbers those orders alone, as they were asked for. */
function toOrders(orders: readonly SearchEntry[], numbers: readonly string[]): readonly Found[] {
  const mark = (entry: SearchEntry): Found => {
    const digits = numbers.find((one) => isOf(entry, one)) ?? numbers[0] ?? '';
    const at = entry.label.indexOf(digits);
    return { entry, ranges: at < 0 ? [] : [[at, at + digits.length]] };
  };
  const isExact = (entry: SearchEntry) => numbers.some((one) => isOf(entry, one));
  return [...orders.filter(isExact), ...orders.filter((one) => !isExact(one) && numbers.length === 1)].map(mark);
}

/** What a listener throws fails by itself, as an event's listener does: the palette goes on. */
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
 * Text in, sections out (SPEC §2, §5). Recents and pages answer at once, orders after a pause. An answer to an earlier text is
 * dropped, and none moves the selection.
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
  /** The row that was chosen went: until something is typed, nothing is chosen by itself. */
  let isGivenUp = false;
  let cancelPause: (() => void) | undefined;
  /** Waits for the order of the number that Enter was pressed for. */
  let submitted: PromiseWithResolvers<SearchEntry | null> | undefined;
  let state = build('', 'idle');

  function build(text: string, progress: PaletteState['lookUp']): PaletteState {
    const filter = text.trim() !== '';
    const earlier = recents.list();
    const name = withoutStart(text, goTo);
    const able = found(actions, text);
    const [used = [], named = []] = ranked([createIndex(earlier).find(text), pageIndex.find(name, pages.length), able]);
    // What may be done with an order comes late: it takes the place of nothing that is shown.
    const doable = [...found(ableOf, text), ...able];
    const foundPages = name === '' ? pages.map(unfiltered) : named;
    const sections = [
      toSection('recent', filter ? used : earlier.slice(0, RECENTS_SHOWN).map(unfiltered)),
      toSection('orders', toOrders(orders, asking.numbers)),
      toSection('pages', foundPages),
      // Last: Enter opens rather than does, wherever something can be opened.
      toSection('actions', doable),
    ].filter(({ items }) => items.length > 0);
    const [first] = sections;
    // What is done at once is not chosen where it was only nearly written: 'lol' is no 'Log out'.
    const isGuess = first?.id === 'actions' && doable[0] !== undefined && !isMeant(doable[0]);
    const selected = isGuess ? null : firstChoice(sections, progress);
    return { text, sections, selected, lookUp: progress, needHelp: filter && foundPages.length === 0 };
  }

  /** Of a number that one: another that begins with it is chosen only once the server has none. */
  function firstChoice(sections: readonly PaletteSection[], progress: PaletteState['lookUp']): PaletteItem | null {
    const items = sections.flatMap((section) => section.items);
    const [digits, ...more] = asking.numbers;
    if (digits === undefined || more.length > 0) return items[0] ?? null;
    const exact = items.find(({ entry, section }) => section !== 'actions' && isOf(entry, digits));
    return exact ?? (progress === 'idle' || progress === 'failed' ? (items[0] ?? null) : null);
  }

  function found(some: readonly SearchEntry[], text: string): readonly Match[] {
    const [only] = asking.numbers.length === 1 ? asking.numbers : [];
    // A link to an order names it by its number.
    return createIndex(some).find(only ?? text.replaceAll('#', ''), ACTIONS_SHOWN);
  }

  function become(next: PaletteState): void {
    state = next;
    for (const listener of [...listeners]) tell(listener);
  }

  const itemsOf = ({ sections }: PaletteState): readonly PaletteItem[] => sections.flatMap(({ items }) => items);

  /** Shows what came late, the selection where it was; where that is gone, nothing else is about to be opened. */
  function refresh(progress: PaletteState['lookUp']): void {
    const next = build(state.text, progress);
    const kept = itemsOf(next).find(({ key }) => key === state.selected?.key) ?? null;
    isGivenUp ||= kept === null && state.selected !== null;
    become(kept || isGivenUp ? { ...next, selected: kept } : next);
  }

  /** Of several numbers each is asked for itself: what only begins with it is not meant. */
  async function ordersOf(digits: string): Promise<readonly SearchEntry[]> {
    const found = await lookUp(digits);
    return found.filter((one) => asking.numbers.length === 1 || isOf(one, digits));
  }

  async function ask({ numbers, subject }: Asking): Promise<void> {
    const own = ++asked;
    refresh('asking');
    const answers = await Promise.allSettled(numbers.map(ordersOf));
    if (own !== asked) return;
    // Of a list, what could be had is shown: that not all of it is there is said beside it.
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

  /** What is no order's number has nothing that could be done to it; what cannot be told leaves the rest as it is. */
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
    // Another order that begins with the number is not what was asked for.
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
    // Done is done: what can be done again depends on what is then.
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
      // With nothing selected the first step is to an end of the list.
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
