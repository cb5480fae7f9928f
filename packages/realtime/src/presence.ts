import * as z from 'zod/mini';
import { type Clock, systemClock } from './clock.ts';
import { createListeners } from './listeners.ts';
import type { TabLine } from './tab-line.ts';

export interface PresenceOptions {
  /** A line of presence alone: nothing else may be posted on it. */
  readonly line: TabLine;
  /** The tab's own name. @default crypto.randomUUID() */
  readonly id?: string;
  readonly clock?: Clock;
}

/** Which orders the user looks at, over all tabs of this browser. */
export interface Presence {
  /** The orders on this tab's screen; none while the tab is hidden, which does not count as looking (SPEC §6). */
  readonly view: (orders: readonly number[]) => void;
  readonly viewing: () => ReadonlySet<number>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

const Note = z.object({ tab: z.string(), orders: z.nullable(z.array(z.int())) });

/** A tab repeats what it views so often, in ms; one that was not heard of for longer than `forget` is gone. */
const BEAT = { repeat: 4000, forget: 10_000 };

/** Tabs tell each other what they view: on every change, to a newcomer, and again and again, so that a crashed one is noticed. */
export function createPresence(options: PresenceOptions): Presence {
  const { line, clock = systemClock, id = crypto.randomUUID() } = options;
  const listeners = createListeners<void>();
  const others = new Map<string, { orders: readonly number[]; heard: number }>();
  let mine: readonly number[] = [];
  let cancelBeat: (() => void) | undefined;

  const tell = (orders: readonly number[] | null) => line.post({ tab: id, orders });

  function beat(): void {
    cancelBeat?.();
    cancelBeat = undefined;
    tell(mine);
    // A tab that views nothing need not repeat it.
    if (mine.length > 0) cancelBeat = clock.after(BEAT.repeat, beat);
  }

  const stop = line.listen((data) => {
    const note = z.safeParse(Note, data);
    if (!note.success) return;
    const { tab, orders } = note.data;
    // Null is a newcomer's question.
    if (orders === null) {
      if (mine.length > 0) tell(mine);
      return;
    }
    if (orders.length === 0) others.delete(tab);
    else others.set(tab, { orders, heard: clock.now() });
    listeners.call();
  });
  tell(null);

  return {
    view(orders) {
      if (orders.length === mine.length && orders.every((order, place) => order === mine[place])) return;
      mine = [...orders];
      beat();
      listeners.call();
    },
    viewing() {
      const all = new Set(mine);
      for (const [tab, { orders, heard }] of others) {
        if (clock.now() - heard > BEAT.forget) others.delete(tab);
        else for (const order of orders) all.add(order);
      }
      return all;
    },
    subscribe: listeners.add,
    close() {
      stop();
      cancelBeat?.();
      if (mine.length > 0) tell([]);
    },
  };
}
