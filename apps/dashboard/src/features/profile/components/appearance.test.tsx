import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shortcutsAtom } from '../../../session/shortcuts.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { Appearance } from './appearance.tsx';

test('pressing the keyboard shortcuts switch in Appearance saves that they are on', async () => {
  stubLayout();
  const saveShortcuts = vi.fn(() => ({ ok: true as const }));
  const { page, store, settle } = await renderInApp({ node: <Appearance />, answers: { settings: { saveShortcuts } } });
  onTestFinished(() => localStorage.clear());
  await act(async () => store.set(shortcutsAtom, false));
  const keys = [...page.querySelectorAll<HTMLElement>('[role=switch]')].at(-1);
  expect(keys?.closest('label')?.textContent).toBe('Use the / and ? shortcuts');
  await act(async () => keys?.click());
  await settle();
  expect(saveShortcuts).toHaveBeenCalledWith({ on: true }, expect.anything());
  expect(store.get(shortcutsAtom)).toBe(true);
});
