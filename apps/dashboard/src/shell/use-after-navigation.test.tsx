import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { typeInto } from '../testing/type-into.ts';
import { useAfterNavigation } from './use-after-navigation.ts';

const action = vi.fn();
let box: HTMLInputElement;

const Frame = () => {
  useAfterNavigation(action);
  return (
    <>
      <input />
      <main id="main" tabIndex={-1} />
    </>
  );
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  action.mockClear();
  history.replaceState(null, '', '/orders');
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Frame />
      </BrowserRouter>,
    ),
  );
  [box] = page.getElementsByTagName('input') as unknown as [HTMLInputElement];
  return async () => {
    await act(async () => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  };
});

/** The address changes before its page renders. */
const addressComes = (path: string) => history.pushState(null, '', path);
const pageComes = () => act(async () => void dispatchEvent(new PopStateEvent('popstate')));
const focused = () => document.activeElement?.tagName;

test('a navigation focuses the new page and closes open menus', async () => {
  await typeInto(box, 'order');
  addressComes('/order/7');
  await pageComes();
  expect(focused()).toBe('MAIN');
  expect(action).toHaveBeenCalledTimes(1);
});

test('input during the navigation keeps the focus; the next page takes it again', async () => {
  addressComes('/order/7');
  await typeInto(box, 'zz');
  await pageComes();
  expect(focused()).toBe('INPUT');
  expect(action).toHaveBeenCalledTimes(1);
  addressComes('/orders');
  await pageComes();
  expect(focused()).toBe('MAIN');
});
