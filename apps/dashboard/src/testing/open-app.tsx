// Opens the whole app in a test, which sets the language of the page with `vi.hoisted` before the modules of the app read it.
import { createFakeApi, createSpecHandlers } from '@boostdesk/api-client/testing';
import type { Role } from '@boostdesk/auth';
import type { ChannelOptions } from '@boostdesk/realtime';
import type { FakeSocket } from '@boostdesk/realtime/testing';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { App } from '../boot/app.tsx';
import { boot } from '../boot/boot.ts';
import { navigateTo, openRouter } from '../boot/router.tsx';
import { toasts } from '../core/toasts.ts';
import { servedConfig } from './config.ts';
import { stubLayout } from './stub-layout.ts';
import { tokenOf } from './token.ts';

/** Id of the signed-in user. */
export const ME = 5;

/** The socket of the open app. */
export const live: { socket?: FakeSocket } = {};

vi.mock('@boostdesk/realtime', async (importActual) => {
  const actual = await importActual<typeof import('@boostdesk/realtime')>();
  const { createFakeSocket } = await import('@boostdesk/realtime/testing');
  const createChannel = (options: ChannelOptions) => {
    live.socket = createFakeSocket({ specOnly: true });
    return actual.createChannel({ ...options, connect: live.socket.connect });
  };
  return { ...actual, createChannel };
});

// jsdom lacks them, and without them the app waits a second before it connects.
Object.assign(globalThis, {
  requestIdleCallback: (run: () => void) => setTimeout(run),
  cancelIdleCallback: clearTimeout,
});

/** The session's fields of SPEC §3. */
const specToken = (role: Role) =>
  tokenOf({
    role,
    email: 'a@b.example',
    user: ME,
    employee: role === 2 ? { trial: 0, order_notification: 1, games: null, platforms: ['PC'] } : null,
    name: 'Ada',
    sanitized_name: 'ada',
    relog: 0,
    affilate: null,
    image: null,
    newsletter: 0,
    favorite_employees: null,
    notification: 1,
  });

/** Width of the browser window in px. */
const DESKTOP = 1440;

interface AppOptions {
  /** How the server answers calls that are not in SPEC. @default 404 */
  readonly specOnly?: true | 'emptyObject';
  /** Path of the first page. */
  readonly path?: string;
  /** In px. jsdom has no layout: only media queries see it. */
  readonly width?: number;
}

/** Boots and renders the whole app for a role. Only server and socket are fakes. */
export async function openApp(role: Role, { specOnly = true, path = '/profile', width = DESKTOP }: AppOptions = {}) {
  const token = specToken(role);
  const server = createFakeApi(createSpecHandlers(token), { specOnly });
  vi.stubGlobal('fetch', server.fetch);
  stubLayout(width);
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView ??= () => undefined;
  vi.stubGlobal(
    'Audio',
    class {
      play = async () => undefined;
    },
  );
  localStorage.setItem('token', token);
  history.replaceState(null, '', path);
  globalThis.prefetchCache = {
    config: Promise.resolve(Response.json({ ...servedConfig, apiUrl: 'https://api.example' })),
    token: null,
    at: Date.now(),
    calls: new Map(),
  };
  const booted = await boot(null, { navigate: navigateTo, prefetchQueries: async () => undefined, openRouter });
  if (booted.kind !== 'ready') return expect.unreachable(booted.kind);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 10 });
  const asked = () => server.sent.map(({ call }) => call);
  onTestFinished(async () => {
    // The connection starts once the page is idle, and must not call the server of the next test.
    await waitFor(() => expect(asked()).toContain('settings.get'));
    root.unmount();
    booted.services.live.close();
    booted.services.outbox.close();
    booted.services.session.close();
    booted.router.dispose();
    toasts.closeAll();
    box.remove();
    localStorage.clear();
    sessionStorage.clear();
    globalThis.prefetchCache = undefined;
    vi.unstubAllGlobals();
  });
  startTransition(() => root.render(<App booting={booted} restart={undefined} />));
  return { ...booted, asked, box, waitFor };
}
