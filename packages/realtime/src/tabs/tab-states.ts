import * as z from 'zod/mini';
import { type Clock, systemClock } from '../clock.ts';
import { createListeners } from '../listeners.ts';
import type { TabChannel } from './tab-channel.ts';

/** Note of numbers per tab, shared between tabs. */
export interface TabStates {
  /** Null removes the note. */
  readonly setOwn: (note: readonly number[] | null) => void;
  /** Own first. */
  readonly all: () => readonly TabState[];
  /** Makes other tabs post theirs. */
  readonly requestAll: () => void;
  /** `left`: the tab that removed its note. */
  readonly subscribe: (listener: (left: string | undefined) => void) => () => void;
  readonly close: () => void;
}

/** Note of a tab. */
export interface TabState {
  readonly tab: string;
  readonly note: readonly number[];
}

/** Configuration of tab notes. */
export interface TabStatesOptions {
  /** Exclusive. */
  readonly channel: TabChannel;
  /** @default random */
  readonly id?: string | undefined;
  readonly clock?: Clock;
}

/** `randomUUID` is missing on plain-http pages. */
const createTabId = (): string => `${crypto.getRandomValues(new Uint32Array(4))}`;

const Message = z.object({ tab: z.string(), note: z.nullable(z.array(z.number())), asks: z.boolean() });

/** In ms; silent tabs are gone after `forget`. */
const HEARTBEAT = { repeat: 4000, forget: 10_000 };

/** Posts on changes, to new tabs and periodically. */
export function createTabStates({ channel, clock = systemClock, id = createTabId() }: TabStatesOptions): TabStates {
  const listeners = createListeners<string | undefined>();
  const others = new Map<string, TabState & { readonly heard: number }>();
  let own: readonly number[] | null = null;
  let cancelHeartbeat: (() => void) | undefined;
  let cancelForget: (() => void) | undefined;
  let lastNotified = '[]';

  const liveStates = () => [...others.values()].filter(({ heard }) => clock.now() - heard <= HEARTBEAT.forget);
  const post = (asks = false) => channel.post({ tab: id, note: own, asks });

  function sendHeartbeat(): void {
    cancelHeartbeat?.();
    post();
    if (own) cancelHeartbeat = clock.after(HEARTBEAT.repeat, sendHeartbeat);
  }

  /** Also schedules the next expiry. */
  function notifyChanges(left?: string): void {
    const notes = liveStates();
    cancelForget?.();
    const oldest = Math.min(...notes.map(({ heard }) => heard));
    if (notes.length > 0) cancelForget = clock.after(oldest + HEARTBEAT.forget + 1 - clock.now(), notifyChanges);
    const now = JSON.stringify(notes.map(({ tab, note }) => [tab, note]));
    if (now === lastNotified && left === undefined) return;
    lastNotified = now;
    listeners.call(left);
  }

  const stop = channel.listen((data) => {
    const posted = z.safeParse(Message, data);
    if (!posted.success) return;
    const { tab, note, asks } = posted.data;
    if (asks && own) post();
    if (note) others.set(tab, { tab, note, heard: clock.now() });
    // A tab may leave after it was forgotten.
    notifyChanges(!note && others.delete(tab) ? tab : undefined);
  });
  const requestAll = () => post(true);
  requestAll();

  function setOwn(note: readonly number[] | null): void {
    own = note;
    sendHeartbeat();
    listeners.call(undefined);
  }

  return {
    setOwn,
    requestAll,
    all: () => (own ? [{ tab: id, note: own }, ...liveStates()] : liveStates()),
    subscribe: listeners.add,
    close() {
      stop();
      cancelForget?.();
      if (own) setOwn(null);
    },
  };
}
