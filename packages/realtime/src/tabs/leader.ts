import { type Clock, systemClock } from '../clock.ts';
import { createListeners } from '../listeners.ts';
import type { TabChannel } from './tab-channel.ts';
import { createTabStates, type TabState } from './tab-states.ts';

/** Used part of Web Locks. */
export interface LocksLike {
  request: (name: string, options: { signal: AbortSignal }, task: () => Promise<void>) => Promise<unknown>;
}

/** Configuration of a leader election. */
export interface LeaderOptions {
  /** The same in all tabs of a user: 'boostdesk-sound-5'. */
  readonly name: string;
  /** Null: none. @default the browser's */
  readonly locks?: LocksLike | null;
  /** Exclusive, used without Web Locks. */
  readonly openChannel: () => TabChannel;
  /** @default random */
  readonly id?: string;
  readonly clock?: Clock;
}

/** Leader election between tabs, for example for sounds. */
export interface Leader {
  /** Joins, once the tab's audio is unlocked. */
  readonly compete: () => void;
  /** Leaves, for example when `play()` was rejected. */
  readonly stepDown: () => void;
  readonly isLeader: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** @returns leaves */
type Election = (lead: (leads: boolean) => void) => () => void;

/** `fallback`: used when the browser denies locks. */
function electByLocks(locks: LocksLike, name: string, fallback: Election): Election {
  return (lead) => {
    const end = new AbortController();
    const released = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    let leave = () => end.abort();
    let held = false;
    const hold = () => {
      held = true;
      lead(true);
      return released;
    };
    locks.request(name, { signal: end.signal }, hold).catch(() => {
      // Aborting a queued request rejects too.
      if (!held && !end.signal.aborted) leave = fallback(lead);
    });
    return () => leave();
  };
}

/** Delay after a change, and interval to detect crashed leaders, in ms. */
const SETTLE_MS = 300;
const CHECK_INTERVAL_MS = 2000;

/** The earliest candidate leads; on a tie the lower id. */
function electByMessages(open: () => TabChannel, id: string | undefined, clock: Clock): Election {
  return (lead) => {
    const channel = open();
    const states = createTabStates({ channel, id, clock });
    const since = ({ note }: TabState) => note[0] ?? 0;
    const byAge = (a: TabState, b: TabState) => since(a) - since(b) || (a.tab < b.tab ? -1 : 1);
    const oldest = (all: readonly TabState[]) => [...all].sort(byAge)[0];
    let cancel: (() => void) | undefined;
    let mayLead = false;
    /** Remembered, because hidden tabs are forgotten before they post. */
    let leaderTab: string | undefined;
    const isFirst = (): boolean => {
      const all = states.all();
      return oldest(all) === all[0];
    };
    function checkLeader(): void {
      const first = isFirst();
      // Hidden tabs have throttled timers but answer messages.
      const asks = first && !mayLead;
      mayLead = first;
      if (asks) states.requestAll();
      else lead(first);
      scheduleCheck(asks ? SETTLE_MS : CHECK_INTERVAL_MS);
    }
    function scheduleCheck(ms: number): void {
      cancel?.();
      cancel = clock.after(ms, checkLeader);
    }
    const stop = states.subscribe((left) => {
      const first = isFirst();
      // Evaluated now, before the answer is forgotten.
      mayLead &&= first;
      if (!first) {
        leaderTab = oldest(states.all())?.tab;
        lead(false);
      } else if (left !== undefined && left === leaderTab) {
        // The leader left. No timer, because hidden tabs throttle them; a tab forgotten by mistake answers.
        mayLead = true;
        lead(true);
        states.requestAll();
      }
      scheduleCheck(SETTLE_MS);
    });
    states.setOwn([clock.now()]);
    return () => {
      stop();
      cancel?.();
      states.close();
      channel.close();
    };
  };
}

/** Elects a leader among tabs by Web Locks, or else by messages. */
export function createLeader(options: LeaderOptions): Leader {
  const { name, openChannel, clock = systemClock, id, locks = globalThis.navigator?.locks } = options;
  const byMessages = electByMessages(openChannel, id, clock);
  const elect = locks ? electByLocks(locks, name, byMessages) : byMessages;
  const listeners = createListeners<void>();
  let leads = false;
  let leave: (() => void) | undefined;

  function setLeads(next: boolean): void {
    if (leads === next) return;
    leads = next;
    listeners.call();
  }

  function stepDown(): void {
    leave?.();
    leave = undefined;
    setLeads(false);
  }

  return {
    compete() {
      if (leave) return;
      let isCandidate = true;
      const end = elect((next) => {
        if (isCandidate) setLeads(next);
      });
      leave = () => {
        isCandidate = false;
        end();
      };
    },
    stepDown,
    isLeader: () => leads,
    subscribe: listeners.add,
    close: stepDown,
  };
}
