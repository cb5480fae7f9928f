import type { ApiError } from '@boostdesk/api-client';
import type { SessionClaims } from '@boostdesk/auth';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { Services } from '../core/services.ts';
import { ServicesContext } from '../core/services-context.ts';
import { createStore, StoreProvider } from '../core/state.ts';
import { createQueryClient } from '../data/query-client.ts';
import { i18n } from '../i18n/i18n.ts';
import { claimsAtom } from '../session/session-atoms.ts';
import { createFakeServer } from './fake-server.ts';

/** An answer takes a few turns of the event loop, each of which the page's clock moves on. */
const TURNS = 15;
const STEP_MS = 20;

const config = {
  siteUrl: 'https://site.example',
  siteLinks: { newOrder: '/', loyalty: '/loyalty' },
};

export interface InAppOptions {
  readonly node: ReactNode;
  /** What the server answers; a call that is not named is refused. */
  readonly answers: Parameters<typeof createFakeServer>[0];
  readonly claims?: SessionClaims;
  /** @default there is none */
  readonly live?: Pick<Services['live'], 'status' | 'onStatus'>;
  /** Further services that the part uses, or others in place of those that every part gets. */
  readonly services?: Partial<Services>;
  /** Hears of each failed call that is to be told. */
  readonly onError?: (error: ApiError) => void;
}

/** Draws a part of the dashboard with the services that it asks for, at a server that answers at once. Time stands still. */
export async function renderInApp({ node, answers, claims, live, onError, services: more }: InAppOptions) {
  // Frames too: a focus that waits for one would come in its own time.
  const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', ...frames] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { api } = createFakeServer(answers, onError);
  const queries = createQueryClient();
  const store = createStore();
  if (claims !== undefined) store.set(claimsAtom, claims);
  // What a part under test does not use is not there.
  const services = { api, queries, store, config, live, ...more } as unknown as Services;
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    queries.clear();
    page.remove();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  /** Lets what is under way come to its end: calls, their answers, and what is drawn and asked after them. */
  const settle = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(STEP_MS);
        await new Promise((resolve) => setImmediate(resolve));
        // Parts that are read when they are first drawn: how long that takes is the machine's.
        await vi.dynamicImportSettled();
      });
    }
  };
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <StoreProvider store={store}>
          <ServicesContext value={services}>
            <MemoryRouter>{node}</MemoryRouter>
          </ServicesContext>
        </StoreProvider>
      </I18nProvider>,
    ),
  );
  await settle();
  return { page, queries, settle, store };
}
