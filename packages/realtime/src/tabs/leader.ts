import { type Clock, systemClock } from '../clock.ts';
import { createListeners } from '../listeners.ts';
import type { TabLine } from './tab-line.ts';
import { createTabNotes, type TabNote } from './tab-notes.ts';

/** The part of Web Locks in use. */
export interface LocksLike {
  request: (name: string, options: { signal: AbortSignal }, task: () => Promise<void>) => Promise<unknown>;
}

/** The configuration of a leader election. */
export interface LeaderOptions {
  /** Name of the resource, the same in all tabs of a user: 'boostdesk-sound-5'. */
  readonly name: string;
  /** Null: none. @default the browser's */
  readonly locks?: LocksLike | null;
  /** An exclusive channel between tabs, used without Web Locks. */
  readonly line: () => TabLine;
  /** The tab's id. @default random */
  readonly id?: string;
  readonly clock?: Clock;
}

/** A leader election between tabs, for example for sounds. */
export interface Leader {
  /** Joins the election, once the tab's audio is unlocked. */
  readonly compete: () => void;
  /** Leaves the election, for example when `play()` was rejected. */
  readonly stepDown: () => void;
  readonly isLeader: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** @returns leaves */
type Contest = (lead: (leads: boolean) => void) => () => void;

/** `without`: used when the browser denies locks. */
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
      // Aborting a queued request rejects too.
      if (!held && !end.signal.aborted) leave = without(lead);
    });
    return () => leave();
  };
}

/** Delay after a change, and interval to detect crashed leaders, in ms. */
const LISTEN = 300;
const LOOK = 2000;

/** Without locks the earliest candidate leads; on a tie the lower id. */
function byNotes(open: () => TabLine, id: string | undefined, clock: Clock): Contest {
  return (lead) => {
    const line = open();
    const notes = createTabNotes({ line, id, clock });
    const since = ({ note }: TabNote) => note[0] ?? 0;
    const byAge = (a: TabNote, b: TabNote) => since(a) - since(b) || (a.tab < b.tab ? -1 : 1);
    const oldest = (all: readonly TabNote[]) => [...all].sort(byAge)[0];
    let cancel: (() => void) | undefined;
    let mayLead = false;
    /** Remembered, because hidden tabs are forgotten before they post. */
    let ahead: string | undefined;
    const isFirst = (): boolean => {
      const all = notes.all();
      return oldest(all) === all[0];
    };
    function look(): void {
      const first = isFirst();
      // Hidden tabs have throttled timers but answer messages.
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
      // Evaluated now, before the answer is forgotten.
      mayLead &&= first;
      if (!first) {
        ahead = oldest(notes.all())?.tab;
        lead(false);
      } else if (left !== undefined && left === ahead) {
        // The leader left. No timer, because hidden tabs throttle them; a tab forgotten by mistake answers.
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

/** Elects a leader among tabs by Web Locks, or else by messages. */
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
