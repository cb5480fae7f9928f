import type { Palette, PaletteItem, PaletteOptions, PaletteSection, PaletteState, SectionId } from './palette-types.ts';
import { createIndex } from './search-index.ts';
import { type Match, matchKinds, type SearchEntry } from './search-types.ts';

/** SPEC §9: the pause in typing before the server is asked, in ms. */
const PAUSE = 500;
/** SPEC §9: recent searches shown without a filter. */
const RECENTS_SHOWN = 5;

/** The digits that are looked up on the server: '123', '#123', blanks around them; nothing else (SPEC §5). */
export function orderDigits(text: string): string | undefined {
  return /^#?(\d{1,9})$/.exec(text.trim())?.[1];
}

const isContaining = ({ kind }: Match): boolean => matchKinds.indexOf(kind) <= matchKinds.indexOf('contains');

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

/** Orders as the server has them, that with exactly this number first. */
function toOrders(orders: readonly SearchEntry[], digits: string): readonly Found[] {
  const found = orders.map((entry): Found => {
    const at = entry.label.indexOf(digits);
    return { entry, ranges: at < 0 ? [] : [[at, at + digits.length]] };
  });
  const isExact = ({ entry }: Found) => entry.label.split(/\D+/).includes(digits);
  return [...found.filter(isExact), ...found.filter((one) => !isExact(one))];
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
  const { pages, recents, lookUp, after } = options;
  const pageIndex = createIndex(pages);
  const listeners = new Set<() => void>();
  let digits: string | undefined;
  let orders: readonly SearchEntry[] = [];
  let asked = 0;
  let cancelPause: (() => void) | undefined;
  let state = build('', 'idle');

  function build(text: string, progress: PaletteState['lookUp']): PaletteState {
    const filter = text.trim() !== '';
    const earlier = recents.list();
    const foundPages = pageIndex.find(text, pages.length);
    const matches = createIndex(earlier).find(text);
    // They stand first: what is only like the text would be chosen before what contains it.
    const foundRecents = foundPages.some(isContaining) && !matches.some(isContaining) ? [] : matches;
    const sections = [
      toSection('recent', filter ? foundRecents : earlier.slice(0, RECENTS_SHOWN).map(unfiltered)),
      toSection('orders', toOrders(orders, digits ?? '')),
      toSection('pages', filter ? foundPages : pages.map(unfiltered)),
    ].filter(({ items }) => items.length > 0);
    const selected = sections[0]?.items[0] ?? null;
    return { text, sections, selected, lookUp: progress, needHelp: filter && foundPages.length === 0 };
  }

  function become(next: PaletteState): void {
    state = next;
    for (const listener of [...listeners]) tell(listener);
  }

  const itemsOf = ({ sections }: PaletteState): readonly PaletteItem[] => sections.flatMap(({ items }) => items);

  /** Shows what came late, the selection where it was. */
  function refresh(progress: PaletteState['lookUp']): void {
    const next = build(state.text, progress);
    const kept = itemsOf(next).find(({ key }) => key === state.selected?.key);
    become(kept ? { ...next, selected: kept } : next);
  }

  async function ask(wanted: string): Promise<void> {
    const own = ++asked;
    refresh('asking');
    try {
      const answer = await lookUp(wanted);
      if (own !== asked) return;
      orders = answer;
      refresh('idle');
    } catch {
      if (own === asked) refresh('failed');
    }
  }

  function forgetOrders(wanted?: string): void {
    cancelPause?.();
    asked++;
    orders = [];
    digits = wanted;
  }

  function setText(text: string): void {
    const wanted = orderDigits(text);
    if (wanted === digits && state.lookUp !== 'failed') {
      become(build(text, state.lookUp));
      return;
    }
    forgetOrders(wanted);
    if (wanted !== undefined) cancelPause = after(PAUSE, () => void ask(wanted));
    become(build(text, wanted === undefined ? 'idle' : 'waiting'));
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
      const selected = items[(at + by + items.length) % items.length];
      if (selected) become({ ...state, selected });
    },
    enter(key = state.selected?.key) {
      const chosen = itemsOf(state).find((item) => item.key === key)?.entry;
      if (!chosen) return null;
      recents.use(chosen);
      setText('');
      return chosen;
    },
    close() {
      forgetOrders();
      state = build(state.text, 'idle');
      listeners.clear();
    },
  };
}
