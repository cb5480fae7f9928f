import { act, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shortcutsAtom } from '../session/shortcuts.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { stubLayout } from '../testing/stub-layout.ts';
import { useSearchKeys, useSearchOpener } from './search-keys.ts';

const open = vi.fn(() => true);

const Box = () => {
  useSearchOpener('box', open);
  return <input />;
};

/** A header whose search loads when its button is clicked by script. */
const Header = () => {
  const [hasCome, setCome] = useState(false);
  useSearchKeys();
  return (
    <>
      <button type="button" onClick={() => setCome(true)} />
      <textarea />
      <div id="list" ref={(list) => list?.addEventListener('keydown', (event) => event.stopPropagation())} />
      {hasCome && <Box />}
    </>
  );
};

async function drawHeader() {
  open.mockClear();
  stubLayout();
  const { page, store } = await renderInApp({ node: <Header />, answers: {} });
  onTestFinished(() => localStorage.clear());
  const tell = (event: Event, target: Element = document.body) => act(async () => target.dispatchEvent(event));
  const pressKey = (key: string, held: KeyboardEventInit = {}, target?: Element) =>
    tell(new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true }), target);
  const press = (target?: Element, held: KeyboardEventInit = {}) => pressKey('k', { ctrlKey: true, ...held }, target);
  return {
    press,
    pressKey,
    pressInList: () => press(page.querySelector('#list') ?? document.body),
    fillIn: () => tell(new Event('keydown', { bubbles: true })),
    goTyping: () => act(async () => page.querySelector('textarea')?.focus()),
    pressElsewhere: () => act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))),
    focusElsewhere: () => act(async () => page.querySelector('button')?.focus()),
    switchOff: () => act(async () => store.set(shortcutsAtom, false)),
    searchComes: () => act(async () => page.querySelector('button')?.click()),
  };
}

test('the search opens once it has loaded when its shortcut was pressed before', async () => {
  const { press, searchComes } = await drawHeader();
  await press();
  expect(open).not.toHaveBeenCalled();
  await searchComes();
  expect(open).toHaveBeenCalledOnce();
});

test('the search does not open after loading when the user has clicked elsewhere', async () => {
  const { press, pressElsewhere, searchComes } = await drawHeader();
  await press();
  await pressElsewhere();
  await searchComes();
  expect(open).not.toHaveBeenCalled();
});

test.each(['Tab', 'Enter', 'Escape'])(
  'the search does not open after loading when the user has pressed %s',
  async (key) => {
    const { press, pressKey, searchComes } = await drawHeader();
    await press();
    await pressKey(key);
    await searchComes();
    expect(open).not.toHaveBeenCalled();
  },
);

test('the search does not open after loading while the user types in a field', async () => {
  const { press, pressKey, goTyping, searchComes } = await drawHeader();
  await goTyping();
  await press();
  await pressKey('Control');
  await pressKey('a');
  await searchComes();
  expect(open).not.toHaveBeenCalled();
});

test('a programmatic focus change does not cancel the pending search', async () => {
  const { press, focusElsewhere, searchComes } = await drawHeader();
  await press();
  await focusElsewhere();
  await searchComes();
  expect(open).toHaveBeenCalledOnce();
});

test('browser shortcuts with K and key events without a key are ignored', async () => {
  const { press, fillIn, searchComes } = await drawHeader();
  await searchComes();
  for (const held of [{ shiftKey: true }, { altKey: true }]) expect(await press(document.body, held)).toBe(true);
  await fillIn();
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['the K of an Arabic keyboard', { key: 'ن', code: 'KeyK' }, 1],
  ['the K of a Russian keyboard', { key: 'Л', code: 'KeyK' }, 1],
  ['the K of a Dvorak keyboard, in another position', { key: 'k', code: 'KeyV' }, 1],
  ['the key in that position', { key: 't', code: 'KeyK' }, 0],
])('Ctrl with %s opens it %j: %i times', async (_, key, times) => {
  const { press, searchComes } = await drawHeader();
  await searchComes();
  await press(document.body, key);
  expect(open).toHaveBeenCalledTimes(times);
});

test('the browser handles the shortcut when the search is unreachable', async () => {
  const { press, searchComes } = await drawHeader();
  await searchComes();
  expect(await press()).toBe(false);
  open.mockReturnValueOnce(false);
  expect(await press()).toBe(true);
});

test('a slash opens the search, but types a character in a field', async () => {
  const { pressKey, goTyping, searchComes } = await drawHeader();
  await searchComes();
  expect(await pressKey('/')).toBe(false);
  expect(open).toHaveBeenCalledOnce();
  await goTyping();
  expect(await pressKey('/')).toBe(true);
  expect(open).toHaveBeenCalledOnce();
});

test('the shortcut works inside elements that stop key events', async () => {
  const { pressInList, searchComes } = await drawHeader();
  await searchComes();
  await pressInList();
  expect(open).toHaveBeenCalledOnce();
});

test('/ opens the search, and does nothing when shortcuts are switched off', async () => {
  const { pressKey, searchComes, switchOff } = await drawHeader();
  await searchComes();
  await pressKey('/');
  expect(open).toHaveBeenCalledOnce();
  await switchOff();
  await pressKey('/');
  expect(open).toHaveBeenCalledOnce();
});
