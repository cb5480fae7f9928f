import type { SessionState } from './session-state.ts';

/**
 * Message between tabs, without the token. `token`: one was stored; `ended`: logged out; `refused`: the sender's token
 * was refused.
 */
export type SessionMessage = 'token' | 'ended' | 'refused' | `exchanging ${number} ${string}` | `exchanged ${number}`;

/** Used part of `localStorage`. Where it throws, sessions stay in memory. */
export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Broadcasts to the other tabs. */
export interface SessionChannel {
  send(news: SessionMessage): void;
  /** @returns unsubscribes */
  listen(listener: (news: SessionMessage) => void): () => void;
}

/** Runs `act` after `ms`. */
export type After = (ms: number, act: () => void) => unknown;

/** Browser APIs of a session. */
export interface SessionDependencies {
  readonly storage: SessionStorage;
  readonly channel: SessionChannel;
  /** For the timeout of exchanges. */
  readonly after?: After;
  /** 0 to 1; distinguishes concurrent exchanges of tabs. */
  readonly random?: () => number;
}

/** Result of a login. `otherAccount`: another user (`current`, if readable) is signed in; ask, then pass `replace`. */
export type LoginResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'otherAccount'; readonly current: string | null };

/** Session of a tab. */
export interface Session {
  readonly get: () => SessionState;
  /**
   * Calls `listener` with each new state; after a listener changed it, later ones only receive the newest. Errors are
   * reported as uncaught.
   * @returns unsubscribes
   */
  readonly subscribe: (listener: (state: SessionState) => void) => () => void;
  /** Reads the stored token; `checking` means: ask the server. */
  readonly start: () => void;
  /**
   * Starts a login with the token of `/loggedIn/{token}`, stored once confirmed, so that a bad link signs nobody out.
   */
  readonly login: (token: string, options?: { readonly replace?: boolean }) => LoginResult;
  /** Stores the fresh token for `asked`; an unreadable one is a refusal. Ignored when `asked` is outdated. */
  readonly confirmToken: (token: string, asked: string | null) => void;
  /** Clears the login mark, after the start-up calls. */
  readonly completeLogin: () => void;
  readonly logout: () => void;
  /**
   * Handles a refused token, or a response 400 or 401. A refused login falls back to the earlier session; otherwise the
   * session ends, once. When `token` is outdated it is ignored, and a stored successor adopted.
   * @returns false when an exchange defers the refusal
   */
  readonly rejectToken: (token?: string | null) => boolean;
  /**
   * Replaces the token by that of `ask`, for a new server session (`sid`), as after a change of password. Meanwhile
   * refusals end no session in any tab. Drops the result when the user changed or signed out. Rejects as `ask`.
   */
  readonly replaceToken: (ask: () => Promise<string>) => Promise<void>;
  /** Stops listening to other tabs. */
  readonly close: () => void;
}
