import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { after, confirmCurrent, createBrowser, startBrowser } from './browser.fixture.ts';
import { createSession } from './create-session.ts';
import { claims, tokenOf, tokenWith } from './sample-token.fixture.ts';
import { reduceSession, type SessionEvent, type SessionState } from './session-state.ts';
import type { Session } from './session-types.ts';
import { STORAGE_KEYS } from './stored-token.ts';
import { MAX_TOKEN_LENGTH } from './token.ts';
import { estimateSkew, userOfToken } from './unverified-claims.ts';

const mine = tokenOf(claims);
const fresh = tokenWith({ iat: claims.iat + 1 });
const others = tokenWith({ user: 30, role: 3, employee: null });

describe('one tab (SPEC §4)', () => {
  // @spec 4.2-1, 4.2-4
  test('the state is unknown at start, and anonymous without a stored token', () => {
    const { open } = createBrowser();
    const session = open();
    expect(session.get()).toEqual({ status: 'unknown' });
    session.start();
    expect(session.get()).toEqual({ status: 'anonymous' });
  });

  // @spec 4.2-1, 4.2-2
  test('a stored token is checked, and the fresh one is stored', () => {
    const { session, items, news } = startBrowser({ token: mine });
    expect(session.get()).toEqual({ status: 'checking', token: mine, login: false });
    confirmCurrent(session, fresh);
    expect(session.get()).toMatchObject({ status: 'authenticated', token: fresh, session: { user: 20 }, login: false });
    expect(items.get('token')).toBe(fresh);
    expect(news).toEqual(['token']);
  });

  test.each([
    ['of the maximum length is checked', MAX_TOKEN_LENGTH, 'checking'],
    ['above the maximum length is ignored', MAX_TOKEN_LENGTH + 1, 'anonymous'],
    ['of 60 000 characters is ignored', 60_000, 'anonymous'],
  ])('a stored token %s', (_what, length, status) => {
    const { session } = startBrowser({ token: mine.padEnd(length, 'x') });
    expect(session.get().status).toBe(status);
    expect(session.login(others).ok).toBe(status === 'anonymous');
  });

  test('an empty stored token counts as none', () => {
    expect(startBrowser({ token: '' }).session.get()).toEqual({ status: 'anonymous' });
  });

  test('a tab keeps its token when another tab stores one that is too long', () => {
    const { session, items, send } = startBrowser({ token: mine });
    confirmCurrent(session, fresh);
    items.set('token', mine.padEnd(MAX_TOKEN_LENGTH + 1, 'x'));
    send('token');
    expect(session.get()).toMatchObject({ status: 'authenticated', token: fresh });
  });

  // @spec 2.1-1, 4.3-1, 4.3-2
  test('a login is in progress until loginDone', () => {
    const { session, items } = startBrowser();
    expect(session.login(mine)).toEqual({ ok: true });
    expect(items.has('token')).toBe(false);
    expect(session.get()).toEqual({ status: 'checking', token: mine, login: true });
    confirmCurrent(session, fresh);
    expect(items.get('token')).toBe(fresh);
    expect(session.get()).toMatchObject({ status: 'authenticated', login: true });
    session.completeLogin();
    expect(session.get()).toMatchObject({ status: 'authenticated', login: false });
  });

  test('a login as another user requires replace', () => {
    const { session, items } = startBrowser({ token: mine });
    expect(session.login(others)).toEqual({ ok: false, reason: 'otherAccount', current: claims.name });
    expect([items.get('token'), session.get().status]).toEqual([mine, 'checking']);
    expect(session.login(fresh)).toEqual({ ok: true });
    expect(session.login(others, { replace: true })).toEqual({ ok: true });
    confirmCurrent(session, others);
    expect(items.get('token')).toBe(others);
  });

  test.each([
    ['a used hand-over token of the same user', fresh, (session: Session) => session.rejectToken()],
    ['a forged link', tokenOf({ user: claims.user }), (session: Session) => session.rejectToken()],
    ['an unreadable fresh token', fresh, (session: Session) => confirmCurrent(session, 'nonsense')],
  ])('%s signs nobody out and the earlier session continues', (_what, link, refuse) => {
    const { session, items, news } = startBrowser({ token: mine });
    session.login(link);
    refuse(session);
    expect(session.get()).toEqual({ status: 'checking', token: mine, login: false });
    expect([items.get('token'), news]).toEqual([mine, []]);
    session.rejectToken(link);
    expect(session.get().status).toBe('checking');
    session.rejectToken(mine);
    expect(session.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
  });

  test('a refused login without an earlier session ends in loggedOut', () => {
    const { session } = startBrowser();
    session.login(mine);
    session.rejectToken(mine);
    expect(session.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
  });

  test('tokens with only role and user sign in, renew and follow a login as another user', () => {
    const { session, items, open } = startBrowser({ token: tokenOf({ role: 3, user: 30 }) });
    confirmCurrent(session, tokenOf({ role: 3, user: 30, n: 1 }));
    const tab = open();
    tab.start();
    confirmCurrent(tab, tokenOf({ role: 3, user: 30, n: 2 }));
    expect([session.get(), tab.get()]).toEqual([
      expect.objectContaining({ status: 'authenticated', token: items.get('token') }),
      expect.objectContaining({ status: 'authenticated', token: items.get('token') }),
    ]);
    tab.login(tokenOf({ role: 1, user: 10 }), { replace: true });
    confirmCurrent(tab, tokenOf({ role: 1, user: 10, n: 3 }));
    expect(session.get()).toMatchObject({ status: 'checking', token: items.get('token') });
    tab.logout();
    expect([session.get().status, items.size]).toEqual(['loggedOut', 0]);
  });

  // @spec 4.2-3, 4.2-5, 4.2-6
  test.each([
    ['logout', 'user'],
    ['rejectToken', 'refusal'],
  ] as const)('%s clears both stored items and notifies the other tabs once', (act, by) => {
    const { session, items, news } = startBrowser({ token: mine, one_uid: 'push', other: 'kept' });
    confirmCurrent(session, fresh);
    for (let times = 0; times < 50; times += 1) session[act]();
    expect(session.get()).toEqual({ status: 'loggedOut', by });
    expect(Object.fromEntries(items)).toEqual({ other: 'kept' });
    expect(news).toEqual(['token', by === 'user' ? 'ended' : 'refused']);
  });

  test('an answer for an outdated token is ignored', () => {
    const { session, items, news } = startBrowser({ token: mine });
    session.login(others, { replace: true });
    session.confirmToken(fresh, mine);
    session.confirmToken('nonsense', mine);
    expect(session.get()).toEqual({ status: 'checking', token: others, login: true });
    session.confirmToken(others, others);
    session.confirmToken(fresh, mine);
    expect(session.get()).toMatchObject({ status: 'authenticated', token: others, session: { user: 30 } });
    expect([items.get('token'), news]).toEqual([others, ['token']]);
  });

  test('an answer after the logout is ignored', () => {
    const { session, items } = startBrowser({ token: mine });
    session.logout();
    confirmCurrent(session, fresh);
    expect([session.get().status, items.size]).toEqual(['loggedOut', 0]);
  });

  // @spec 8.0-8
  test('an unreadable fresh token counts as a refusal', () => {
    const { session } = startBrowser({ token: mine });
    confirmCurrent(session, 'nonsense');
    expect(session.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
  });

  test('a local clock that is ahead does not sign out', () => {
    const { session } = startBrowser({ token: mine });
    confirmCurrent(session, tokenWith({ iat: 1, exp: 2 }));
    expect(session.get().status).toBe('authenticated');
  });

  test('a listener receives every change until it unsubscribes', () => {
    const { open } = createBrowser({ token: mine });
    const session = open();
    const heard: string[] = [];
    const stop = session.subscribe((state) => heard.push(state.status));
    session.start();
    session.start();
    confirmCurrent(session, fresh);
    stop();
    session.logout();
    expect(heard).toEqual(['checking', 'authenticated']);
  });

  // @spec 3.8-11, 9.0-1, 9.0-2
  test('the storage keys are those of SPEC §9', () => {
    expect(STORAGE_KEYS).toEqual({ token: 'token', pushId: 'one_uid' });
  });
});

describe('several tabs', () => {
  const twoTabs = () => {
    const { session: one, open, items, news, send } = startBrowser({ token: mine });
    const two = open();
    two.start();
    confirmCurrent(one, mine);
    confirmCurrent(two, mine);
    return { one, two, items, news, send };
  };

  test('a fresh token of one tab is adopted by the other, which sends nothing back', () => {
    const { one, two, news } = twoTabs();
    news.length = 0;
    confirmCurrent(one, fresh);
    expect(two.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(news).toEqual(['token']);
  });

  test('a logout in one tab logs out all tabs', () => {
    const { one, two, news } = twoTabs();
    news.length = 0;
    two.logout();
    expect([one.get(), two.get()]).toEqual([
      { status: 'loggedOut', by: 'otherTab' },
      { status: 'loggedOut', by: 'user' },
    ]);
    expect(news).toEqual(['ended']);
  });

  test('an unreadable stored token makes the tabs check it', () => {
    const { one, two, items, send } = twoTabs();
    items.set('token', 'nonsense');
    send('token');
    for (const tab of [one, two]) expect(tab.get()).toEqual({ status: 'checking', token: 'nonsense', login: false });
  });

  test('a removed token makes the tabs anonymous', () => {
    const { one, items, send } = twoTabs();
    items.clear();
    send('token');
    expect(one.get()).toEqual({ status: 'anonymous' });
  });

  test('a tab that has not started adopts a stored token', () => {
    const { open, items, send } = createBrowser();
    const late = open();
    items.set('token', fresh);
    send('token');
    expect(late.get()).toEqual({ status: 'checking', token: fresh, login: false });
  });

  test('the login mark survives a fresh token of another tab', () => {
    const { open } = createBrowser();
    const [one, two] = [open(), open()];
    one.login(mine);
    confirmCurrent(one, mine);
    two.start();
    confirmCurrent(two, fresh);
    expect(one.get()).toMatchObject({ status: 'authenticated', token: fresh, login: true });
  });

  test("another user's token in one tab makes the others check it", () => {
    const { one, two } = twoTabs();
    one.login(others, { replace: true });
    confirmCurrent(one, others);
    expect(two.get()).toEqual({ status: 'checking', token: others, login: false });
  });

  test('a fresh token of one tab does not affect a login in another', () => {
    const { one, two } = twoTabs();
    two.login(others, { replace: true });
    confirmCurrent(one, fresh);
    expect(two.get()).toEqual({ status: 'checking', token: others, login: true });
  });

  test('a logout in one tab does not affect a login in another', () => {
    const { one, two, items } = twoTabs();
    two.login(others, { replace: true });
    one.logout();
    expect(two.get()).toEqual({ status: 'checking', token: others, login: true });
    confirmCurrent(two, others);
    expect([two.get().status, items.get('token')]).toEqual(['authenticated', others]);
  });

  test('a refused login ends in loggedOut when another tab has logged out', () => {
    const { one, two } = twoTabs();
    two.login(others, { replace: true });
    one.logout();
    two.rejectToken(others);
    expect(two.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
  });

  test('a closed session ignores other tabs', () => {
    const { one, two } = twoTabs();
    two.close();
    one.logout();
    expect(two.get().status).toBe('authenticated');
  });
});

describe.each([
  ['is forbidden', { reading: true, writing: true }],
  ['is full', { reading: false, writing: true }],
])('when the storage %s', (_what, faults) => {
  const signedIn = () => {
    const { open, news } = createBrowser({}, faults);
    const [one, two] = [open(), open()];
    for (const tab of [one, two]) {
      tab.start();
      expect(tab.get()).toEqual({ status: 'anonymous' });
      expect(tab.login(mine)).toEqual({ ok: true });
      confirmCurrent(tab, mine);
      tab.completeLogin();
    }
    return { one, two, news };
  };

  test('each tab has its own session, unaffected by fresh tokens of others', () => {
    const { one, two, news } = signedIn();
    confirmCurrent(one, fresh);
    expect(one.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(two.get()).toMatchObject({ status: 'authenticated', token: mine });
    expect(news).toEqual([]);
  });

  test('a login as another user requires replace, and a refused one signs nobody out', () => {
    const { one } = signedIn();
    expect(one.login(others)).toEqual({ ok: false, reason: 'otherAccount', current: claims.name });
    expect(one.login(others, { replace: true })).toEqual({ ok: true });
    one.rejectToken(others);
    expect(one.get()).toEqual({ status: 'checking', token: mine, login: false });
    one.rejectToken(mine);
    expect(one.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
    expect(one.login(others)).toEqual({ ok: true });
  });

  test('a logout in one tab logs out all tabs, and the next login needs no replace', () => {
    const { one, two } = signedIn();
    one.logout();
    expect([one.get().status, two.get()]).toEqual(['loggedOut', { status: 'loggedOut', by: 'otherTab' }]);
    for (const tab of [one, two]) expect(tab.login(others)).toEqual({ ok: true });
  });
});

test('a refused token does not restore an older one that is still stored', () => {
  const faults = { reading: false, writing: false };
  const { open } = createBrowser({ token: mine }, faults);
  const session = open();
  session.start();
  faults.writing = true;
  confirmCurrent(session, fresh);
  session.rejectToken(fresh);
  expect(session.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
});

test('a fresh token in one tab never signs out another, however the storage fails', () => {
  const step = fc.record({ tab: fc.nat(1), later: fc.nat(9), reading: fc.boolean(), writing: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), fc.boolean(), (steps, stored) => {
      const faults = { reading: false, writing: !stored };
      const { open } = createBrowser({}, faults);
      const tabs = [open(), open()] as const;
      for (const tab of tabs) {
        tab.login(mine);
        confirmCurrent(tab, mine);
      }
      for (const { tab, later, ...next } of steps) {
        Object.assign(faults, next);
        confirmCurrent(tabs[tab] ?? tabs[0], tokenWith({ iat: claims.iat + later }));
        expect(tabs.map((one) => one.get().status)).toEqual(['authenticated', 'authenticated']);
      }
    }),
  );
});

test('for any events, only a checked or authenticated session is confirmed, and loggedOut lasts until a login', () => {
  const by = fc.constantFrom('user', 'refusal', 'otherTab');
  const anyEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
    fc.constant<SessionEvent>({ type: 'found', token: null }),
    fc.record({ type: fc.constant('login'), token: fc.constant(mine) }),
    fc.constant<SessionEvent>({ type: 'confirmed', token: fresh, session: claims }),
    fc.constant<SessionEvent>({ type: 'loginDone' }),
    fc.record({ type: fc.constant('ended'), by }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let state: SessionState = { status: 'unknown' };
      for (const event of events) {
        const next = reduceSession(state, event);
        if (next.status === 'authenticated') expect(['checking', 'authenticated']).toContain(state.status);
        if (state.status === 'loggedOut' && event.type !== 'login') expect(next).toBe(state);
        state = next;
      }
    }),
  );
});

// @spec 4.3-2
test('loginDone only affects an authenticated session', () => {
  const checking: SessionState = { status: 'checking', token: mine, login: true };
  expect(reduceSession(checking, { type: 'loginDone' })).toBe(checking);
  const done: SessionState = { status: 'authenticated', token: mine, session: claims, login: false };
  expect(reduceSession(done, { type: 'loginDone' })).toBe(done);
});

describe('token hints', () => {
  test.each([
    [mine, 20],
    [tokenOf({ user: 5 }), 5],
    [tokenOf({ user: 0 }), null],
    [tokenOf({ user: '5' }), 5],
    [tokenOf({ user: 'me' }), null],
    [tokenOf({}), null],
    [tokenOf({ user: 1.5 }), null],
    [tokenOf({ user: 5 }).padEnd(MAX_TOKEN_LENGTH, 'x'), 5],
    [tokenOf({ user: 5 }).padEnd(MAX_TOKEN_LENGTH + 1, 'x'), null],
    ['nonsense', null],
    [null, null],
  ])('userOfToken(%s) is %s', (token, user) => {
    expect(userOfToken(token)).toBe(user);
  });

  test.each([
    ['estimateSkew of a server one minute ahead', { serverDate: 60_500, sentAt: 0, receivedAt: 1_000 }, 60],
    ['estimateSkew of a server one minute behind', { serverDate: 0, sentAt: 59_500, receivedAt: 60_500 }, -60],
    ['estimateSkew ignores the fraction that Date omits', { serverDate: 1_000, sentAt: 1_400, receivedAt: 1_600 }, 0],
    ['estimateSkew rounds 1.6 seconds to 2', { serverDate: 1_600, sentAt: 0, receivedAt: 0 }, 2],
    ['estimateSkew is 0 for one second', { serverDate: 1_000, sentAt: 0, receivedAt: 0 }, 0],
    ['estimateSkew is 0 without a date', { serverDate: Number.NaN, sentAt: 0, receivedAt: 1 }, 0],
  ])('%s', (_what, times, skew) => {
    expect(estimateSkew(times)).toBe(skew);
  });
});

describe('a listener', () => {
  test('sees the storage up to date, after a confirmation and after the end', () => {
    const { session, items } = startBrowser({ token: mine });
    const seen: (string | undefined)[] = [];
    session.subscribe(() => seen.push(items.get(STORAGE_KEYS.token)));
    confirmCurrent(session, fresh);
    session.logout();
    expect(seen).toEqual([fresh, undefined]);
  });

  test('that throws neither blocks the logout nor other listeners', () => {
    const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    onTestFinished(() => later.mockRestore());
    const { session, items, news } = startBrowser({ token: mine, one_uid: 'push' });
    const fault = new Error('a listener');
    const heard: string[] = [];
    session.subscribe(() => {
      throw fault;
    });
    session.subscribe(({ status }) => heard.push(status));
    session.logout();
    expect([[...items.keys()], news, heard]).toEqual([[], ['ended'], ['loggedOut']]);
    // Reported as uncaught.
    expect(() => later.mock.calls[0]?.[0]()).toThrow(fault);
  });

  test('that changes the state hides the earlier state from later listeners', () => {
    const { session } = startBrowser({ token: mine });
    const heard: string[][] = [[], []];
    session.subscribe(({ status }) => {
      heard[0]?.push(status);
      if (status === 'authenticated') session.logout();
    });
    session.subscribe(({ status }) => heard[1]?.push(status));
    confirmCurrent(session, fresh);
    expect(heard).toEqual([['authenticated', 'loggedOut'], ['loggedOut']]);
  });

  test('is called even when the other tabs cannot be notified', () => {
    const send = () => {
      throw new DOMException('closed', 'InvalidStateError');
    };
    const storage = { getItem: () => mine, setItem: () => undefined, removeItem: () => undefined };
    const session = createSession({ storage, channel: { send, listen: () => () => undefined }, after });
    const heard: string[] = [];
    session.subscribe(({ status }) => heard.push(status));
    session.start();
    confirmCurrent(session, fresh);
    session.logout();
    expect(heard).toEqual(['checking', 'authenticated', 'loggedOut']);
  });
});

test('a refused token ends nothing when another tab has stored its successor, which is adopted', () => {
  const { session, items, news } = startBrowser({ token: mine });
  confirmCurrent(session, mine);
  items.set(STORAGE_KEYS.token, fresh);
  news.length = 0;
  session.rejectToken(mine);
  expect(session.get()).toMatchObject({ status: 'authenticated', token: fresh });
  expect(items.get(STORAGE_KEYS.token)).toBe(fresh);
  expect(news).toEqual([]);
});

test('a refused token that is being checked is replaced by the stored successor, which is checked', () => {
  const { session, items, news } = startBrowser({ token: mine });
  items.set(STORAGE_KEYS.token, others);
  session.rejectToken(mine);
  expect(session.get()).toEqual({ status: 'checking', token: others, login: false });
  session.rejectToken(mine);
  expect([items.get(STORAGE_KEYS.token), news]).toEqual([others, []]);
  session.rejectToken(others);
  expect([session.get(), items.size]).toEqual([{ status: 'loggedOut', by: 'refusal' }, 0]);
});
