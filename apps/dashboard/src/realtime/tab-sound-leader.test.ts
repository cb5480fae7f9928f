import type { ChannelStatus } from '@boostdesk/realtime';
import type { AlertSound } from '@boostdesk/realtime/alerts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTabSounds, type TabSounds } from './tab-sound-leader.ts';

/** Fake Web Locks with one holder and a queue. `grant` runs the holder, at once or later. */
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

/** An online tab. `allows`: whether the browser allows sounds, or how one starts. */
function openTab(allows: boolean | Start = true, isUsed: () => boolean | undefined = () => undefined) {
  const start = vi.fn<Start>(typeof allows === 'boolean' ? async () => allows : allows);
  const onBlocked = vi.fn();
  const line = standingLine();
  const sounds = createTabSounds(5, { start, onBlocked, isUsed });
  sounds.followChannel(line);
  onTestFinished(sounds.close);
  return { ...sounds, line, onBlocked, start };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  return () => vi.unstubAllGlobals();
});

test('a closed page passes the lead on', async () => {
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
test('one of two tabs plays; a blocked sound is played once in the other and reported where it was blocked', async () => {
  const [first, second] = [openTab(false), openTab()];
  ringAll([first, second]);
  expect([first.start.mock.calls.length, second.start.mock.calls.length]).toEqual([1, 0]);
  await vi.waitFor(() => expect(second.start.mock.calls).toEqual([['neworder', 1]]));
  expect(first.onBlocked).toHaveBeenCalledOnce();
  first.play('neworder', 1);
  expect(first.start).toHaveBeenCalledOnce();
});

test('when all tabs are blocked each tries once', async () => {
  const tabs = [openTab(false), openTab(false)];
  ringAll(tabs);
  await vi.waitFor(() => expect(tabs.map(({ onBlocked }) => onBlocked.mock.calls.length)).toEqual([1, 1]));
  ringAll(tabs);
  expect(tabs.map(({ start }) => start.mock.calls.length)).toEqual([1, 1]);
});

test('a tab that goes offline passes the lead on and competes again when it is back', async () => {
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

test('a tab that was never online does not lead', () => {
  const lineless = createTabSounds(5, { start: vi.fn(async () => true) });
  onTestFinished(lineless.close);
  const other = openTab();
  ringAll([lineless, other]);
  expect(other.start).toHaveBeenCalledOnce();
});

test('a sound before the election is played in one tab', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks(queueMicrotask) });
  const tabs = [openTab(), openTab()];
  ringAll(tabs);
  await vi.waitFor(() => expect(tabs.map(({ start }) => start.mock.calls.length)).toEqual([1, 0]));
});

describe.each([
  ['Web Locks', () => fakeLocks()],
  ['BroadcastChannel', () => undefined],
])('leader election by %s', (_, locks) => {
  /** A browser may never settle the playback in an unused tab. */
  const never: Start = () => new Promise(() => undefined);
  const unused = () => false;
  /** Longer than the election without Web Locks takes, in ms. */
  const AGREED = { timeout: 5_000 };

  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: locks() });
  });

  /** Expects that only this tab plays what all receive. */
  async function heardIn(tab: ReturnType<typeof openTab>, tabs: readonly ReturnType<typeof openTab>[]) {
    const others = tabs.filter((one) => one !== tab);
    await vi.waitFor(() => {
      for (const { start } of others) start.mockClear();
      ringAll(tabs);
      expect(tab.start).toHaveBeenCalled();
    }, AGREED);
    expect(others.flatMap(({ start }) => start.mock.calls)).toEqual([]);
  }

  test('a used tab leads before unused ones, whatever their order', async () => {
    const [first, second] = [openTab(never, unused), openTab(never, unused)];
    await vi.waitFor(() => {
      ringAll([first, second]);
      expect(first.start).toHaveBeenCalled();
    }, AGREED);
    const used = openTab(true, () => true);
    await heardIn(used, [first, second, used]);
    expect(first.onBlocked).not.toHaveBeenCalled();
  });

  test('a tab leads from its first click or key press', async () => {
    let isPressed = false;
    const [first, second] = [openTab(never, unused), openTab(true, () => isPressed)];
    await vi.waitFor(() => {
      ringAll([first, second]);
      expect(first.start).toHaveBeenCalled();
    }, AGREED);
    // Escape does not activate a page.
    dispatchEvent(new Event('keydown'));
    isPressed = true;
    dispatchEvent(new Event('keydown'));
    await heardIn(second, [first, second]);
  });

  test('among used tabs the first keeps the lead', async () => {
    const [first, second] = [openTab(), openTab()];
    for (const press of ['pointerup', 'keydown']) dispatchEvent(new Event(press));
    await heardIn(first, [first, second]);
  });

  test('another tab leads when the used one closes', async () => {
    const [unusedTab, used] = [openTab(never, unused), openTab(true, () => true)];
    await heardIn(used, [unusedTab, used]);
    used.close();
    await heardIn(unusedTab, [unusedTab]);
  });
});

test('simultaneous sounds are not played at once', () => {
  const tab = openTab();
  for (let count = 0; count < 8; count += 1) tab.play('neworder', 1);
  expect(tab.start).toHaveBeenCalledOnce();
});
