import type { ChannelStatus } from '@boostdesk/realtime';
import type { AlertSound } from '@boostdesk/realtime/alerts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTabSounds, type TabSounds } from './tab-sounds.ts';

/** Web Locks of a browser: one holder at a time, the others wait in line. `grant` runs who has the lock: now, or in a later turn. */
function fakeLocks(grant: (run: () => void) => void = (run) => run()) {
  const line: { readonly run: () => void }[] = [];
  let isHeld = false;
  const next = () => {
    isHeld = false;
    line.shift()?.run();
  };
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, task: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const entry = {
          run: () => {
            isHeld = true;
            grant(() => {
              void task().then(() => {
                next();
                resolve();
              });
            });
          },
        };
        if (!isHeld) return entry.run();
        line.push(entry);
        signal.addEventListener('abort', () => {
          const at = line.indexOf(entry);
          if (at >= 0) line.splice(at, 1);
          reject(signal.reason);
        });
      }),
  };
}

const ringAll = (tabs: readonly Pick<TabSounds, 'play'>[]) => {
  for (const tab of tabs) tab.play('neworder', 1);
};

/** A tab's line to the server, which stands. */
function standingLine() {
  const listeners = new Set<(status: ChannelStatus) => void>();
  let status: ChannelStatus = 'online';
  return {
    status: () => status,
    onStatus: (listener: (status: ChannelStatus) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (next: ChannelStatus) => {
      status = next;
      for (const listener of listeners) listener(next);
    },
  };
}

type Start = (sound: AlertSound, volume: number) => Promise<boolean>;

/** A tab with a line; `allows` says whether its browser lets it sound, or how it starts one. */
function openTab(allows: boolean | Start = true, isUsed: () => boolean | undefined = () => undefined) {
  const start = vi.fn<Start>(typeof allows === 'boolean' ? async () => allows : allows);
  const onBlocked = vi.fn();
  const line = standingLine();
  const sounds = createTabSounds(5, { start, onBlocked, isUsed });
  sounds.follow(line);
  onTestFinished(sounds.close);
  return { ...sounds, line, onBlocked, start };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  return () => vi.unstubAllGlobals();
});

test('a page that goes hands on', async () => {
  const first = openTab();
  dispatchEvent(new Event('pagehide'));
  const second = openTab();
  await vi.waitFor(() => {
    ringAll([first, second]);
    expect(second.start).toHaveBeenCalled();
  });
  expect(first.start).not.toHaveBeenCalled();
});

// @spec 9.0-3
test('of two tabs one is heard; what its browser refuses is heard in the other, once, and said where it was refused', async () => {
  const [first, second] = [openTab(false), openTab()];
  ringAll([first, second]);
  expect([first.start.mock.calls.length, second.start.mock.calls.length]).toEqual([1, 0]);
  await vi.waitFor(() => expect(second.start.mock.calls).toEqual([['neworder', 1]]));
  expect(first.onBlocked).toHaveBeenCalledOnce();
  first.play('neworder', 1);
  expect(first.start).toHaveBeenCalledOnce();
});

test('where no tab may play, each is asked once', async () => {
  const tabs = [openTab(false), openTab(false)];
  ringAll(tabs);
  await vi.waitFor(() => expect(tabs.map(({ onBlocked }) => onBlocked.mock.calls.length)).toEqual([1, 1]));
  ringAll(tabs);
  expect(tabs.map(({ start }) => start.mock.calls.length)).toEqual([1, 1]);
});

test('a tab whose line is gone hands on to one whose line stands, and takes part again when it is back', async () => {
  const [first, second] = [openTab(), openTab()];
  first.line.become('offline');
  dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => {
    ringAll([first, second]);
    expect(second.start).toHaveBeenCalledOnce();
  });
  first.line.become('online');
  second.line.become('offline');
  await vi.waitFor(() => {
    ringAll([first, second]);
    expect(first.start).toHaveBeenCalledOnce();
  });
  expect(second.start).toHaveBeenCalledOnce();
});

test('a tab whose line was never there leaves the sounds to the others', () => {
  const lineless = createTabSounds(5, { start: vi.fn(async () => true) });
  onTestFinished(lineless.close);
  const other = openTab();
  ringAll([lineless, other]);
  expect(other.start).toHaveBeenCalledOnce();
});

test('what the line brings before the tabs know who leads is heard, in one of them', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks(queueMicrotask) });
  const tabs = [openTab(), openTab()];
  ringAll(tabs);
  await vi.waitFor(() => expect(tabs.map(({ start }) => start.mock.calls.length)).toEqual([1, 0]));
});

describe.each([
  ['Web Locks', () => fakeLocks()],
  ['BroadcastChannel', () => undefined],
])('by %s', (_, locks) => {
  /** A browser may let a tab that nobody has used wait for ever. */
  const never: Start = () => new Promise(() => undefined);
  const unused = () => false;
  /** Longer than tabs without locks take to agree, in ms. */
  const AGREED = { timeout: 5_000 };

  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: locks() });
  });

  /** Which tab is heard, and no other, of what is told to all. */
  async function heardIn(tab: ReturnType<typeof openTab>, tabs: readonly ReturnType<typeof openTab>[]) {
    const others = tabs.filter((one) => one !== tab);
    await vi.waitFor(() => {
      for (const { start } of others) start.mockClear();
      ringAll(tabs);
      expect(tab.start).toHaveBeenCalled();
    }, AGREED);
    expect(others.flatMap(({ start }) => start.mock.calls)).toEqual([]);
  }

  test('a tab that was used is heard before those that were not, whichever was there first', async () => {
    const [first, second] = [openTab(never, unused), openTab(never, unused)];
    await vi.waitFor(() => {
      ringAll([first, second]);
      expect(first.start).toHaveBeenCalled();
    }, AGREED);
    const used = openTab(true, () => true);
    await heardIn(used, [first, second, used]);
    expect(first.onBlocked).not.toHaveBeenCalled();
  });

  test('a tab leads from its first press on', async () => {
    let isPressed = false;
    const [first, second] = [openTab(never, unused), openTab(true, () => isPressed)];
    await vi.waitFor(() => {
      ringAll([first, second]);
      expect(first.start).toHaveBeenCalled();
    }, AGREED);
    // Escape uses no page.
    dispatchEvent(new Event('keydown'));
    isPressed = true;
    dispatchEvent(new Event('keydown'));
    await heardIn(second, [first, second]);
  });

  test('of tabs that were used the first leads on', async () => {
    const [first, second] = [openTab(), openTab()];
    for (const press of ['pointerup', 'keydown']) dispatchEvent(new Event(press));
    await heardIn(first, [first, second]);
  });

  test('where the used tab goes, another is heard', async () => {
    const [unusedTab, used] = [openTab(never, unused), openTab(true, () => true)];
    await heardIn(used, [unusedTab, used]);
    used.close();
    await heardIn(unusedTab, [unusedTab]);
  });
});

test('what comes at once is no chord', () => {
  const tab = openTab();
  for (let count = 0; count < 8; count += 1) tab.play('neworder', 1);
  expect(tab.start).toHaveBeenCalledOnce();
});
