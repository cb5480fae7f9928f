// @vitest-environment jsdom
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from '../core/state.ts';
import { App } from './app.tsx';
import type { BootResult } from './boot.ts';

type Ready = Extract<BootResult, { kind: 'ready' }>;

/** Longer than one render slice of React, in ms. */
const SLICE_MS = 20;

const Slice = () => {
  const begun = performance.now();
  while (performance.now() - begun < SLICE_MS);
  return <i />;
};

let leave: (() => void) | undefined;

const Place = () => {
  const { pathname } = useLocation();
  // The component has not subscribed to the router yet.
  leave?.();
  leave = undefined;
  return (
    <p>
      {pathname}
      <Slice />
      <Slice />
      <Slice />
    </p>
  );
};

test('App shows the current location when the location changes during the first render', async () => {
  const routes = [{ path: '*', loader: async () => null, element: <Place /> }];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/orders'],
    hydrationData: { loaderData: { 0: null } },
  });
  leave = () => void router.navigate('/profile');
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
    router.dispose();
  });
  const services = { store: createStore() } as Ready['services'];
  startTransition(() => root.render(<App booting={{ kind: 'ready', services, router }} restart={undefined} />));
  await vi.waitFor(() => expect(box.textContent).not.toBe(''));
  await vi.waitFor(() => expect(box.textContent).toBe('/profile'));
});
