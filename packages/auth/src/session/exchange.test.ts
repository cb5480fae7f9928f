import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { after, confirmCurrent, createBrowser, startBrowser } from './browser.fixture.ts';
import { createSession } from './create-session.ts';
import { claims, tokenOf, tokenWith } from './sample-token.fixture.ts';
import { tokenOf as currentTokenOf } from './session-state.ts';
import type { Session, SessionChannel, SessionMessage } from './session-types.ts';

const mine = tokenOf(claims);
const fresh = tokenWith({ sid: 's-2', iat: claims.iat + 1 });
const others = tokenWith({ user: 30, role: 3, employee: null });

describe('during an exchange of the token', () => {
  const exchanging = () => {
    const { session: one, open, items, news } = startBrowser({ token: mine });
    const two = open();
    two.start();
    for (const tab of [one, two]) confirmCurrent(tab, mine);
    const asked = Promise.withResolvers<string>();
    return { one, two, items, news, asked, done: one.replaceToken(() => asked.promise) };
  };

  test('a refusal ends no tab, and all tabs adopt the new token', async () => {
    const { one, two, items, asked, done } = exchanging();
    expect([one.rejectToken(mine), two.rejectToken(mine), two.rejectToken()]).toEqual([false, false, false]);
    asked.resolve(fresh);
    await done;
    for (const tab of [one, two]) expect(tab.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
    expect(two.rejectToken(fresh)).toBe(true);
    for (const tab of [one, two]) expect(tab.get().status).toBe('loggedOut');
  });

  test('a refusal ends the session when the exchange fails', async () => {
    const { one, two, asked, done } = exchanging();
    two.rejectToken(mine);
    asked.reject(new Error('wrong password'));
    await expect(done).rejects.toThrow('wrong password');
    for (const tab of [one, two]) expect(tab.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
  });

  test('a failed exchange leaves the session unchanged without a refusal', async () => {
    const { one, two, items, asked, done } = exchanging();
    asked.reject(new Error('wrong password'));
    await expect(done).rejects.toThrow('wrong password');
    for (const tab of [one, two]) expect(tab.get()).toMatchObject({ status: 'authenticated', token: mine });
    expect(items.get('token')).toBe(mine);
    expect(one.rejectToken(mine)).toBe(true);
  });

  test('a refusal in a tab that was opened later only ends that tab', async () => {
    const { session: one, items, open, line } = startBrowser({ token: mine });
    confirmCurrent(one, mine);
    const asked = Promise.withResolvers<string>();
    const done = one.replaceToken(() => asked.promise);
    const late = open();
    late.start();
    late.rejectToken(mine);
    expect([late.get().status, one.get().status]).toEqual(['loggedOut', 'authenticated']);
    asked.resolve(fresh);
    await done;
    expect(one.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
    line().send('refused');
    expect(one.get().status).toBe('authenticated');
  });

  test('refusals of the current and an older token end the session when the exchange fails', async () => {
    const { one, two, asked, done } = exchanging();
    one.rejectToken(mine);
    one.rejectToken(tokenWith({ iat: claims.iat - 5 }));
    asked.reject(new Error('wrong password'));
    await expect(done).rejects.toThrow('wrong password');
    for (const tab of [one, two]) expect(tab.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
  });

  test('a deferred refusal ends the session after 60 s', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { two } = exchanging();
    two.rejectToken(mine);
    vi.advanceTimersByTime(59_999);
    expect(two.get().status).toBe('authenticated');
    vi.advanceTimersByTime(1);
    expect(two.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
  });

  test('the exchange is over for a tab with the new token: a refusal of that one ends the session once a second exchange fails', async () => {
    const { one, two, asked, done } = exchanging();
    asked.resolve(fresh);
    await done;
    const second = Promise.withResolvers<string>();
    const again = one.replaceToken(() => second.promise);
    expect(two.rejectToken(fresh)).toBe(false);
    second.reject(new Error('wrong password'));
    await expect(again).rejects.toThrow('wrong password');
    for (const tab of [one, two]) expect(tab.get().status).toBe('loggedOut');
  });

  test.each([
    ['is only being checked', (_: Session) => undefined],
    ['logs in as another user and is refused', (tab: Session) => tab.login(others, { replace: true })],
  ])('the exchange is over for a tab that %s when the new token arrives', async (_, meanwhile) => {
    const { session: one, open } = startBrowser({ token: mine });
    confirmCurrent(one, mine);
    const asked = Promise.withResolvers<string>();
    const two = open();
    two.start();
    const done = one.replaceToken(() => asked.promise);
    meanwhile(two);
    asked.resolve(fresh);
    await done;
    // The login was refused, so the stored session applies again.
    if (currentTokenOf(two) === others) two.rejectToken(others);
    expect(two.get()).toMatchObject({ status: 'checking', token: fresh });
    const second = Promise.withResolvers<string>();
    const again = one.replaceToken(() => second.promise);
    expect(two.rejectToken(fresh)).toBe(false);
    second.reject(new Error('wrong password'));
    await expect(again).rejects.toThrow('wrong password');
    for (const tab of [one, two]) expect(tab.get().status).toBe('loggedOut');
  });

  test('another tab learns of the new token by message, before its storage shows it', async () => {
    let lagging: string | null = null;
    const { session: one, items, storage, line } = startBrowser({ token: mine });
    const two = createSession({
      storage: { ...storage, getItem: (key) => (key === 'token' && lagging !== null ? lagging : storage.getItem(key)) },
      channel: line(),
      after,
    });
    two.start();
    for (const tab of [one, two]) confirmCurrent(tab, mine);
    const asked = Promise.withResolvers<string>();
    const done = one.replaceToken(() => asked.promise);
    lagging = mine;
    two.rejectToken(mine);
    asked.resolve(fresh);
    await done;
    expect([one.get().status, two.rejectToken(mine), two.get().status]).toEqual([
      'authenticated',
      false,
      'authenticated',
    ]);
    lagging = null;
    expect(two.rejectToken(mine)).toBe(false);
    for (const tab of [one, two]) expect(tab.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
    expect(two.rejectToken(fresh)).toBe(true);
  });

  test('a tab that missed a renewal can exchange its token without signing anyone out', async () => {
    const { session: one, open, items } = startBrowser({ token: mine });
    const two = open();
    two.start();
    for (const tab of [one, two]) confirmCurrent(tab, mine);
    // Another tab renewed the token; its message was lost.
    const renewed = tokenWith({ iat: claims.iat + 2 });
    items.set('token', renewed);
    const asked = Promise.withResolvers<string>();
    const done = one.replaceToken(() => asked.promise);
    // Both belong to the replaced session, so the stored token is no successor.
    expect([one.rejectToken(mine), one.rejectToken(mine), two.rejectToken(mine), two.rejectToken(renewed)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const last = tokenWith({ iat: claims.iat + 3, sid: 's-2' });
    asked.resolve(last);
    await done;
    for (const tab of [one, two]) expect(tab.get()).toMatchObject({ status: 'authenticated', token: last });
    expect(items.get('token')).toBe(last);
  });

  test('the new token is dropped when another user signed in', async () => {
    const { one, items, asked, done } = exchanging();
    items.set('token', others);
    one.login(others, { replace: true });
    asked.resolve(fresh);
    await done;
    expect(items.get('token')).toBe(others);
    expect(one.get()).toMatchObject({ token: others });
  });

  test('the new token is dropped when the user logged out', async () => {
    const { one, items, asked, done } = exchanging();
    one.logout();
    asked.resolve(fresh);
    await done;
    expect([one.get().status, items.has('token')]).toEqual(['loggedOut', false]);
  });
});

describe('two tabs exchange the token at once', () => {
  const both = () => {
    const { session: one, open, items } = startBrowser({ token: mine });
    const two = open();
    two.start();
    for (const tab of [one, two]) confirmCurrent(tab, mine);
    const asked = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
    const done = [one.replaceToken(() => asked[0].promise), two.replaceToken(() => asked[1].promise)] as const;
    // The server accepted one of them and refuses other calls with the old token.
    expect([one.rejectToken(mine), two.rejectToken(mine)]).toEqual([false, false]);
    return { tabs: [one, two] as const, items, asked, done };
  };

  test.each([
    ['the first exchange', 0, 1],
    ['the second exchange', 1, 0],
  ] as const)('when %s fails, all tabs adopt the token of the other', async (_, failed, taken) => {
    const { tabs, items, asked, done } = both();
    asked[failed].reject(new Error('signed out'));
    await expect(done[failed]).rejects.toThrow('signed out');
    expect(tabs.map((tab) => tab.get().status)).toEqual(['authenticated', 'authenticated']);
    asked[taken].resolve(fresh);
    await done[taken];
    for (const tab of tabs) expect(tab.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
    expect(tabs[failed].rejectToken(fresh)).toBe(true);
  });

  test('when both fail, the last one ends the session', async () => {
    const { tabs, asked, done } = both();
    for (const index of [0, 1] as const) {
      expect(tabs.map((tab) => tab.get().status)).toEqual(['authenticated', 'authenticated']);
      asked[index].reject(new Error('signed out'));
      await expect(done[index]).rejects.toThrow('signed out');
    }
    expect(tabs.map((tab) => tab.get().status)).toEqual(['loggedOut', 'loggedOut']);
  });
});

describe('a login while another tab exchanges the token', () => {
  const logged = tokenWith({ sid: 's-9', iat: claims.iat + 1 });
  const loggingIn = (first: 'login' | 'exchange') => {
    const { session: one, open, items } = startBrowser({ token: mine });
    const two = open();
    two.start();
    for (const tab of [one, two]) confirmCurrent(tab, mine);
    const asked = Promise.withResolvers<string>();
    if (first === 'login') two.login(logged);
    const done = one.replaceToken(() => asked.promise);
    if (first === 'exchange') two.login(logged);
    return { one, two, items, asked, done };
  };

  test.each(['login', 'exchange'] as const)('is refused at once (first: %s)', (first) => {
    const { two } = loggingIn(first);
    expect(two.rejectToken(logged)).toBe(true);
    expect(two.get()).toMatchObject({ status: 'checking', token: mine, login: false });
  });

  test.each(['login', 'exchange'] as const)(
    'defers refusals after it fell back to the old token (first: %s)',
    async (first) => {
      const { one, two, asked, done } = loggingIn(first);
      two.rejectToken(logged);
      expect(two.rejectToken(mine)).toBe(false);
      asked.resolve(fresh);
      await done;
      expect(one.get()).toMatchObject({ status: 'authenticated', token: fresh });
      expect(two.get()).toMatchObject({ status: 'checking', token: fresh });
    },
  );

  test.each(['login', 'exchange'] as const)(
    'does not defer refusals after it succeeded and the exchange failed (first: %s)',
    async (first) => {
      const { one, two, asked, done } = loggingIn(first);
      asked.reject(new Error('wrong password'));
      await expect(done).rejects.toThrow('wrong password');
      confirmCurrent(two, logged);
      expect(two.rejectToken(logged)).toBe(true);
      for (const tab of [one, two]) expect(tab.get().status).toBe('loggedOut');
    },
  );

  test('does not defer refusals after it succeeded during the exchange', () => {
    const { two } = loggingIn('exchange');
    confirmCurrent(two, logged);
    expect([two.rejectToken(logged), two.get().status]).toEqual([true, 'loggedOut']);
  });
});

test('the new token is dropped while the old one is being checked', async () => {
  const { session, items } = startBrowser({ token: mine });
  await session.replaceToken(async () => fresh);
  expect(session.get()).toEqual({ status: 'checking', token: mine, login: false });
  expect(items.get('token')).toBe(mine);
});

describe('a renewal while another tab exchanges the token', () => {
  const renewed = tokenWith({ iat: claims.iat + 1 });
  const three = () => {
    const { session: one, open, items, storage, line } = startBrowser({ token: mine });
    const [two, three] = [open(), open()];
    for (const tab of [two, three]) tab.start();
    for (const tab of [one, two, three]) confirmCurrent(tab, mine);
    const asked = Promise.withResolvers<string>();
    return { one, two, three, items, storage, line, asked, done: one.replaceToken(() => asked.promise) };
  };

  test('is no successor: refusals stay deferred and nobody is signed out', async () => {
    const { one, two, three: renewing, items, asked, done } = three();
    renewing.confirmToken(renewed, mine);
    expect([one.rejectToken(renewed), two.rejectToken(renewed), renewing.rejectToken(renewed)]).toEqual([
      false,
      false,
      false,
    ]);
    asked.resolve(fresh);
    await done;
    for (const tab of [one, two, renewing]) expect(tab.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
  });

  test('is dropped when its answer comes after the new token, even before that token’s message', () => {
    const { items, open } = createBrowser({ token: mine });
    const late = open();
    late.start();
    confirmCurrent(late, mine);
    items.set('token', fresh);
    late.confirmToken(renewed, mine);
    expect(late.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
  });

  test('is overwritten again by the tab with the new token when it was stored over it', async () => {
    const { one, two, items, asked, done, line } = three();
    asked.resolve(fresh);
    await done;
    items.set('token', renewed);
    line().send('token');
    for (const tab of [one, two]) expect(tab.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
  });

  test('at start makes the session check the stored token', () => {
    const { session, items } = startBrowser({ token: mine });
    items.set('token', fresh);
    session.confirmToken(renewed, mine);
    expect(session.get()).toEqual({ status: 'checking', token: fresh, login: false });
  });
});

test('a logout removes the token that a renewal in flight stored again', () => {
  const { session: one, items, storage } = startBrowser({ token: mine });
  const heard: ((news: SessionMessage) => void)[] = [];
  const channel: SessionChannel = {
    send: () => undefined,
    listen: (listener) => {
      heard.push(listener);
      return () => undefined;
    },
  };
  const two = createSession({ storage, channel, after });
  two.start();
  for (const tab of [one, two]) confirmCurrent(tab, mine);
  one.logout();
  two.confirmToken(tokenWith({ iat: claims.iat + 1 }), mine);
  for (const listener of heard) listener('ended');
  expect([two.get(), items.size]).toEqual([{ status: 'loggedOut', by: 'otherTab' }, 0]);
});

test('a delayed logout message keeps the token of a newer session', () => {
  const { session, items, send } = startBrowser({ token: mine });
  confirmCurrent(session, mine);
  items.set('token', fresh);
  send('ended');
  expect([session.get().status, items.get('token')]).toEqual(['loggedOut', fresh]);
});

describe('when the storage rejects writes', () => {
  const two = () => {
    const faults = { reading: false, writing: true };
    const { items, open } = createBrowser({}, faults);
    const tabs = [open(), open()] as const;
    return { tabs, items, faults };
  };

  test('a refusal in one tab does not end a tab with its own token', () => {
    const { tabs } = two();
    tabs[0].login(mine);
    confirmCurrent(tabs[0], mine);
    tabs[1].login(fresh);
    confirmCurrent(tabs[1], fresh);
    tabs[0].rejectToken(mine);
    expect(tabs.map((tab) => tab.get().status)).toEqual(['loggedOut', 'authenticated']);
    tabs[1].logout();
    expect(tabs[1].get()).toEqual({ status: 'loggedOut', by: 'user' });
  });

  test('a refusal does not remove a token that another tab stored', () => {
    const { tabs, items, faults } = two();
    tabs[0].login(mine);
    confirmCurrent(tabs[0], mine);
    faults.writing = false;
    tabs[1].login(fresh, { replace: true });
    // The first tab has its token in memory and receives no message.
    items.set('token', fresh);
    tabs[0].rejectToken(mine);
    expect([tabs[0].get().status, items.get('token')]).toEqual(['loggedOut', fresh]);
  });

  test('a logout ends all tabs', () => {
    const { tabs } = two();
    for (const tab of tabs) {
      tab.login(mine);
      confirmCurrent(tab, mine);
    }
    tabs[0].logout();
    expect(tabs[1].get()).toEqual({ status: 'loggedOut', by: 'otherTab' });
  });
});

/** One server session, whose tabs renew, exchange, call and receive messages in any order. */
function world(count: number) {
  const { items, storage } = createBrowser({ token: mine });
  let living = claims.sid;
  /** Sessions from logins, which stay valid. */
  const beside = new Set<string>();
  let minted = 0;
  const mint = (sid: string): string => {
    minted += 1;
    return tokenWith({ sid, iat: claims.iat + minted });
  };
  const sidOf = (token: string): string =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
  const isGood = (token: string | null | undefined): boolean =>
    token != null && (sidOf(token) === living || beside.has(sidOf(token)));
  const listeners: ((news: SessionMessage) => void)[] = [];
  const queues: SessionMessage[][] = [];
  const line = (own: number): SessionChannel => ({
    send: (news) => {
      for (const [index, queue] of queues.entries()) if (index !== own) queue.push(news);
    },
    listen: (listen) => {
      listeners[own] = listen;
      return () => undefined;
    },
  });
  const deliver = (index: number): boolean => {
    const news = queues[index]?.shift();
    if (news !== undefined) listeners[index]?.(news);
    return news !== undefined;
  };
  /** In flight. */
  const answers: (() => void)[] = [];
  const tabs: Session[] = [];
  for (let index = 0; index < count; index += 1) {
    queues[index] = [];
    const tab = createSession({
      storage,
      channel: line(index),
      after: () => () => undefined,
      random: () => {
        minted += 1;
        return minted / 1000;
      },
    });
    tab.start();
    confirmCurrent(tab, mine);
    tabs.push(tab);
  }
  for (const queue of queues) queue.length = 0;
  return {
    tabs,
    items,
    answers,
    isGood,
    deliver,
    /** Answered now, received later. */
    call: (tab: Session) => {
      const token = currentTokenOf(tab);
      if (token === null) return;
      const refused = !isGood(token);
      answers.push(() => void (refused && tab.rejectToken(token)));
    },
    renew: (tab: Session) => {
      const token = currentTokenOf(tab);
      if (token === null) return;
      if (!isGood(token)) answers.push(() => void tab.rejectToken(token));
      else {
        const renewed = mint(sidOf(token));
        answers.push(() => tab.confirmToken(renewed, token));
      }
    },
    /** Processed after the other tabs received the message, as messages between tabs are faster. */
    exchange: (tab: Session, isRight: boolean): Promise<void> | undefined => {
      const token = currentTokenOf(tab);
      if (token === null || !isGood(token)) return undefined;
      const asked = Promise.withResolvers<string>();
      const done = tab.replaceToken(() => asked.promise).catch(() => undefined);
      answers.push(() => {
        for (const index of tabs.keys()) while (deliver(index));
        const isKnown = isGood(token);
        if (isKnown && isRight) {
          living = `s-${minted + 2}`;
          const next = mint(living);
          answers.push(() => asked.resolve(next));
          return;
        }
        answers.push(() => {
          if (!isKnown) tab.rejectToken(token);
          asked.reject(new Error('refused'));
        });
      });
      return done;
    },
    login: (tab: Session) => {
      const sid = `login-${minted}`;
      beside.add(sid);
      const token = mint(sid);
      tab.login(token);
      answers.push(() => tab.confirmToken(mint(sid), token));
    },
  };
}

type World = ReturnType<typeof world>;
const act = fc.oneof(
  fc.record({ kind: fc.constantFrom('call', 'renew', 'deliver'), tab: fc.nat(2) }),
  fc.record({ kind: fc.constant('answer'), tab: fc.nat(5) }),
);
const acts = (maxLength: number) => fc.array(act, { maxLength });
type Acts = readonly { readonly kind: string; readonly tab: number }[];

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

async function run({ tabs, answers, deliver, call, renew }: World, list: Acts): Promise<void> {
  for (const { kind, tab } of list) {
    const session = tabs[tab % 3];
    if (session === undefined) continue;
    if (kind === 'call') call(session);
    else if (kind === 'renew') renew(session);
    else if (kind === 'deliver') deliver(tab % 3);
    else {
      answers.splice(tab % Math.max(1, answers.length), 1)[0]?.();
      await settle();
    }
  }
}

/** Delivers everything in flight, then every tab calls once more. */
async function finish({ tabs, answers, deliver, call }: World): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    for (const answered of answers.splice(0)) answered();
    await settle();
    for (const index of tabs.keys()) while (deliver(index));
    for (const tab of tabs) call(tab);
  }
}

test('password changes in two tabs sign no tab out, in any order of renewals, calls and messages', async () => {
  const story = fc.record({
    before: acts(12),
    isFirstRight: fc.boolean(),
    between: acts(8),
    isSecondRight: fc.option(fc.boolean()),
    after: acts(24),
  });
  await fc.assert(
    fc.asyncProperty(story, async ({ before, isFirstRight, between, isSecondRight, after: then }) => {
      const all = world(3);
      const [one, two] = all.tabs as [Session, Session];
      await run(all, before);
      const done = [all.exchange(one, isFirstRight)];
      await run(all, between);
      if (isSecondRight !== null) done.push(all.exchange(two, isSecondRight));
      await run(all, then);
      await finish(all);
      await Promise.all(done);
      expect(all.tabs.map((tab) => tab.get().status)).toEqual(all.tabs.map(() => 'authenticated'));
      expect(all.isGood(all.items.get('token'))).toBe(true);
    }),
    { numRuns: 200 },
  );
}, 30_000);

test('no refusal stays deferred after logins and a failed password change, in any order', async () => {
  const some = fc.array(fc.nat(2), { maxLength: 2 });
  const story = fc.record({ before: acts(6), early: some, between: acts(12), late: some, after: acts(12) });
  await fc.assert(
    fc.asyncProperty(story, async ({ before, early, between, late, after: then }) => {
      const all = world(3);
      const logIn = (which: readonly number[]) => {
        for (const index of which) all.login(all.tabs[index] as Session);
      };
      await run(all, before);
      logIn(early);
      const done = all.exchange(all.tabs[0] as Session, false);
      await run(all, between);
      logIn(late);
      await run(all, then);
      await finish(all);
      await done;
      for (const tab of all.tabs) {
        expect(tab.get().status).toBe('authenticated');
        expect(tab.rejectToken(currentTokenOf(tab))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
}, 30_000);
