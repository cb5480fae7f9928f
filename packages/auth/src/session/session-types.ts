import type { After } from './held-refusals.ts';
import type { SessionState } from './session-state.ts';

/**
 * What tabs tell each other. The token itself stays in the storage. `ended`: the user has logged out; `refused`: the server took
 * the token of one tab no more, which says nothing of a tab that has another.
 */
export type SessionNews = 'token' | 'ended' | 'refused' | `exchanging ${number} ${string}` | `exchanged ${number}`;

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
  /** 0 to 1: tells exchanges that tabs make at once apart. Left out, the end of one is the end of all. */
  readonly random?: () => number;
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
   * was open when it began, also where one renews the old token meanwhile; of several exchanges, the last says what became of it.
   * Rejects as `ask` does. For who is `authenticated` as the same user from its beginning to its end: else what `ask` brings is
   * not taken, and resolves all the same.
   */
  readonly exchange: (ask: () => Promise<string>) => Promise<void>;
  /** Listens to other tabs no more. */
  readonly close: () => void;
}
