import { createSession } from './create-session.ts';
import { tokenOf as currentTokenOf } from './session-state.ts';
import type { Session, SessionChannel, SessionNews, SessionStorage } from './session-types.ts';

/** What of a storage throws: reading where it is forbidden, writing where it is full as well. */
export interface Faults {
  reading: boolean;
  writing: boolean;
}

export const after = (ms: number, act: () => void) => {
  const timer = globalThis.setTimeout(act, ms);
  return () => globalThis.clearTimeout(timer);
};

/** A browser: one storage, any number of tabs that hear each other at once. */
export function browser(stored: Record<string, string> = {}, faults: Faults = { reading: false, writing: false }) {
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
  const tabs = new Set<(news: SessionNews) => void>();
  const news: SessionNews[] = [];
  const line = (): SessionChannel => {
    let own: ((news: SessionNews) => void) | undefined;
    return {
      send: (sent) => {
        news.push(sent);
        for (const hear of tabs) if (hear !== own) hear(sent);
      },
      listen: (hear) => {
        own = hear;
        tabs.add(hear);
        return () => tabs.delete(hear);
      },
    };
  };
  let numbers = 0;
  const random = () => ++numbers / 1000;
  const open = () => createSession({ storage, channel: line(), after, random });
  /** News of a tab that the test does not hold. */
  const send = (sent: SessionNews) => {
    for (const hear of tabs) hear(sent);
  };
  return { items, news, storage, line, open, send };
}

/** The server's answer to the token of now. */
export const answer = (session: Session, fresh: string): void => session.confirm(fresh, currentTokenOf(session));

export const started = (stored: Record<string, string> = {}) => {
  const { open, ...rest } = browser(stored);
  const session = open();
  session.start();
  return { session, open, ...rest };
};
