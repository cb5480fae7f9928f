import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { after, answer, browser, started } from './browser.fixture.ts';
import { createSession, type Session, type SessionChannel, type SessionNews } from './create-session.ts';
import { claims, tokenOf, tokenWith } from './sample-token.fixture.ts';
import { tokenOf as currentTokenOf } from './session-state.ts';

const mine = tokenOf(claims);
const fresh = tokenWith({ sid: 's-2', iat: claims.iat + 1 });
const others = tokenWith({ user: 30, role: 3, employee: null });

describe('a token that is exchanged for another', () => {
  const exchanging = () => {
    const { session: one, open, items, news } = started({ token: mine });
    const two = open();
    two.start();
    for (const tab of [one, two]) answer(tab, mine);
    const asked = Promise.withResolvers<string>();
    return { one, two, items, news, asked, done: one.exchange(() => asked.promise) };
  };

  test('is refused meanwhile without harm, in any tab', async () => {
    const { one, two, items, asked, done } = exchanging();
    expect([one.refuse(mine), two.refuse(mine), two.refuse()]).toEqual([false, false, false]);
    asked.resolve(fresh);
    await done;
    for (const tab of [one, two]) expect(tab.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
    expect(two.refuse(fresh)).toBe(true);
    for (const tab of [one, two]) expect(tab.get().status).toBe('loggedOut');
  });

  test('ends the session after all where it was refused and nothing came', async () => {
    const { one, two, asked, done } = exchanging();
    two.refuse(mine);
    asked.reject(new Error('wrong password'));
    await expect(done).rejects.toThrow('wrong password');
    for (const tab of [one, two]) expect(tab.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
  });

  test('goes on as it was where it was not refused', async () => {
    const { one, two, items, asked, done } = exchanging();
    asked.reject(new Error('wrong password'));
    await expect(done).rejects.toThrow('wrong password');
    for (const tab of [one, two]) expect(tab.get()).toMatchObject({ status: 'authenticated', token: mine });
    expect(items.get('token')).toBe(mine);
    expect(one.refuse(mine)).toBe(true);
  });

  test('is refused in a tab that was opened meanwhile, and knows of nothing: those that know wait on', async () => {
    const { session: one, items, open, line } = started({ token: mine });
    answer(one, mine);
    const asked = Promise.withResolvers<string>();
    const done = one.exchange(() => asked.promise);
    const late = open();
    late.start();
    late.refuse(mine);
    expect([late.get().status, one.get().status]).toEqual(['loggedOut', 'authenticated']);
    asked.resolve(fresh);
    await done;
    expect(one.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
    line().send('refused');
    expect(one.get().status).toBe('authenticated');
  });

  test('ends the session where it was refused and then an older one, and nothing came', async () => {
    const { one, two, asked, done } = exchanging();
    one.refuse(mine);
    one.refuse(tokenWith({ iat: claims.iat - 5 }));
    asked.reject(new Error('wrong password'));
    await expect(done).rejects.toThrow('wrong password');
    for (const tab of [one, two]) expect(tab.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
  });

  test('is not waited for longer than a call may take', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { two } = exchanging();
    two.refuse(mine);
    vi.advanceTimersByTime(59_999);
    expect(two.get().status).toBe('authenticated');
    vi.advanceTimersByTime(1);
    expect(two.get()).toEqual({ status: 'loggedOut', by: 'refusal' });
  });

  test('is known in another tab by the news of it, before the storage there shows it', async () => {
    let lagging: string | null = null;
    const { session: one, items, storage, line } = started({ token: mine });
    const two = createSession({
      storage: { ...storage, getItem: (key) => (key === 'token' && lagging !== null ? lagging : storage.getItem(key)) },
      channel: line(),
      after,
    });
    two.start();
    for (const tab of [one, two]) answer(tab, mine);
    const asked = Promise.withResolvers<string>();
    const done = one.exchange(() => asked.promise);
    lagging = mine;
    two.refuse(mine);
    asked.resolve(fresh);
    await done;
    expect([one.get().status, two.refuse(mine), two.get().status]).toEqual(['authenticated', false, 'authenticated']);
    lagging = null;
    expect(two.refuse(mine)).toBe(false);
    for (const tab of [one, two]) expect(tab.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
    expect(two.refuse(fresh)).toBe(true);
  });

  test('is exchanged in a tab that had not taken the newest stored one yet; nobody is signed out', async () => {
    const { session: one, open, items } = started({ token: mine });
    const two = open();
    two.start();
    for (const tab of [one, two]) answer(tab, mine);
    // Another tab has renewed it, and no news of that came here.
    const renewed = tokenWith({ iat: claims.iat + 2 });
    items.set('token', renewed);
    const asked = Promise.withResolvers<string>();
    const done = one.exchange(() => asked.promise);
    // Both are over on the server: what is stored is no successor.
    expect([one.refuse(mine), one.refuse(mine), two.refuse(mine), two.refuse(renewed)]).toEqual([
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

  test('brings nothing to a tab where somebody else has signed in meanwhile', async () => {
    const { one, items, asked, done } = exchanging();
    items.set('token', others);
    one.login(others, { replace: true });
    asked.resolve(fresh);
    await done;
    expect(items.get('token')).toBe(others);
    expect(one.get()).toMatchObject({ token: others });
  });

  test('leaves who logged out meanwhile logged out', async () => {
    const { one, items, asked, done } = exchanging();
    one.logout();
    asked.resolve(fresh);
    await done;
    expect([one.get().status, items.has('token')]).toEqual(['loggedOut', false]);
  });
});

describe('a renewal in one tab while another exchanges the token', () => {
  const renewed = tokenWith({ iat: claims.iat + 1 });
  const three = () => {
    const { session: one, open, items, storage, line } = started({ token: mine });
    const [two, three] = [open(), open()];
    for (const tab of [two, three]) tab.start();
    for (const tab of [one, two, three]) answer(tab, mine);
    const asked = Promise.withResolvers<string>();
    return { one, two, three, items, storage, line, asked, done: one.exchange(() => asked.promise) };
  };

  test('is no successor: what is refused meanwhile waits on, and nobody is signed out', async () => {
    const { one, two, three: renewing, items, asked, done } = three();
    renewing.confirm(renewed, mine);
    expect([one.refuse(renewed), two.refuse(renewed), renewing.refuse(renewed)]).toEqual([false, false, false]);
    asked.resolve(fresh);
    await done;
    for (const tab of [one, two, renewing]) expect(tab.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
  });

  test('that is answered late does not come over the new one, also where its news is still on the way', () => {
    const { items, open } = browser({ token: mine });
    const late = open();
    late.start();
    answer(late, mine);
    items.set('token', fresh);
    late.confirm(renewed, mine);
    expect(late.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
  });

  test('that is stored over the new one is set right by who has the new one', async () => {
    const { one, two, items, asked, done, line } = three();
    asked.resolve(fresh);
    await done;
    items.set('token', renewed);
    line().send('token');
    for (const tab of [one, two]) expect(tab.get()).toMatchObject({ status: 'authenticated', token: fresh });
    expect(items.get('token')).toBe(fresh);
  });

  test('of a token that is checked at start is checked as what is stored then', () => {
    const { session, items } = started({ token: mine });
    items.set('token', fresh);
    session.confirm(renewed, mine);
    expect(session.get()).toEqual({ status: 'checking', token: fresh, login: false });
  });
});

test('a logout takes with it what a renewal under way has stored once more', () => {
  const { session: one, items, storage } = started({ token: mine });
  const heard: ((news: SessionNews) => void)[] = [];
  const channel: SessionChannel = {
    send: () => undefined,
    listen: (hear) => {
      heard.push(hear);
      return () => undefined;
    },
  };
  const two = createSession({ storage, channel, after });
  two.start();
  for (const tab of [one, two]) answer(tab, mine);
  one.logout();
  two.confirm(tokenWith({ iat: claims.iat + 1 }), mine);
  for (const hear of heard) hear('ended');
  expect([two.get(), items.size]).toEqual([{ status: 'loggedOut', by: 'otherTab' }, 0]);
});

test('a logout that is heard of late leaves who has signed in since', () => {
  const { session, items, send } = started({ token: mine });
  answer(session, mine);
  items.set('token', fresh);
  send('ended');
  expect([session.get().status, items.get('token')]).toEqual(['loggedOut', fresh]);
});

describe('where the storage refuses', () => {
  const two = () => {
    const faults = { reading: false, writing: true };
    const { items, open } = browser({}, faults);
    const tabs = [open(), open()] as const;
    return { tabs, items, faults };
  };

  test('a refusal in one tab ends no tab that has a token of its own', () => {
    const { tabs } = two();
    tabs[0].login(mine);
    answer(tabs[0], mine);
    tabs[1].login(fresh);
    answer(tabs[1], fresh);
    tabs[0].refuse(mine);
    expect(tabs.map((tab) => tab.get().status)).toEqual(['loggedOut', 'authenticated']);
    tabs[1].logout();
    expect(tabs[1].get()).toEqual({ status: 'loggedOut', by: 'user' });
  });

  test('a refused token takes nobody else from the storage', () => {
    const { tabs, items, faults } = two();
    tabs[0].login(mine);
    answer(tabs[0], mine);
    faults.writing = false;
    tabs[1].login(fresh, { replace: true });
    // The news of it does not reach the first, which has its token in memory.
    items.set('token', fresh);
    tabs[0].refuse(mine);
    expect([tabs[0].get().status, items.get('token')]).toEqual(['loggedOut', fresh]);
  });

  test('a logout ends all', () => {
    const { tabs } = two();
    for (const tab of tabs) {
      tab.login(mine);
      answer(tab, mine);
    }
    tabs[0].logout();
    expect(tabs[1].get()).toEqual({ status: 'loggedOut', by: 'otherTab' });
  });
});

/** A server with one living session, whose tabs renew, exchange and call at any time and hear of each other at any time. */
function world(count: number) {
  const { items, storage } = browser({ token: mine });
  let living = claims.sid;
  let minted = 0;
  const mint = (sid: string): string => {
    minted += 1;
    return tokenWith({ sid, iat: claims.iat + minted });
  };
  const sidOf = (token: string): string =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
  const hear: ((news: SessionNews) => void)[] = [];
  const queues: SessionNews[][] = [];
  const line = (own: number): SessionChannel => ({
    send: (news) => {
      for (const [index, queue] of queues.entries()) if (index !== own) queue.push(news);
    },
    listen: (listen) => {
      hear[own] = listen;
      return () => undefined;
    },
  });
  /** Answers of the server that are on their way. */
  const answers: (() => void)[] = [];
  const tabs: Session[] = [];
  for (let index = 0; index < count; index += 1) {
    queues[index] = [];
    const tab = createSession({ storage, channel: line(index), after: () => () => undefined });
    tab.start();
    answer(tab, mine);
    tabs.push(tab);
  }
  for (const queue of queues) queue.length = 0;
  return {
    tabs,
    items,
    answers,
    deliver: (index: number) => {
      const news = queues[index]?.shift();
      if (news !== undefined) hear[index]?.(news);
      return news !== undefined;
    },
    /** The server answers now; the tab takes the answer when its turn comes. */
    call: (tab: Session) => {
      const token = currentTokenOf(tab);
      if (token === null) return;
      const refused = sidOf(token) !== living;
      answers.push(() => void (refused && tab.refuse(token)));
    },
    renew: (tab: Session) => {
      const token = currentTokenOf(tab);
      if (token === null) return;
      if (sidOf(token) !== living) answers.push(() => void tab.refuse(token));
      else {
        const renewed = mint(living);
        answers.push(() => tab.confirm(renewed, token));
      }
    },
    /** One at a time: a second is refused by the server. */
    exchange: (tab: Session): Promise<void> | undefined => {
      const token = currentTokenOf(tab);
      if (token === null || sidOf(token) !== living) return undefined;
      const asked = Promise.withResolvers<string>();
      const done = tab.exchange(() => asked.promise);
      answers.push(() => {
        living = `s-${minted + 2}`;
        asked.resolve(mint(living));
      });
      return done;
    },
    isGood: (token: string | null | undefined) => token != null && sidOf(token) === living,
  };
}

test('whenever tabs renew, call and hear of it, one change of the password signs no tab out', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constantFrom('call', 'renew', 'deliver'), tab: fc.nat(2) }),
    fc.record({ kind: fc.constant('answer'), tab: fc.nat(5) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), fc.array(act, { maxLength: 24 }), async (before, after) => {
      const { tabs, items, answers, deliver, call, renew, exchange, isGood } = world(3);
      const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
      const run = async (acts: typeof before) => {
        for (const { kind, tab } of acts) {
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
      };
      await run(before);
      const done = tabs[0] === undefined ? undefined : exchange(tabs[0]);
      await run(after);
      // Everything that is on its way comes, and every tab calls once more.
      for (let turn = 0; turn < 3; turn += 1) {
        for (const act of answers.splice(0)) act();
        await settle();
        for (const index of tabs.keys()) while (deliver(index));
        for (const tab of tabs) call(tab);
      }
      await done;
      expect(tabs.map((tab) => tab.get().status)).toEqual(tabs.map(() => 'authenticated'));
      expect(isGood(items.get('token'))).toBe(true);
    }),
    { numRuns: 150 },
  );
}, 30_000);
