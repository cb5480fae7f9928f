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

/** The server vouches for it: only its claims matter here, not what the local clock says of them. */
function read(token: string): SessionClaims | null {
  const result = claimsOfToken(token);
  return result.ok ? result.session : null;
}

/** Which of the server's sessions a token is of: a renewed one is of the same, and lives and dies with it. */
const sidOf = (token: string | null | undefined): string | undefined => (token ? read(token)?.sid : undefined);

/** Whoever's session it was: it still is, with whichever token. */
const isSame = (before: SessionState, now: SessionState): boolean =>
  before.status === 'authenticated' && now.status === 'authenticated' && before.session.user === now.session.user;

/**
 * The session of one tab. Tabs agree: who logs out in one is out in all, a fresh token of one serves all; but a login under way
 * is disturbed by neither.
 */
export function createSession({ storage, channel, after = never, random = () => 0 }: SessionDependencies): Session {
  const [get, subscribe, take] = createToldState();
  const [shared, stored, isOwn, keep, forget] = createStoredToken(storage, channel);
  const current = (): string | null => tokenOf({ get });
  /** It is about to replace whatever other tabs store or end. */
  const isLogin = (): boolean => isLoggingIn(get());

  const end = (by: 'user' | 'refusal'): void => {
    const refused = by === 'refusal' ? current() : null;
    take({ type: 'ended', by }, () => {
      // One that is not the refused one is of a tab that could store its own when this one could not.
      forget(refused === null ? always : (token) => token === refused);
      attempt(() => storage.removeItem(STORAGE_KEYS.pushId));
      attempt(() => channel.send(by === 'user' ? 'ended' : 'refused'));
    });
  };
  /** Another tab has ended it; what it was stays true of this one. */
  const endHere = (by: 'refusal' | 'otherTab'): void => {
    const sid = sidOf(current());
    // A renewal that was under way has stored it once more.
    take({ type: 'ended', by }, () => forget((token) => sid !== undefined && sid === sidOf(token)));
  };
  const refuse = (): void => {
    const earlier = isLogin() ? stored() : null;
    if (earlier === null) end('refusal');
    else take({ type: 'found', token: earlier });
  };
  /** The server's session that an exchange leaves behind: none of its tokens is a successor of any. */
  let left: string | undefined;
  /** Whatever was exchanged for the stored one is exchanged. */
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
      // A tab that renewed the old one late has stored it over the new one.
      keep(own.token);
      return;
    }
    forget();
    if (token && session && session.user === own?.session.user) take({ type: 'confirmed', token, session });
    else take({ type: 'found', token });
    leave(before);
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
  const refuseToken = (token: string | null): void => {
    if (token !== null && token !== current()) return;
    const newest = token === null ? null : stored();
    // Another tab has stored a fresher one, and its news is still on the way.
    if (newest !== null && newest !== token && !isLogin()) adopt();
    else refuse();
  };
  const held = createHeldRefusals(after, refuseToken);
  /** Of what is being left alone: who logs in meanwhile, or has the new token already, hears at once what the server says. */
  const hold = (token: string | null): boolean => sidOf(current()) === left && held.hold(token);
  const begin = (exchange: string, sid: string | undefined): void => {
    left = sid;
    held.begin(exchange, sid);
  };
  const act = {
    // A login is not disturbed, but falls back on what is stored.
    token: () => (isLogin() ? leave(left) : adopt()),
    ended: () => endHere('otherTab'),
    // Who has another token, or one of its own, hears from the server what it is worth.
    refused: () => {
      if (current() === null || isOwn() || shared() !== null) return;
      // A tab that was opened meanwhile may not know of the exchange.
      if (!hold(current())) endHere('refusal');
    },
    exchanging: begin,
    exchanged: held.end,
  } as const;
  const unlisten = channel.listen((news: SessionNews) => {
    const [kind, exchange, sid] = news.split(' ') as [keyof typeof act, string, string?];
    // An exchange is of what is stored: a login that is refused falls back on it.
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
        // Who has stored it has told of it already.
        if (fresh === null || shared() !== fresh) attempt(() => channel.send(`exchanged ${number}`));
      }
    },
    close: unlisten,
  };
}
