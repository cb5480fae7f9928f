import type { SessionState } from './session-state.ts';

/**
 * A message between tabs, without the token. `token`: one was stored; `ended`: logged out; `refused`: the sender's
 * token was refused.
 */
export type SessionMessage = 'token' | 'ended' | 'refused' | `exchanging ${number} ${string}` | `exchanged ${number}`;

/** The part of `localStorage` in use. Where it throws, sessions stay in memory. */
export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Broadcasts to the other tabs. */
export interface SessionChannel {
  send(news: SessionMessage): void;
  /** @returns unsubscribes */
  listen(hear: (news: SessionMessage) => void): () => void;
}

/** Runs `act` after `ms`. */
export type After = (ms: number, act: () => void) => unknown;

/** The browser APIs of a session. */
export interface SessionDependencies {
  readonly storage: SessionStorage;
  readonly channel: SessionChannel;
  /** Without it exchanges have no timeout. */
  readonly after?: After;
  /** 0 to 1, to tell concurrent exchanges of several tabs apart. */
  readonly random?: () => number;
}

/** A login's result. `otherAccount`: another user (`current`, if readable) is signed in; ask, then pass `replace`. */
export type LoginResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'otherAccount'; readonly current: string | null };

/** A tab's session. SPEC §4. */
export interface Session {
  readonly get: () => SessionState;
  /**
   * Calls `hear` with each new state. When a listener changes the state, later ones only receive the newest. Errors are
   * reported as uncaught, without affecting other listeners.
   * @returns unsubscribes
   */
  readonly subscribe: (hear: (state: SessionState) => void) => () => void;
  /** Reads the stored token; state `checking` means: ask the server. */
  readonly start: () => void;
  /**
   * Starts a login with the token of `/loggedIn/{token}`. It is stored once confirmed, so that a bad link signs nobody
   * out.
   */
  readonly login: (token: string, options?: { readonly replace?: boolean }) => LoginResult;
  /** Stores the server's fresh token for `asked`; an unreadable one is a refusal. Ignored when `asked` is outdated. */
  readonly confirmToken: (token: string, asked: string | null) => void;
  /** Clears the login mark after the start-up calls. */
  readonly completeLogin: () => void;
  readonly logout: () => void;
  /**
   * Handles a refused token or a response 400 or 401. A refused login falls back to the earlier session; otherwise the
   * session ends, once. Ignored when `token` is outdated; a successor in the storage is adopted.
   * @returns false when an exchange defers the refusal
   */
  readonly rejectToken: (token?: string | null) => boolean;
  /**
   * Replaces the token by that of `ask`, for a new server session (`sid`), as after a change of password. Meanwhile
   * refusals end no session in any open tab. Drops the result when the user changed or signed out. Rejects as `ask`.
   */
  readonly replaceToken: (ask: () => Promise<string>) => Promise<void>;
  /** Stops listening to other tabs. */
  readonly close: () => void;
}
