import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore, StoreProvider } from '../core/state.ts';
import { useAdminOpen } from './use-admin-open.ts';

let menu: ReturnType<typeof useAdminOpen>;

const Frame = () => {
  menu = useAdminOpen();
  return null;
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', '/orders');
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <StoreProvider store={createStore()}>
        <BrowserRouter>
          <Frame />
        </BrowserRouter>
      </StoreProvider>,
    ),
  );
  return async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  };
});

const goTo = (path: string) =>
  act(async () => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
const set = (isOpen: boolean) => act(async () => menu.setOpen(isOpen));

test('a menu opened on another page is hidden after a navigation, also when the user returns', async () => {
  await set(true);
  await goTo('/orders?text=a');
  expect(menu.isOpen).toBe(true);
  await goTo('/profile');
  expect(menu.isOpen).toBe(false);
  await goTo('/orders');
  expect(menu.isOpen).toBe(false);
});

test('admin pages show the menu unless it was closed on one of them', async () => {
  await goTo('/admin/users');
  expect(menu).toMatchObject({ isThere: true, isOpen: true });
  await set(false);
  await goTo('/admin/coupons');
  expect(menu.isOpen).toBe(false);
  await goTo('/orders');
  await goTo('/admin/coupons');
  expect(menu.isOpen).toBe(false);
  await set(true);
  await goTo('/admin/users');
  expect(menu.isOpen).toBe(true);
});
