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
  const first = createTabSounds(5, starts[0]);
  dispatchEvent(new Event('pagehide'));
  const second = createTabSounds(5, starts[1]);
  await vi.waitFor(() => {
    ringAll([first, second]);
    expect(starts[1]).toHaveBeenCalled();
  });
  expect(starts[0]).not.toHaveBeenCalled();
  for (const tab of [first, second]) tab.close();
  vi.unstubAllGlobals();
});

test('of two tabs one is heard; when its browser keeps it silent the other is', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const first = vi.fn(async () => false);
  const second = vi.fn(async () => true);
  const tabs = [createTabSounds(5, first), createTabSounds(5, second)];
  ringAll(tabs);
  expect([first, second].map((start) => start.mock.calls.length)).toEqual([1, 0]);
  await vi.waitFor(() => {
    tabs[1]?.play('neworder', 1);
    expect(second).toHaveBeenCalled();
  });
  tabs[0]?.play('neworder', 1);
  expect(first).toHaveBeenCalledOnce();
  for (const tab of tabs) tab.close();
  vi.unstubAllGlobals();
});
