import * as z from 'zod/mini';
import { type Clock, systemClock } from '../clock.ts';
import { createListeners } from '../listeners.ts';
import type { TabLine } from './tab-line.ts';

/** What each tab of this browser says of itself, in numbers; a tab that says nothing has no note. */
export interface TabNotes {
  /** Null takes one's own note back. */
  readonly say: (note: readonly number[] | null) => void;
  /** Own note first. */
  readonly all: () => readonly TabNote[];
  /** Has all others say their notes now. */
  readonly ask: () => void;
  /** Hears when a note is not what it was: not of its repetition. `left`: the tab that has just taken its note back. */
  readonly subscribe: (listener: (left: string | undefined) => void) => () => void;
  readonly close: () => void;
}

/** What one tab says. */
export interface TabNote {
  readonly tab: string;
  readonly note: readonly number[];
}

/** How a tab reaches the others. */
export interface TabNotesOptions {
  /** A line of these notes alone: nothing else may be posted on it. */
  readonly line: TabLine;
  /** The tab's own name. @default made of random numbers */
  readonly id?: string | undefined;
  readonly clock?: Clock;
}

/** Made without `randomUUID`, which plain-http pages do not have. */
const createTabName = (): string => `${crypto.getRandomValues(new Uint32Array(4))}`;

const Posted = z.object({ tab: z.string(), note: z.nullable(z.array(z.number())), asks: z.boolean() });

/** A tab repeats its note so often, in ms; one that was not heard of for longer than `forget` is gone. */
const BEAT = { repeat: 4000, forget: 10_000 };

/** Told on every change, to a newcomer, and again and again, so that a crashed tab is noticed. */
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

  /** Tells where others' notes are not what they were, and looks again when the next one may have to be forgotten. */
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
    // One that was forgotten still says goodbye.
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
