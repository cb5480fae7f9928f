import type { SessionClaims } from './claims.ts';
import { type After, createHeldRefusals } from './held-refusals.ts';
import { isLoggingIn, type SessionState, tokenOf } from './session-state.ts';
import type { Session, SessionDependencies, SessionNews } from './session-types.ts';
import { attempt, createStoredToken, STORAGE_KEYS } from './stored-token.ts';
import { claimsOfToken } from './token.ts';
import { userOfToken } from './token-hints.ts';
import { createToldState } from './told-state.ts';

const never: After = () => () => undefined;
const always = () => true;

/** Ignores `exp`: the server has just confirmed the token, and the clock may be wrong. */
function read(token: string): SessionClaims | null {
  const result = claimsOfToken(token);
  return result.ok ? result.session : null;
}

/** The server's session; renewed tokens keep it. */
const sidOf = (token: string | null | undefined): string | undefined => (token ? read(token)?.sid : undefined);

const isSame = (before: SessionState, now: SessionState): boolean =>
  before.status === 'authenticated' && now.status === 'authenticated' && before.session.user === now.session.user;

/** Creates the session of a tab. Tabs share logouts and renewed tokens, except during a login. */
export function createSession({ storage, channel, after = never, random = () => 0 }: SessionDependencies): Session {
  const [get, subscribe, take] = createToldState();
  const [shared, stored, isOwn, keep, forget] = createStoredToken(storage, channel);
  const current = (): string | null => tokenOf({ get });
  /** A login will replace the stored session. */
  const isLogin = (): boolean => isLoggingIn(get());

  const end = (by: 'user' | 'refusal'): void => {
    const refused = by === 'refusal' ? current() : null;
    take({ type: 'ended', by }, () => {
      // Keep a token that another tab stored when this one could not.
      forget(refused === null ? always : (token) => token === refused);
      attempt(() => storage.removeItem(STORAGE_KEYS.pushId));
      attempt(() => channel.send(by === 'user' ? 'ended' : 'refused'));
    });
  };
  /** Another tab ended the session. */
  const endHere = (by: 'refusal' | 'otherTab'): void => {
    const sid = sidOf(current());
    // A renewal in flight may have stored the token again.
    take({ type: 'ended', by }, () => forget((token) => sid !== undefined && sid === sidOf(token)));
  };
  const refuse = (): void => {
    const earlier = isLogin() ? stored() : null;
    if (earlier === null) end('refusal');
    else take({ type: 'found', token: earlier });
  };
  /** The session id that the last exchange replaces. */
  let left: string | undefined;
  /** Ends exchanges that the stored token has completed. */
  const leave = (sid: string | undefined): void => {
    if (sid !== undefined && sidOf(stored()) !== sid) held.leave(sid);
  };
  const adopt = (): void => {
    const token = shared();
    if (token === undefined) return;
    const before = sidOf(current());
    const session = token && read(token);
    const state = get();
    const own = state.status === 'authenticated' ? state : null;
    if (own && session && session.sid === left && own.session.sid !== left && session.user === own.session.user) {
      // Another tab's late renewal overwrote the new token.
      keep(own.token);
      return;
    }
    forget();
    if (token && session && session.user === own?.session.user) take({ type: 'confirmed', token, session });
    else take({ type: 'found', token });
    leave(before);
  };
  /** Whether another session was stored meanwhile. */
  const isOvertaken = (sid: string): boolean => {
    const newest = sidOf(stored());
    return !isLogin() && newest !== undefined && newest !== sid;
  };
  const store = (token: string, session: SessionClaims | null): void => {
    if (session === null) refuse();
    else take({ type: 'confirmed', token, session }, () => keep(token));
  };
  const refuseToken = (token: string | null): void => {
    if (token !== null && token !== current()) return;
    const newest = token === null ? null : stored();
    // Another tab stored a newer token; its message is still in flight.
    if (newest !== null && newest !== token && !isLogin()) adopt();
    else refuse();
  };
  const held = createHeldRefusals(after, refuseToken);
  /** Defers only refusals of tokens being replaced. */
  const hold = (token: string | null): boolean => sidOf(current()) === left && held.hold(token);
  const begin = (exchange: string, sid: string | undefined): void => {
    left = sid;
    held.begin(exchange, sid);
  };
  const act = {
    token: () => (isLogin() ? leave(left) : adopt()),
    ended: () => endHere('otherTab'),
    // Tabs with another token wait for the server's answer to theirs.
    refused: () => {
      if (current() === null || isOwn() || shared() !== null) return;
      // A tab opened during an exchange does not know of it.
      if (!hold(current())) endHere('refusal');
    },
    exchanging: begin,
    exchanged: held.end,
  } as const;
  const unlisten = channel.listen((news: SessionNews) => {
    const [kind, exchange, sid] = news.split(' ') as [keyof typeof act, string, string?];
    // Exchanges also matter during a login, which may fall back to the stored token.
    if (exchange || kind === 'token' || !isLogin()) act[kind](exchange, sid);
  });

  return {
    get,
    subscribe,
    start: () => {
      if (get().status === 'unknown') take({ type: 'found', token: stored() });
    },
    login: (token, options = {}) => {
      const present = stored();
      const earlier = userOfToken(present);
      const other = present !== null && earlier !== null && earlier !== userOfToken(token);
      if (other && options.replace !== true) {
        return { ok: false, reason: 'otherAccount', current: read(present)?.name ?? null };
      }
      take({ type: 'login', token });
      return { ok: true };
    },
    confirm: (token, asked) => {
      if (asked !== current()) return;
      const session = read(token);
      if (session !== null && isOvertaken(session.sid)) adopt();
      else store(token, session);
    },
    loginDone: () => {
      take({ type: 'loginDone' });
    },
    logout: () => end('user'),
    refuse: (token = null) => {
      if (!hold(token ?? current())) {
        refuseToken(token);
        return true;
      }
      const newest = stored();
      if (newest !== null && newest !== current()) adopt();
      return false;
    },
    exchange: async (ask) => {
      const asked = get();
      const number = random();
      const sid = sidOf(current());
      begin(`${number}`, sid);
      attempt(() => channel.send(`exchanging ${number} ${sid}`));
      let fresh: string | null = null;
      try {
        fresh = await ask();
        if (isSame(asked, get())) store(fresh, read(fresh));
      } finally {
        held.end(`${number}`);
        // Storing has notified the tabs already.
        if (fresh === null || shared() !== fresh) attempt(() => channel.send(`exchanged ${number}`));
      }
    },
    close: unlisten,
  };
}
