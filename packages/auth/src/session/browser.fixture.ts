import { createSession } from './create-session.ts';
import { tokenOf as currentTokenOf } from './session-state.ts';
import type { Session, SessionChannel, SessionMessage, SessionStorage } from './session-types.ts';

/** Throwing storage operations: `reading` when blocked, `writing` also when full. */
export interface Faults {
  reading: boolean;
  writing: boolean;
}

export const after = (ms: number, act: () => void) => {
  const timer = globalThis.setTimeout(act, ms);
  return () => globalThis.clearTimeout(timer);
};

/** A storage, and tabs that receive each other's messages synchronously. */
export function createBrowser(
  stored: Record<string, string> = {},
  faults: Faults = { reading: false, writing: false },
) {
  const items = new Map(Object.entries(stored));
  const unless = <T>(fault: boolean, act: () => T): T => {
    if (fault) throw new DOMException('denied');
    return act();
  };
  const storage: SessionStorage = {
    getItem: (key) => unless(faults.reading, () => items.get(key) ?? null),
    setItem: (key, value) => unless(faults.writing, () => void items.set(key, value)),
    removeItem: (key) => unless(faults.reading, () => void items.delete(key)),
  };
  const tabs = new Set<(news: SessionMessage) => void>();
  const news: SessionMessage[] = [];
  const line = (): SessionChannel => {
    let own: ((news: SessionMessage) => void) | undefined;
    return {
      send: (sent) => {
        news.push(sent);
        for (const listener of tabs) if (listener !== own) listener(sent);
      },
      listen: (listener) => {
        own = listener;
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
    };
  };
  let numbers = 0;
  const random = () => ++numbers / 1000;
  const open = () => createSession({ storage, channel: line(), after, random });
  /** Sends as a tab outside the test. */
  const send = (sent: SessionMessage) => {
    for (const listener of tabs) listener(sent);
  };
  return { items, news, storage, line, open, send };
}

export const confirmCurrent = (session: Session, fresh: string): void =>
  session.confirmToken(fresh, currentTokenOf(session));

export const startBrowser = (stored: Record<string, string> = {}) => {
  const { open, ...rest } = createBrowser(stored);
  const session = open();
  session.start();
  return { session, open, ...rest };
};
