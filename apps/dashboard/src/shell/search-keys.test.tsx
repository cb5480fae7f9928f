import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInApp } from '../testing/in-app.tsx';
import { stubLayout } from '../testing/unlaid.ts';
import { useSearchKeys, useSearchOpener } from './search-keys.ts';

const open = vi.fn(() => true);

const Box = () => {
  useSearchOpener('box', open);
  return <input />;
};

/** A header whose search is on its way until its button is pressed by nobody's hand. */
const Header = () => {
  const [hasCome, setCome] = useState(false);
  useSearchKeys();
  return (
    <>
      <button type="button" onClick={() => setCome(true)} />
      <div id="list" ref={(list) => list?.addEventListener('keydown', (event) => event.stopPropagation())} />
      {hasCome && <Box />}
    </>
  );
};

async function drawHeader() {
  open.mockClear();
  stubLayout();
  const { page } = await drawInApp({ node: <Header />, answers: {} });
  const press = (target: Element = document.body) =>
    act(async () =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true })),
    );
  return {
    press,
    pressInList: () => press(page.querySelector('#list') ?? document.body),
    pressElsewhere: () => act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))),
    goElsewhere: () => act(async () => page.querySelector('button')?.focus()),
    searchComes: () => act(async () => page.querySelector('button')?.click()),
  };
}

test('the search opens once it is there when its keys were pressed before', async () => {
  const { press, searchComes } = await drawHeader();
  await press();
  expect(open).not.toHaveBeenCalled();
  await searchComes();
  expect(open).toHaveBeenCalledOnce();
});

test('whoever has begun something else before it is there is not called away', async () => {
  const { press, pressElsewhere, searchComes } = await drawHeader();
  await press();
  await pressElsewhere();
  await searchComes();
  expect(open).not.toHaveBeenCalled();
});

test('whoever has gone on with the keyboard before it is there is not called away either', async () => {
  const { press, goElsewhere, searchComes } = await drawHeader();
  await press();
  await goElsewhere();
  await searchComes();
  expect(open).not.toHaveBeenCalled();
});

test('where the search cannot be reached the key is left to the browser', async () => {
  const { press, searchComes } = await drawHeader();
  await searchComes();
  expect(await press()).toBe(false);
  open.mockReturnValueOnce(false);
  expect(await press()).toBe(true);
});

test('its keys are heard from a part that keeps its keys to itself', async () => {
  const { pressInList, searchComes } = await drawHeader();
  await searchComes();
  await pressInList();
  expect(open).toHaveBeenCalledOnce();
});
