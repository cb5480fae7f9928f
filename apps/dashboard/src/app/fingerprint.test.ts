import type { SessionClaims } from '@boostdesk/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeServer } from '../testing/fake-server.ts';
import { consentToFingerprint, sendFingerprint, setFingerprintConsent } from './fingerprint.ts';
import type { Services } from './services.ts';
import { claimsAtom } from './session-atoms.ts';
import { createStore } from './state.ts';
import { toasts } from './toasts.ts';

vi.mock('./fingerprint-loader.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./fingerprint-loader.ts')>()),
  loadAgentScript: async () => undefined,
}));

const anna = 7;
const ben = 8;

const question = () => toasts.getSnapshot().visible.findLast(({ title }) => title === 'Recognise this browser?');

/** One browser, in which one after the other signs in. */
function browser() {
  const { api, fake } = createFakeServer({ auth: { saveUser: () => ({ ok: true }) } });
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
  vi.unstubAllGlobals();
  localStorage.clear();
  toasts.closeAll();
});

test('who signs in after somebody who allowed it is asked, and not recognised before they allow it too', async () => {
  const { signIn, sent } = browser();
  setFingerprintConsent(anna, true);
  await signIn(anna);
  expect(sent()).toBe(1);
  expect(question()).toBeUndefined();
  await signIn(ben);
  expect(sent()).toBe(1);
  question()?.action?.onAction();
  await vi.waitFor(() => expect(sent()).toBe(2));
  expect([consentToFingerprint(anna), consentToFingerprint(ben)]).toEqual([true, true]);
});

test('one’s no is one’s own: the next person is asked, and neither is asked twice', async () => {
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
  expect([sent(), consentToFingerprint(anna), consentToFingerprint(ben)]).toEqual([0, false, false]);
});

test('what a browser kept before it knew whose it was allows nobody anything', async () => {
  const { signIn, sent } = browser();
  localStorage.setItem('boostdesk.recognise', 'true');
  await signIn(anna);
  expect(sent()).toBe(0);
  expect(question()).toBeDefined();
});
