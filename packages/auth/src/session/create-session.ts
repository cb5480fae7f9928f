import { frozen } from '@boostdesk/catalogs';
import type { SessionClaims } from './claims.ts';
import { type After, createHeldRefusals } from './held-refusals.ts';
import { nextSession, type SessionEvent, type SessionState, tokenOf } from './session-state.ts';
import { claimsOfToken } from './token.ts';
import { userOfToken } from './token-hints.ts';

/** SPEC §9. */
export const STORAGE_KEYS = /* @__PURE__ */ frozen({ token: 'token', pushId: 'one_uid' } as const);

/**
 * What tabs tell each other. The token itself stays in the storage. `ended`: the user has logged out; `refused`: the server took
 * the token of one tab no more, which says nothing of a tab that has another.
 */
export type SessionNews = 'token' | 'ended' | 'refused' | 'exchanging' | 'exchanged';

/** As a browser's local storage has it. Any of it may throw: the session then lives in the memory of its tab alone. */
export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A way to the other tabs; never back to the sender. */
export interface SessionChannel {
  send(news: SessionNews): void;
  /** @returns stops listening */
  listen(hear: (news: SessionNews) => void): () => void;
}

/** What a session needs of its browser. */
export interface SessionDependencies {
  readonly storage: SessionStorage;
  readonly channel: SessionChannel;
  /** The browser's timers. Left out, an exchange is waited for as long as it takes. */
  readonly after?: After;
}

/**
 * `otherAccount`: somebody else is signed in here; ask, and then log in with `replace`. `current` is the name of who is, null
 * where their token does not tell.
 */
export type LoginResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'otherAccount'; readonly current: string | null };

/** The session of one tab, as a state that is asked or listened to and the acts that change it. SPEC §4. */
export interface Session {
  readonly get: () => SessionState;
  /**
   * `hear` hears what the state is, in order; what a listener changes at once, those behind it hear without what was before. What
   * `hear` throws keeps no other from hearing: it fails by itself, as an event listener's error does.
   * @returns ends the subscription
   */
  readonly subscribe: (hear: (state: SessionState) => void) => () => void;
  /** Looks for a stored token: with one the state is `checking`, and the server is to be asked. */
  readonly start: () => void;
  /**
   * Takes the token of `/loggedIn/{token}` and marks a login in progress. It is kept in memory: what is stored stays until the
   * server has vouched for the new one, so that a bad link signs nobody out.
   */
  readonly login: (token: string, options?: { readonly replace?: boolean }) => LoginResult;
  /**
   * The server's answer to the token `asked`: its fresh token is stored. One that cannot be read is a refusal. Nothing happens if
   * `asked` is not the session's any more: another has signed in meanwhile.
   */
  readonly confirm: (token: string, asked: string | null) => void;
  /** The start-up calls of a fresh login are made: the mark is cleared. */
  readonly loginDone: () => void;
  readonly logout: () => void;
  /**
   * The server refused the token, or answered 400 or 401. A refused login gives way to the earlier session, which is
   * `checking` then; else the session ends, once, however often it is called. `token`: the refused one; nothing happens if it
   * is not the session's any more, and where another tab has stored its successor that one is taken instead.
   * @returns false where an exchange is under way: the refusal counts only if no other token comes of it
   */
  readonly refuse: (token?: string | null) => boolean;
  /**
   * Takes the token that `ask` brings in place of the present one, which the server refuses from that moment on: after a change of
   * the password, say. It is of another session of the server (`sid`). Until then no refusal ends the session in any tab that
   * was open when it began, also where one renews the old token meanwhile. Rejects as `ask` does.
   */
  readonly exchange: (ask: () => Promise<string>) => Promise<void>;
  /** Listens to other tabs no more. */
  readonly close: () => void;
}

const never: After = () => () => undefined;

function tell(hear: (state: SessionState) => void, state: SessionState): void {
  try {
    hear(state);
  } catch (fault) {
    queueMicrotask(() => {
      throw fault;
    });
  }
}

/**
 * The session of one tab. Tabs agree: who logs out in one is out in all, a fresh token of one serves all; but a login under way
 * is disturbed by neither.
 */
