import { type Clock, systemClock } from '../clock.ts';
import { createListeners } from '../listeners.ts';
import type { TabLine } from './tab-line.ts';
import { createTabNotes, type TabNote } from './tab-notes.ts';

/** What is needed of Web Locks. */
export interface LocksLike {
  request: (name: string, options: { signal: AbortSignal }, task: () => Promise<void>) => Promise<unknown>;
}

/** What is led, and how the tabs agree on it. */
export interface LeaderOptions {
  /** What is led, such as 'boostdesk-sound-5': the same in all tabs of a user. */
  readonly name: string;
  /** Web Locks; null where there are none. @default the browser's */
  readonly locks?: LocksLike | null;
  /** Opens the line on which tabs agree where there are no Web Locks to be had. Nothing else may be posted on it. */
  readonly line: () => TabLine;
  /** The tab's own name. @default made of random numbers */
  readonly id?: string;
  readonly clock?: Clock;
}

/** One of the tabs that compete leads: the one whose sounds are heard. */
export interface Leader {
  /** Competes. To be called once the tab's audio is unlocked. */
  readonly compete: () => void;
  /** Competes no more and hands on, as when `play()` was refused. */
  readonly stepDown: () => void;
  readonly isLeader: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** Takes part until it is told to stop; calls `lead` when it leads or no longer does. */
type Contest = (lead: (leads: boolean) => void) => () => void;

/** `without`: what decides where the browser has locks and refuses this page any, as when its storage is blocked. */
function byLocks(locks: LocksLike, name: string, without: Contest): Contest {
  return (lead) => {
    const end = new AbortController();
    const until = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    let leave = () => end.abort();
    let held = false;
    const hold = () => {
      held = true;
      lead(true);
      return until;
    };
    locks.request(name, { signal: end.signal }, hold).catch(() => {
      // Called off while still in the queue, it rejects too.
      if (!held && !end.signal.aborted) leave = without(lead);
    });
    return () => leave();
  };
}

/** How long a tab listens after a change before it judges who leads, and how often it judges anew (a tab may crash), in ms. */
const LISTEN = 300;
const LOOK = 2000;

/** Without locks: every candidate says since when it is one. The first of them leads; of equals, the lower name. */
function byNotes(open: () => TabLine, id: string | undefined, clock: Clock): Contest {
  return (lead) => {
    const line = open();
    const notes = createTabNotes({ line, id, clock });
    const since = ({ note }: TabNote) => note[0] ?? 0;
    const byAge = (a: TabNote, b: TabNote) => since(a) - since(b) || (a.tab < b.tab ? -1 : 1);
    const oldest = (all: readonly TabNote[]) => [...all].sort(byAge)[0];
    let cancel: (() => void) | undefined;
    let mayLead = false;
    /** Who was first when it was last heard of: a hidden tab is forgotten long before it speaks again. */
    let ahead: string | undefined;
    const isFirst = (): boolean => {
      const all = notes.all();
      return oldest(all) === all[0];
    };
    function look(): void {
      const first = isFirst();
      // Timers of a hidden tab run once a minute, but it answers at once: only who does not is gone.
      const asks = first && !mayLead;
      mayLead = first;
      if (asks) notes.ask();
      else lead(first);
      lookIn(asks ? LISTEN : LOOK);
    }
    function lookIn(ms: number): void {
      cancel?.();
      cancel = clock.after(ms, look);
    }
    const stop = notes.subscribe((left) => {
      const first = isFirst();
      // Now: by the next look of a hidden tab, the answer is forgotten.
      mayLead &&= first;
      if (!first) {
        ahead = oldest(notes.all())?.tab;
        lead(false);
      } else if (left !== undefined && left === ahead) {
        // The one that led says goodbye. No timer: a hidden tab's comes once a minute. Who was forgotten wrongly answers.
        mayLead = true;
        lead(true);
        notes.ask();
      }
      lookIn(LISTEN);
    });
    notes.say([clock.now()]);
    return () => {
      stop();
      cancel?.();
      notes.close();
      line.close();
    };
  };
}

/** Chooses one tab among those that compete, by Web Locks or, where there are none to be had, over a line between the tabs. */
export function createLeader(options: LeaderOptions): Leader {
  const { name, line, clock = systemClock, id, locks = globalThis.navigator?.locks } = options;
  const notes = byNotes(line, id, clock);
  const contest = locks ? byLocks(locks, name, notes) : notes;
  const listeners = createListeners<void>();
  let leads = false;
  let leave: (() => void) | undefined;

  function become(next: boolean): void {
    if (leads === next) return;
    leads = next;
    listeners.call();
  }

  function stepDown(): void {
    leave?.();
    leave = undefined;
    become(false);
  }

  return {
    compete() {
      if (leave) return;
      let stillIn = true;
      const end = contest((next) => {
        if (stillIn) become(next);
      });
      leave = () => {
        stillIn = false;
        end();
      };
    },
    stepDown,
    isLeader: () => leads,
    subscribe: listeners.add,
    close: stepDown,
  };
}
