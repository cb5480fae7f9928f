import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Services } from '../core/services.ts';
import { ServicesContext } from '../core/services-context.ts';
import { createQueryClient } from '../data/query-client.ts';
import { useStartUp } from './use-start-up.ts';

const runStartUpCalls = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../session/start-up-calls.ts', () => ({ runStartUpCalls }));

const Frame = () => {
  useStartUp();
  return <Outlet />;
};

// @spec 4.3-1
test('the start-up calls run once, after the first navigation', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setImmediate(task));
  let underWay = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Frame />,
        children: [
          { index: true, element: 'Home' },
          { path: 'orders', loader: () => underWay.promise, element: 'Orders' },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  const services = { queries: createQueryClient() } as unknown as Services;
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  // The navigation starts before the first render.
  const first = router.navigate('/orders');
  await act(async () =>
    root.render(
      <ServicesContext value={services}>
        <RouterProvider router={router} />
      </ServicesContext>,
    ),
  );
  // Waits for pending calls.
  const settled = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.dynamicImportSettled();
  };
  await settled();
  expect(router.state.navigation.state).toBe('loading');
  expect(runStartUpCalls).not.toHaveBeenCalled();
  await act(async () => {
    underWay.resolve(null);
    await first;
  });
  await vi.waitFor(() => expect(runStartUpCalls).toHaveBeenCalledOnce());
  await act(() => router.navigate('/'));
  underWay = Promise.withResolvers();
  await act(async () => void router.navigate('/orders'));
  expect(router.state.navigation.state).toBe('loading');
  await act(async () => underWay.resolve(null));
  await settled();
  expect(runStartUpCalls).toHaveBeenCalledOnce();
});
