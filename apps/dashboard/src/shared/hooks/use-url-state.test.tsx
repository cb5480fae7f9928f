import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useUrlState } from './use-url-state.ts';

interface Shown {
  readonly status: string;
  readonly sort: string;
}

const read = (params: URLSearchParams): Shown => ({
  status: params.get('status') ?? '',
  sort: params.get('sort') ?? '',
});

type Drawn = ReturnType<typeof useUrlState<Shown>>;

const Screen = ({ drawn }: { readonly drawn: Drawn[] }) => {
  drawn.push(useUrlState({ parse: read, serialize: (state) => new URLSearchParams({ ...state }) }));
  return null;
};

async function screenAt(address: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', address);
  const drawn: Drawn[] = [];
  const router = createBrowserRouter([
    { path: '/orders', element: <Screen drawn={drawn} /> },
    { path: '/', element: 'Home' },
  ]);
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    router.dispose();
    window.history.replaceState(null, '', '/');
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(<RouterProvider router={router} />));
  const last = () => {
    const screen = drawn.at(-1);
    if (screen === undefined) throw new Error('Nothing was drawn.');
    return screen;
  };
  return { router, last };
}

test('a second change before the next render keeps the first', async () => {
  const { router, last } = await screenAt('/orders?status=&sort=number');
  const before = last();
  await act(async () => {
    await router.navigate('/orders?status=1&sort=number');
    expect(last()).toBe(before);
    before.change({ sort: 'price' });
  });
  expect(last().state).toEqual({ status: '1', sort: 'price' });
  await act(async () => {
    before.change(({ status }) => ({ status: `${status},2` }), { replace: true });
  });
  expect(last().state).toEqual({ status: '1,2', sort: 'price' });
});

test('a change on a screen that is being left does nothing', async () => {
  const { router, last } = await screenAt('/orders?status=1&sort=');
  const before = last();
  await act(async () => {
    await router.navigate('/');
    before.change({ sort: 'price' });
  });
  expect(window.location.pathname + window.location.search).toBe('/');
});
