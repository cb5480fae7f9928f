import { expect, test, vi } from 'vitest';
import { createTabSounds } from './tab-sounds.ts';

/** Web Locks of a browser: one holder at a time, the others wait in line. */
function fakeLocks() {
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
            void task().then(() => {
              next();
              resolve();
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

const ringAll = (tabs: readonly ReturnType<typeof createTabSounds>[]) => {
  for (const tab of tabs) tab.play('neworder', 1);
};

test('a page that goes hands on', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const starts = [vi.fn(async () => true), vi.fn(async () => true)];
  const first = createTabSounds(5, { start: starts[0] as never });
  dispatchEvent(new Event('pagehide'));
  const second = createTabSounds(5, { start: starts[1] as never });
  await vi.waitFor(() => {
    ringAll([first, second]);
    expect(starts[1]).toHaveBeenCalled();
  });
  expect(starts[0]).not.toHaveBeenCalled();
  for (const tab of [first, second]) tab.close();
  vi.unstubAllGlobals();
});

test('of two tabs one is heard; what its browser refuses is heard in the other, once, and said where it was refused', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const starts = [vi.fn(async () => false), vi.fn(async () => true)] as const;
  const onBlocked = vi.fn();
  const tabs = starts.map((start) => createTabSounds(5, { start, onBlocked }));
  ringAll(tabs);
  expect(starts.map((start) => start.mock.calls.length)).toEqual([1, 0]);
  await vi.waitFor(() => expect(starts[1].mock.calls).toEqual([['neworder', 1]]));
  expect(onBlocked).toHaveBeenCalledOnce();
  tabs[0]?.play('neworder', 1);
  expect(starts[0]).toHaveBeenCalledOnce();
  for (const tab of tabs) tab.close();
  vi.unstubAllGlobals();
});

test('where no tab may play, each is asked once', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const starts = [vi.fn(async () => false), vi.fn(async () => false)] as const;
  const onBlocked = vi.fn();
  const tabs = starts.map((start) => createTabSounds(5, { start, onBlocked }));
  ringAll(tabs);
  await vi.waitFor(() => expect(onBlocked).toHaveBeenCalledTimes(2));
  ringAll(tabs);
  expect(starts.map((start) => start.mock.calls.length)).toEqual([1, 1]);
  for (const tab of tabs) tab.close();
  vi.unstubAllGlobals();
});
