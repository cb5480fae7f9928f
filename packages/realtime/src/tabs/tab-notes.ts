import * as z from 'zod/mini';
import { type Clock, systemClock } from '../clock.ts';
import { createListeners } from '../listeners.ts';
import type { TabLine } from './tab-line.ts';

/** A note of numbers per tab, shared between tabs. */
export interface TabNotes {
  /** Null removes the note. */
  readonly say: (note: readonly number[] | null) => void;
  /** Own note first. */
  readonly all: () => readonly TabNote[];
  /** Makes others post their notes. */
  readonly ask: () => void;
  /** Called on changed notes; `left`: the tab that removed its note. */
  readonly subscribe: (listener: (left: string | undefined) => void) => () => void;
  readonly close: () => void;
}

/** A tab's note. */
export interface TabNote {
  readonly tab: string;
  readonly note: readonly number[];
}

/** The configuration of tab notes. */
export interface TabNotesOptions {
  /** An exclusive channel. */
  readonly line: TabLine;
  /** The tab's id. @default random */
  readonly id?: string | undefined;
  readonly clock?: Clock;
}

/** Without `randomUUID`, which plain-http pages lack. */
const createTabName = (): string => `${crypto.getRandomValues(new Uint32Array(4))}`;

const Posted = z.object({ tab: z.string(), note: z.nullable(z.array(z.number())), asks: z.boolean() });

/** In ms; silent tabs are gone after `forget`. */
const BEAT = { repeat: 4000, forget: 10_000 };

/** Posts on changes, to new tabs and periodically. */
export function createTabNotes({ line, clock = systemClock, id = createTabName() }: TabNotesOptions): TabNotes {
  const listeners = createListeners<string | undefined>();
  const others = new Map<string, TabNote & { readonly heard: number }>();
  let mine: readonly number[] | null = null;
  let cancelBeat: (() => void) | undefined;
  let cancelForget: (() => void) | undefined;
  let told = '[]';

  const fresh = () => [...others.values()].filter(({ heard }) => clock.now() - heard <= BEAT.forget);
  const post = (asks = false) => line.post({ tab: id, note: mine, asks });

  function beat(): void {
    cancelBeat?.();
    post();
    if (mine) cancelBeat = clock.after(BEAT.repeat, beat);
  }

  /** Also schedules the next expiry. */
  function look(left?: string): void {
    const notes = fresh();
    cancelForget?.();
    const oldest = Math.min(...notes.map(({ heard }) => heard));
    if (notes.length > 0) cancelForget = clock.after(oldest + BEAT.forget + 1 - clock.now(), look);
    const now = JSON.stringify(notes.map(({ tab, note }) => [tab, note]));
    if (now === told && left === undefined) return;
    told = now;
    listeners.call(left);
  }

  const stop = line.listen((data) => {
    const posted = z.safeParse(Posted, data);
    if (!posted.success) return;
    const { tab, note, asks } = posted.data;
    if (asks && mine) post();
    if (note) others.set(tab, { tab, note, heard: clock.now() });
    // A tab may leave after it was forgotten.
    look(!note && others.delete(tab) ? tab : undefined);
  });
  const ask = () => post(true);
  ask();

  function say(note: readonly number[] | null): void {
    mine = note;
    beat();
    listeners.call(undefined);
  }

  return {
    say,
    ask,
    all: () => (mine ? [{ tab: id, note: mine }, ...fresh()] : fresh()),
    subscribe: listeners.add,
    close() {
      stop();
      cancelForget?.();
      if (mine) say(null);
    },
  };
}
