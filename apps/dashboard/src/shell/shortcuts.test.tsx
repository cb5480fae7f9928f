import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shortcutsAtom } from '../session/shortcuts.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { stubLayout } from '../testing/stub-layout.ts';
import { SHOW_SHORTCUTS_EVENT } from './search-commands.ts';
import { Shortcuts } from './shortcuts.tsx';

async function renderShortcuts(isOn = true) {
  stubLayout();
  const saveShortcuts = vi.fn(() => ({ ok: true as const }));
  const node = (
    <>
      <input aria-label="Search" />
      <Shortcuts />
    </>
  );
  const { page, store, settle } = await renderInApp({ node, answers: { settings: { saveShortcuts } } });
  onTestFinished(() => localStorage.clear());
  await act(async () => store.set(shortcutsAtom, isOn));
  const run = async (action: () => unknown) => {
    await act(async () => void action());
    await settle();
  };
  return {
    saveShortcuts,
    press: (key: string) =>
      run(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    focusField: () => run(() => page.querySelector('input')?.focus()),
    chooseInSearch: () => run(() => dispatchEvent(new Event(SHOW_SHORTCUTS_EVENT))),
    toggle: () => run(() => document.querySelector<HTMLElement>('[role=dialog] [role=switch]')?.click()),
    findDialog: () => document.querySelector('[role=dialog]'),
  };
}

test.each(['?', '؟'])('%s opens the list of shortcuts', async (key) => {
  const { press, findDialog } = await renderShortcuts();
  await press(key);
  expect(findDialog()?.textContent).toContain('Close the open menu or dialog');
});

test('? opens no list of shortcuts when the focus is in a field', async () => {
  const { focusField, press, findDialog } = await renderShortcuts();
  await focusField();
  await press('?');
  expect(findDialog()).toBeNull();
});

test('? does nothing when shortcuts are switched off, and the search still opens the list', async () => {
  const { chooseInSearch, press, findDialog } = await renderShortcuts(false);
  await press('?');
  expect(findDialog()).toBeNull();
  await chooseInSearch();
  expect(findDialog()?.textContent).toContain('Close the open menu or dialog');
});

test('the switch in the list of shortcuts saves that they are off', async () => {
  const { press, toggle, saveShortcuts } = await renderShortcuts();
  await press('?');
  await toggle();
  expect(saveShortcuts).toHaveBeenCalledWith({ on: false }, expect.anything());
});
