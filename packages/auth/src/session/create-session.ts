import type { SessionClaims } from './claims.ts';
import { EXCHANGE_TIMEOUT_MS, type ExchangeEvent, type ExchangeState, reduceExchange } from './exchange-state.ts';
import { createObservableState } from './observable-state.ts';
import { isLoggingIn, type SessionState, tokenOf } from './session-state.ts';
import type { After, Session, SessionDependencies, SessionMessage } from './session-types.ts';
import { createStoredToken, STORAGE_KEYS, succeeds } from './stored-token.ts';
import { claimsOfToken } from './token.ts';
import { userOfToken } from './unverified-claims.ts';

const never: After = () => undefined;
const always = () => true;

/** Ignores `exp`: the server has just confirmed the token, and the clock may be wrong. */
function readSession(token: string): SessionClaims | null {
  const result = claimsOfToken(token);
  return result.ok ? result.session : null;
}

/** Renewed tokens keep it. */
const sidOf = (token: string | null | undefined): string | undefined => (token ? readSession(token)?.sid : undefined);

const isSameUser = (before: SessionState, now: SessionState): boolean =>
  before.status === 'authenticated' && now.status === 'authenticated' && before.session.user === now.session.user;

/** Creates a tab's session. Tabs share logouts and renewed tokens, except during a login. */
export function createSession({ storage, channel, after = never, random = () => 0 }: SessionDependencies): Session {
  const { get, subscribe, dispatch } = createObservableState();
  const { readStorage, readToken, isInMemory, writeToken, clearToken } = createStoredToken(storage, channel);
  let exchanges: ExchangeState = { status: 'idle' };
  const currentToken = (): string | null => tokenOf({ get });
  const isLogin = (): boolean => isLoggingIn(get());

  const endSession = (by: 'user' | 'refusal'): void => {
    const refused = by === 'refusal' ? currentToken() : null;
    dispatch({ type: 'ended', by }, () => {
      // Keep a token that another tab stored when this one could not.
      clearToken(refused === null ? always : (token) => token === refused);
      succeeds(() => storage.removeItem(STORAGE_KEYS.pushId));
      succeeds(() => channel.send(by === 'user' ? 'ended' : 'refused'));
    });
  };
  const endLocally = (by: 'refusal' | 'otherTab'): void => {
    const sid = sidOf(currentToken());
    // A renewal in flight may have stored the token again.
    dispatch({ type: 'ended', by }, () => clearToken((token) => sid !== undefined && sid === sidOf(token)));
  };
  const rejectCurrent = (): void => {
    const earlier = isLogin() ? readToken() : null;
    if (earlier === null) endSession('refusal');
    else dispatch({ type: 'found', token: earlier });
  };
  const dispatchExchange = (event: ExchangeEvent): void => {
    const before = exchanges;
    exchanges = reduceExchange(before, event);
    if (event.type === 'began') {
      after(EXCHANGE_TIMEOUT_MS, () => endExchange(event.id));
    }
    if (before.status === 'exchanging' && exchanges.status === 'idle') before.refused.forEach(settleRejection);
  };
  /** Ends exchanges that the stored token completes. */
  const endReplaced = (sid: string | undefined): void => {
    if (sid !== undefined && sidOf(readToken()) !== sid) dispatchExchange({ type: 'succeeded', sid });
  };
  const adoptStoredToken = (): void => {
    const token = readStorage();
    if (token === undefined) return;
    const before = sidOf(currentToken());
    const session = token && readSession(token);
    const state = get();
    const own = state.status === 'authenticated' ? state : null;
    if (
      own &&
      session &&
      session.sid === exchanges.replaced &&
      own.session.sid !== exchanges.replaced &&
      session.user === own.session.user
    ) {
      // Another tab's late renewal overwrote the new token.
      writeToken(own.token);
      return;
    }
    clearToken();
    if (token && session && session.user === own?.session.user) dispatch({ type: 'confirmed', token, session });
    else dispatch({ type: 'found', token });
    endReplaced(before);
  };
  /** Another session was stored meanwhile. */
  const isSuperseded = (sid: string): boolean => {
    const newest = sidOf(readToken());
    return !isLogin() && newest !== undefined && newest !== sid;
  };
  const store = (token: string, session: SessionClaims | null): void => {
    if (session === null) rejectCurrent();
    else dispatch({ type: 'confirmed', token, session }, () => writeToken(token));
  };
  const settleRejection = (token: string | null): void => {
    if (token !== null && token !== currentToken()) return;
    const newest = token === null ? null : readToken();
    // Another tab's message about its newer token is still in flight.
    if (newest !== null && newest !== token && !isLogin()) adoptStoredToken();
    else rejectCurrent();
  };
  /** Defers only refusals of tokens being replaced. */
  const deferRejection = (token: string | null): boolean => {
    const isReplaced = exchanges.status === 'exchanging' && sidOf(currentToken()) === exchanges.replaced;
    if (isReplaced) dispatchExchange({ type: 'refused', token });
    return isReplaced;
  };
  const beginExchange = (id: string, sid: string | undefined): void => dispatchExchange({ type: 'began', id, sid });
  const endExchange = (id: string): void => dispatchExchange({ type: 'ended', id });
  const handlers = {
    token: () => (isLogin() ? endReplaced(exchanges.replaced) : adoptStoredToken()),
    ended: () => endLocally('otherTab'),
    // Tabs with another token wait for the answer to theirs.
    refused: () => {
      if (currentToken() === null || isInMemory() || readStorage() !== null) return;
      // A tab opened during an exchange does not know of it.
      if (!deferRejection(currentToken())) endLocally('refusal');
    },
    exchanging: beginExchange,
    exchanged: endExchange,
  } as const;
  const unlisten = channel.listen((news: SessionMessage) => {
    const [kind, exchange, sid] = news.split(' ') as [keyof typeof handlers, string, string?];
    // Exchanges also matter during a login, which may fall back to the stored token.
    if (exchange || kind === 'token' || !isLogin()) handlers[kind](exchange, sid);
  });

  return {
    get,
    subscribe,
    start: () => {
      if (get().status === 'unknown') dispatch({ type: 'found', token: readToken() });
    },
    login: (token, options = {}) => {
      const present = readToken();
      const earlier = userOfToken(present);
      const other = present !== null && earlier !== null && earlier !== userOfToken(token);
      if (other && options.replace !== true) {
        return { ok: false, reason: 'otherAccount', current: readSession(present)?.name ?? null };
      }
      dispatch({ type: 'login', token });
      return { ok: true };
    },
    confirmToken: (token, asked) => {
      if (asked !== currentToken()) return;
      const session = readSession(token);
      if (session !== null && isSuperseded(session.sid)) adoptStoredToken();
      else store(token, session);
    },
    completeLogin: () => {
      dispatch({ type: 'loginDone' });
    },
    logout: () => endSession('user'),
    rejectToken: (token = null) => {
      if (!deferRejection(token ?? currentToken())) {
        settleRejection(token);
        return true;
      }
      const newest = readToken();
      if (newest !== null && newest !== currentToken()) adoptStoredToken();
      return false;
    },
    replaceToken: async (ask) => {
      const asked = get();
      const number = random();
      const sid = sidOf(currentToken());
      beginExchange(`${number}`, sid);
      succeeds(() => channel.send(`exchanging ${number} ${sid}`));
      let fresh: string | null = null;
      try {
        fresh = await ask();
        if (isSameUser(asked, get())) store(fresh, readSession(fresh));
      } finally {
        endExchange(`${number}`);
        // Storing has notified the tabs already.
        if (fresh === null || readStorage() !== fresh) succeeds(() => channel.send(`exchanged ${number}`));
      }
    },
    close: unlisten,
  };
}
