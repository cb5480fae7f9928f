import type { SessionClaims } from '@boostdesk/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../core/state.ts';
import { alertChoiceAtom, defaultAlerts } from '../../session/alert-choice.ts';
import { claimsAtom } from '../../session/session-atoms.ts';
import { type TestedKind, testAlert, testedKinds } from './alert-test.ts';

const employee = { trial: false, games: [3], platforms: ['PC'] };
const claims = { user: 5, role: 2, employee, notification: true } as unknown as SessionClaims;

beforeEach(() => localStorage.clear());

function tried(
  kind: TestedKind,
  changed: Partial<ReturnType<typeof defaultAlerts>> = {},
  who: Partial<SessionClaims> = {},
) {
  const store = createStore();
  store.set(claimsAtom, { ...claims, ...who });
  store.set(alertChoiceAtom, { ...defaultAlerts(), ...changed });
  const [show, play] = [vi.fn(), vi.fn()];
  const now = () => new Date('2026-01-01T12:00:00Z');
  const verdict = testAlert(kind, { store, message: 'Hello', show, play, now });
  const missing = verdict?.trace.filter(({ value, part }) => !value && part !== 'push').map(({ rule }) => rule);
  return { toasts: show.mock.calls.map(([{ title }]) => title), sounds: play.mock.calls, missing };
}

test.each([
  ['newMessage', 'New message', [['newmessage', 1]], []],
  ['newOrder', 'New order', [['neworder', 1]], []],
  ['newNotification', 'New notification', [], ['hasSound']],
  ['pause', 'Pause', [], ['hasSound']],
  ['unpause', 'Unpause', [], ['hasSound']],
] as const)('a test of %s shows and plays like a real event', (kind, title, sounds, missing) => {
  expect(tried(kind)).toEqual({ toasts: [title], sounds, missing });
});

test("a test follows the user's choices and role, and returns the reason", () => {
  const { wishes } = defaultAlerts();
  const silent = { wishes: { ...wishes, newMessage: { toast: true, sound: false } } };
  expect(tried('newMessage', silent)).toMatchObject({ toasts: ['New message'], sounds: [], missing: ['soundWanted'] });
  expect(tried('pause', { orderToasts: false })).toMatchObject({ toasts: [], missing: ['orderToastsOn', 'hasSound'] });
  const office = tried('newOrder', {}, { role: 4, employee: null });
  expect(office).toMatchObject({ toasts: [], sounds: [], missing: ['hasEmployee', 'gameFits', 'platformFits'] });
});

test('the kinds show separate toasts', () => {
  const store = createStore();
  store.set(claimsAtom, claims);
  const show = vi.fn();
  for (const kind of testedKinds) testAlert(kind, { store, message: '', show, play: vi.fn(), now: () => new Date(0) });
  expect(new Set(show.mock.calls.map(([{ tag }]) => tag)).size).toBe(testedKinds.length);
});
