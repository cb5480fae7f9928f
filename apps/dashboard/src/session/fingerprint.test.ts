import { FakeApiError } from '@boostdesk/api-client/testing';
import type { SessionClaims } from '@boostdesk/auth';
import type { SessionState } from '@boostdesk/auth/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../core/services.ts';
import { createStore } from '../core/state.ts';
import { toasts } from '../core/toasts.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { hasFingerprintConsent, sendFingerprint, setFingerprintConsent } from './fingerprint.ts';
import { readPendingTasks, trackLogin } from './post-login-tasks.ts';
import { claimsAtom } from './session-atoms.ts';

vi.mock('./fingerprint-loader.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./fingerprint-loader.ts')>()),
  loadAgentScript: async () => undefined,
}));

const anna = 7;
const ben = 8;

const question = () => toasts.getSnapshot().visible.findLast(({ title }) => title === 'Remember this browser?');

const accept = () => ({ ok: true }) as const;

/** A browser in which several users sign in, with the server's answer. */
function browser(saveUser: () => { readonly ok: true } = accept) {
  const { api, fake } = createFakeServer({ auth: { saveUser } });
  const config = { fingerprint: { apiKey: 'key-1', scriptUrl: '/agent.js' } };
  const signIn = (user: number) => {
    const store = createStore();
    store.set(claimsAtom, { user, role: 0, employee: null } as unknown as SessionClaims);
    return sendFingerprint({ api, config, store } as unknown as Services);
  };
  return { signIn, sent: () => fake.sent.length };
}

beforeEach(() => {
  vi.stubGlobal('FingerprintJS', { load: async () => ({ get: async () => ({ visitorId: 'v' }) }) });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
  toasts.closeAll();
});

// @spec 4.3-3
test("consent is asked per user: another user's consent does not count", async () => {
  const { signIn, sent } = browser();
  setFingerprintConsent(anna, true);
  await signIn(anna);
  expect(sent()).toBe(1);
  expect(question()).toBeUndefined();
  await signIn(ben);
  expect(sent()).toBe(1);
  question()?.action?.onAction();
  await vi.waitFor(() => expect(sent()).toBe(2));
  expect([hasFingerprintConsent(anna), hasFingerprintConsent(ben)]).toEqual([true, true]);
});

// @spec 4.3-3
test('a refusal is stored per user, and nobody is asked twice', async () => {
  const { signIn, sent } = browser();
  setFingerprintConsent(anna, false);
  await signIn(anna);
  expect(question()).toBeUndefined();
  await signIn(ben);
  const asked = question();
  expect(asked).toBeDefined();
  toasts.close(asked?.id ?? '');
  await signIn(ben);
  expect(question()).toBeUndefined();
  expect([sent(), hasFingerprintConsent(anna), hasFingerprintConsent(ben)]).toEqual([0, false, false]);
});

test('a consent stored without a user counts for nobody', async () => {
  const { signIn, sent } = browser();
  localStorage.setItem('boostdesk.recognise', 'true');
  await signIn(anna);
  expect(sent()).toBe(0);
  expect(question()).toBeDefined();
});

const login = { status: 'authenticated', session: { sid: 's-1' }, login: true } as SessionState;
/** What a reload would read. */
const isOwed = () => readPendingTasks({ ...login, login: false } as SessionState).has('fingerprint');

// @spec 4.3-3
test('the fingerprint task stays pending until the server has answered', async () => {
  trackLogin(login);
  setFingerprintConsent(anna, true);
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('FingerprintJS', { load: () => promise.then(() => ({ get: async () => ({ visitorId: 'v' }) })) });
  const sending = browser().signIn(anna);
  expect(isOwed()).toBe(true);
  resolve();
  await sending;
  expect(isOwed()).toBe(false);
});

test.each([
  ['unreachable', 'closing', true],
  ['refusing it', 'not_found', false],
] as const)(
  'the fingerprint task stays pending only when the server is unreachable: a server that is %s',
  async (_, refusal, stays) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    trackLogin(login);
    setFingerprintConsent(anna, true);
    const { signIn } = browser(() => {
      throw new FakeApiError(refusal);
    });
    let isOver = false;
    const sending = signIn(anna).then(() => {
      isOver = true;
    });
    while (!isOver) {
      await new Promise((done) => setImmediate(done));
      await vi.runAllTimersAsync();
    }
    await sending;
    expect(isOwed()).toBe(stays);
  },
);

test('the question stays pending until it is answered, and a reload counts as a refusal', async () => {
  trackLogin(login);
  const { signIn } = browser();
  await signIn(anna);
  expect(isOwed()).toBe(true);
  await signIn(anna);
  expect(isOwed()).toBe(false);
});

test('consent counts when the page is reloaded before the answer', async () => {
  trackLogin(login);
  const { signIn, sent } = browser();
  await signIn(anna);
  question()?.action?.onAction();
  expect(isOwed()).toBe(true);
  await vi.waitFor(() => expect(isOwed()).toBe(false));
  expect(sent()).toBe(1);
});
