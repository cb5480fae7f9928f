import * as z from 'zod/mini';
import { type Clock, systemClock } from './clock.ts';
import { createListeners } from './listeners.ts';
import type { TabLine } from './tab-line.ts';

/** What is needed of Web Locks. */
export interface LocksLike {
  request: (name: string, options: { signal: AbortSignal }, task: () => Promise<void>) => Promise<unknown>;
}

export interface LeaderOptions {
  /** What is led, such as 'boostdesk-sound-5': the same in all tabs of a user. */
  readonly name: string;
  /** Web Locks; null where there are none. @default the browser's */
  readonly locks?: LocksLike | null;
  /** Opens the line on which tabs agree where there are no Web Locks. Nothing else may be posted on it. */
  readonly line: () => TabLine;
  /** The tab's own name. @default crypto.randomUUID() */
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

function byLocks(locks: LocksLike, name: string): Contest {
  return (lead) => {
    const end = new AbortController();
    const until = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    const held = () => {
      lead(true);
      return until;
    };
    // Rejects when it is called off while still in the queue.
    locks.request(name, { signal: end.signal }, held).catch(() => undefined);
    return () => end.abort();
  };
}

const Note = z.object({ tab: z.string(), says: z.enum(['candidate', 'leader', 'gone']) });

/** A leader repeats itself so often, in ms; when it was not heard for `missing`, the others choose anew within `choose`. */
const BEAT = { repeat: 1000, missing: 3000, choose: 200 };

/** Whether a tab that says so goes before one that leads, or does not. `lower`: by its name. */
const outranks = (says: 'candidate' | 'leader', lower: boolean, leads: boolean): boolean =>
  says === 'leader' ? lower || !leads : lower && !leads;

/**
 * Without locks: candidates say so and wait for objections. Among several the lowest name wins, a leader above a candidate;
 * two leaders (a tab was asleep) settle it the same way.
 */
function byLine(open: () => TabLine, id: string, clock: Clock): Contest {
  return (lead) => {
    const line = open();
    let leads = false;
    let cancel: (() => void) | undefined;
    const say = (says: 'candidate' | 'leader' | 'gone') => line.post({ tab: id, says });
    const wait = (ms: number, task: () => void) => {
      cancel?.();
      cancel = clock.after(ms, task);
    };
    function stand(): void {
      // The waiting first: an objection to what is said next calls it off.
      wait(BEAT.choose, () => {
        leads = true;
        lead(true);
        beat();
      });
      say('candidate');
    }
    function beat(): void {
      wait(BEAT.repeat, beat);
      say('leader');
    }
    function giveWay(): void {
      if (leads) lead(false);
      leads = false;
      wait(BEAT.missing, stand);
    }
    function hear({ tab, says }: z.infer<typeof Note>): void {
      if (says === 'gone') {
        if (!leads) stand();
        return;
      }
      if (outranks(says, tab < id, leads)) giveWay();
      else if (leads) beat();
      else say('candidate');
    }
    const stop = line.listen((data) => {
      const note = z.safeParse(Note, data);
      if (note.success) hear(note.data);
    });
    stand();
    return () => {
      stop();
      cancel?.();
      if (leads) say('gone');
      line.close();
    };
  };
}

/** Chooses one tab among those that compete, by Web Locks or, where there are none, over a line between the tabs. */
export function createLeader(options: LeaderOptions): Leader {
  const { name, line, clock = systemClock, id = crypto.randomUUID() } = options;
  const locks = options.locks === undefined ? (globalThis.navigator?.locks ?? null) : options.locks;
  const contest = locks ? byLocks(locks, name) : byLine(line, id, clock);
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
