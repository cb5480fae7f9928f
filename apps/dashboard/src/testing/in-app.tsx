import type { ApiError } from '@boostdesk/api-client';
import type { FakeApiOptions } from '@boostdesk/api-client/testing';
import type { SessionClaims } from '@boostdesk/auth';
import { catchLostFocus } from '@boostdesk/ui/lost-focus';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { Services } from '../core/services.ts';
import { ServicesContext } from '../core/services-context.ts';
import { createStore, StoreProvider } from '../core/state.ts';
import { toasts } from '../core/toasts.ts';
import { createQueryClient } from '../data/query-client.ts';
import { i18n } from '../i18n/i18n.ts';
import { claimsAtom } from '../session/session-atoms.ts';
import { createFakeServer, type FakeServerOptions } from './fake-server.ts';

/** Turns of the event loop in which a response arrives; each advances the fake clock. */
const TURNS = 15;
const STEP_MS = 20;

const config = {
  siteUrl: 'https://site.example',
  siteLinks: { newOrder: '/', loyalty: '/loyalty', contact: '/contact' },
};

export interface InAppOptions {
  readonly node: ReactNode;
  /** The responses of the server; unlisted calls are refused. */
  readonly answers: Parameters<typeof createFakeServer>[0];
  readonly claims?: SessionClaims;
  /** @default none */
  readonly live?: Pick<Services['live'], 'status' | 'onStatus'>;
  /** Additional services, or replacements of the default ones. */
  readonly services?: Partial<Services>;
  /** Called with each reported error. */
  readonly onError?: (error: ApiError) => void;
  /** The server knows only SPEC. */
  readonly specOnly?: FakeApiOptions['specOnly'];
  readonly missing?: FakeServerOptions['missing'];
  /** Time at the start. @default the real one */
  readonly now?: number;
}

/** Renders a node of the dashboard with its services, a fake server that responds immediately, and fake timers. */
export async function renderInApp({
  node,
  answers,
  claims,
  live,
  onError,
  services: more,
  specOnly = false,
  missing = [],
  now,
}: InAppOptions) {
  // Fake animation frames too: a focus that waits for a real frame would be nondeterministic.
  const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', ...frames],
    ...(now !== undefined && { now }),
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { api, fake } = createFakeServer(answers, onError, { specOnly, missing });
  const queries = createQueryClient();
  const store = createStore();
  if (claims !== undefined) store.set(claimsAtom, claims);
  // Services that the node does not use are undefined.
  const services = { api, queries, store, config, live, ...more } as unknown as Services;
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  const releaseFocus = catchLostFocus();
  onTestFinished(async () => {
    await act(async () => root.unmount());
    releaseFocus();
    queries.clear();
    page.remove();
    toasts.closeAll();
    // The timers that remove announcements are fake.
    for (const log of document.querySelectorAll('[data-live-announcer] [role=log]')) log.replaceChildren();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  /** Waits for pending calls, and for the renders and calls that follow their responses. */
  const settle = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(STEP_MS);
        await new Promise((resolve) => setImmediate(resolve));
        // The load time of lazy components depends on the machine.
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
  /** Names of the calls that the server has received. */
  const asked = () => fake.sent.map(({ call }) => call);
  return { page, queries, settle, store, asked };
}
