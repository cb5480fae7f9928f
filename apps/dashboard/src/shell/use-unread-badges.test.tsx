import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useUnreadBadges } from './use-unread-badges.ts';

const Counted = ({ count }: { readonly count: number }) => {
  useUnreadBadges(count);
  return null;
};

async function draw() {
  const root = createRoot(document.createElement('div'));
  const show = (count: number) => act(async () => root.render(<Counted count={count} />));
  const leave = () => act(async () => root.unmount());
  onTestFinished(leave);
  return { show, leave };
}

/** Badge API of an installed app, which may reject. */
function icon(answer: () => Promise<void> = async () => undefined) {
  const said: (number | null)[] = [];
  vi.stubGlobal('navigator', {
    setAppBadge: (count: number) => {
      said.push(count);
      return answer();
    },
    clearAppBadge: () => {
      said.push(null);
      return answer();
    },
  });
  return said;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
});

test('the unread count is shown on the app icon and in the tab title, and removed at zero', async () => {
  const said = icon();
  const { show, leave } = await draw();
  await show(3);
  expect(said.at(-1)).toBe(3);
  expect(document.title).toMatch(/^\(3\) /);
  await show(0);
  expect(said.at(-1)).toBeNull();
  expect(document.title).not.toContain('(');
  // The title shows '999+'; the device shortens the badge itself.
  await show(1000);
  expect(said.at(-1)).toBe(1000);
  expect(document.title).toMatch(/^\(999\+\) /);
  await show(2);
  await leave();
  expect(said.at(-1)).toBeNull();
  expect(document.title).not.toContain('(');
});

test.each([
  ['has no badge API', () => vi.stubGlobal('navigator', {})],
  ['rejects the badge', () => icon(() => Promise.reject(new Error('not installed')))],
])('a browser that %s shows the count in the tab title', async (_, browser) => {
  browser();
  const { show } = await draw();
  await show(3);
  expect(document.title).toMatch(/^\(3\) /);
});