export function createSession({ storage, channel, after = never }: SessionDependencies): Session {
  let state: SessionState = { status: 'unknown' };
  const listeners = new Set<(state: SessionState) => void>();

  /** `settle` comes before anybody hears of it: who hears may read the storage. */
  const take = (event: SessionEvent, settle?: () => void): void => {
    const next = nextSession(state, event);
    if (next === state) return;
    state = next;
    settle?.();
    for (const hear of [...listeners]) {
      // Who heard has changed it: all have been told of that since.
      if (state !== next) return;
      tell(hear, next);
    }
  };
  const current = (): string | null => tokenOf({ get: () => state });
  const attempt = (act: () => void): boolean => {
    try {
      act();
      return true;
    } catch {
      // A full or forbidden storage, a line that is closed: the state in memory goes on.
      return false;
    }
  };
  /** The token that the storage refused to take; null where it holds the session's own. */
  let kept: string | null = null;
  /** `undefined` where the storage cannot be read: it says nothing of any session. */
  const shared = (): string | null | undefined => {
    try {
      return storage.getItem(STORAGE_KEYS.token);
    } catch {
      return undefined;
    }
  };
  const stored = (): string | null => kept ?? shared() ?? null;
  /** Other tabs are told of what they can read. */
  const keep = (token: string): void => {
    const written = attempt(() => storage.setItem(STORAGE_KEYS.token, token));
    kept = written ? null : token;
    if (written) attempt(() => channel.send('token'));
  };
  const end = (by: 'user' | 'refusal'): void => {
    const refused = by === 'refusal' ? current() : null;
    take({ type: 'ended', by }, () => {
      kept = null;
      // One that is not the refused one is of a tab that could store its own when this one could not.
      if (refused === null || refused === shared()) attempt(() => storage.removeItem(STORAGE_KEYS.token));
      attempt(() => storage.removeItem(STORAGE_KEYS.pushId));
      attempt(() => channel.send(by === 'user' ? 'ended' : 'refused'));
    });
  };
  /** It is about to replace whatever other tabs store or end. */
  const isLogin = (): boolean => state.status === 'checking' && state.login;
  /** Whoever's session it was: it still is, with whichever token. */
  const isSame = (before: SessionState): boolean =>
    before.status === 'authenticated' && state.status === 'authenticated' && before.session.user === state.session.user;
  const refuse = (): void => {
    const earlier = isLogin() ? stored() : null;
    if (earlier === null) end('refusal');
    else take({ type: 'found', token: earlier });
  };
  /** The server vouches for it: only its claims matter here, not what the local clock says of them. */
  const read = (token: string): SessionClaims | null => {
    const result = claimsOfToken(token);
    return result.ok ? result.session : null;
  };
  /** Which of the server's sessions a token is of: a renewed one is of the same, and lives and dies with it. */
  const sidOf = (token: string | null | undefined): string | undefined => (token ? read(token)?.sid : undefined);
  /** The server's session that an exchange leaves behind: none of its tokens is a successor of any. */
  let left: string | undefined;
  const adopt = (): void => {
    const token = shared();
    if (token === undefined) return;
    const session = token && read(token);
    const own = state.status === 'authenticated' ? state : null;
    if (own && session && session.sid === left && own.session.sid !== left && session.user === own.session.user) {
      // A tab that renewed the old one late has stored it over the new one.
      keep(own.token);
      return;
    }
    kept = null;
    if (token && session && session.user === own?.session.user) take({ type: 'confirmed', token, session });
    else take({ type: 'found', token });
  };
  /** Another tab's session is in the storage in place of the one that was asked about: the answer speaks of the past. */
  const isOvertaken = (sid: string): boolean => {
    const newest = sidOf(stored());
    return !isLogin() && newest !== undefined && newest !== sid;
  };
  const store = (token: string, session: SessionClaims | null): void => {
    if (session === null) refuse();
    else take({ type: 'confirmed', token, session }, () => keep(token));
  };
  const confirm = (token: string, asked: string | null): void => {
    if (asked !== current()) return;
    const session = read(token);
    if (session !== null && isOvertaken(session.sid)) adopt();
    else store(token, session);
  };
  const refuseToken = (token: string | null): void => {
    if (token !== null && token !== current()) return;
    const newest = token === null ? null : stored();
    // Another tab has stored a fresher one, and its news is still on the way.
    if (newest !== null && newest !== token && !isLogin()) adopt();
    else refuse();
  };
  const held = createHeldRefusals(after, refuseToken);
  const begin = (): void => {
    left = sidOf(current());
    held.begin();
  };
  /** The news may be faster than the storage that it speaks of: then refusals wait on, and the next one looks again. */
  const adoptNew = (): void => {
    adopt();
    if (left === undefined || sidOf(current()) !== left) held.drop();
  };
  /** Another tab has ended it; what it was stays true of this one. */
  const endHere = (by: 'refusal' | 'otherTab'): void => {
    const sid = sidOf(current());
    take({ type: 'ended', by }, () => {
      kept = null;
      // A renewal that was under way has stored it once more.
      if (sid !== undefined && sid === sidOf(shared())) attempt(() => storage.removeItem(STORAGE_KEYS.token));
    });
  };
  const act = {
    token: adoptNew,
    ended: () => endHere('otherTab'),
    // Who has another token, or one of its own, hears from the server what it is worth.
    refused: () => {
      if (current() === null || kept !== null || shared() !== null) return;
      // A tab that was opened meanwhile may not know of the exchange.
      if (!held.hold(current())) endHere('refusal');
    },
    exchanging: begin,
    exchanged: held.end,
  } as const satisfies Record<SessionNews, () => void>;
  const unlisten = channel.listen((news) => {
    if (!isLogin()) act[news]();
  });

  return {
    get: () => state,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    start: () => {
      if (state.status === 'unknown') take({ type: 'found', token: stored() });
    },
    login: (token, options = {}) => {
      const held = stored();
      const earlier = userOfToken(held);
      const other = held !== null && earlier !== null && earlier !== userOfToken(token);
      if (other && options.replace !== true) {
        return { ok: false, reason: 'otherAccount', current: read(held)?.name ?? null };
      }
      take({ type: 'login', token });
      return { ok: true };
    },
    confirm,
    loginDone: () => {
      take({ type: 'loginDone' });
    },
    logout: () => end('user'),
    refuse: (token = null) => {
      if (held.hold(token ?? current())) {
        const newest = stored();
        if (newest !== null && newest !== current()) adoptNew();
        return false;
      }
      refuseToken(token);
      return true;
    },
    exchange: async (ask) => {
      const asked = state;
      begin();
      attempt(() => channel.send('exchanging'));
      let fresh: string | null = null;
      try {
        fresh = await ask();
        if (isSame(asked)) store(fresh, read(fresh));
      } finally {
        held.end();
        // Who has stored it has told of it already.
        if (fresh === null || shared() !== fresh) attempt(() => channel.send('exchanged'));
      }
    },
    close: unlisten,
  };
}
