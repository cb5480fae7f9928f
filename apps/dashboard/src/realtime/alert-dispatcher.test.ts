import type { SessionClaims } from '@boostdesk/auth';
import type { AlertEvent, TraceEntry } from '@boostdesk/realtime/alerts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../core/state.ts';
import { alertChoiceAtom, defaultAlerts } from '../session/alert-choice.ts';
import { mutedOrdersAtom } from '../session/muted-orders.ts';
import { claimsAtom } from '../session/session-atoms.ts';
import { createAlertDispatcher } from './alert-dispatcher.ts';
import { createSequenceGuard } from './sequence-guard.ts';

const ME = 5;
const claims = { user: ME, role: 3, employee: null, notification: true } as SessionClaims;
const message = { name: 'newMessage', payload: { eventId: 'a', seq: 1, to: ME, id: 9 } } as const;

const isPushOn = () => false;

beforeEach(() => localStorage.clear());

/** Whether the event's toast has a button that opens the order. */
function leadsTo(event: AlertEvent, role: SessionClaims['role']) {
  const store = createStore();
  store.set(claimsAtom, { ...claims, role });
  const show = vi.fn();
  const now = () => new Date('2026-01-01T12:00:00Z');
  const [close, play] = [vi.fn(), vi.fn()];
  const looks = { viewing: () => new Set<number>(), isOnScreen: () => true };
  createAlertDispatcher({
    isPushOn,
    store,
    sequenceGuard: createSequenceGuard(),
    ...looks,
    show,
    close,
    play,
    now,
  }).dispatch(event);
  return show.mock.calls.map(([, order]) => order);
}

test.each([
  ["a pause of the booster's own order", 4, 2, 9],
  ['a pause that every booster receives', null, 2, null],
  ['a pause for staff', null, 4, 9],
] as const)('%s has a button to the order when the user may open it', (_, seq, role, order) => {
  const paused = { name: 'orderNotification', payload: { eventId: 'p', seq, type: 'Pause', id: 9 } } as const;
  expect(leadsTo(paused, role)).toEqual([order]);
});

test('an order that leaves the board closes its toast', () => {
  const close = vi.fn();
  const [show, play, now] = [vi.fn(), vi.fn(), () => new Date()];
  const looks = { viewing: () => new Set<number>(), isOnScreen: () => true };
  createAlertDispatcher({
    isPushOn,
    store: createStore(),
    sequenceGuard: createSequenceGuard(),
    ...looks,
    show,
    close,
    play,
    now,
  }).dismissNewOrder(9);
  expect(close.mock.calls).toEqual([['newOrder 9']]);
});

test.each([
  ['that the user ended closes', { by: ME, type: 'Unpause' }, [['orderNotification 9']]],
  ['that another user ended is replaced by the toast of its end', { by: 6, type: 'Unpause' }, []],
  ['that the user began stays', { by: ME, type: 'Pause' }, []],
] as const)('the toast of a pause %s', (_, changed, closed) => {
  const store = createStore();
  store.set(claimsAtom, claims);
  const [show, close, play] = [vi.fn(), vi.fn(), vi.fn()];
  const looks = { viewing: () => new Set<number>(), isOnScreen: () => true };
  const payload = { eventId: 'p', seq: 4, id: 9, ...changed };
  const alerts = createAlertDispatcher({
    isPushOn,
    store,
    sequenceGuard: createSequenceGuard(),
    ...looks,
    show,
    close,
    play,
    now: () => new Date(),
  });
  alerts.dispatch({ name: 'orderNotification', payload });
  expect(close.mock.calls).toEqual(closed);
});

test('a missed end of a pause closes the toast of the pause', () => {
  const [show, close, play] = [vi.fn(), vi.fn(), vi.fn()];
  const looks = { viewing: () => new Set<number>(), isOnScreen: () => true };
  const alerts = createAlertDispatcher({
    isPushOn,
    sequenceGuard: createSequenceGuard(),
    store: createStore(),
    ...looks,
    show,
    close,
    play,
    now: () => new Date(),
  });
  const payload = { eventId: 'p', seq: 4, id: 9, by: 6 };
  alerts.recordMissed({ name: 'orderNotification', payload: { ...payload, type: 'Pause' } });
  expect(close).not.toHaveBeenCalled();
  alerts.recordMissed({ name: 'orderNotification', payload: { ...payload, type: 'Unpause' } });
  expect(close.mock.calls).toEqual([['orderNotification 9']]);
});

/** Toasts and verdicts of events of one order with these numbers. */
function told(...events: readonly AlertEvent[]) {
  const store = createStore();
  store.set(claimsAtom, claims);
  const [show, close, play, tell] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const looks = { viewing: () => new Set<number>(), isOnScreen: () => true };
  const now = () => new Date('2026-01-01T12:00:00Z');
  const alerts = createAlertDispatcher({
    isPushOn,
    store,
    sequenceGuard: createSequenceGuard(),
    ...looks,
    show,
    close,
    play,
    now,
    record: tell,
  });
  for (const event of events) alerts.dispatch(event);
  return {
    alerts,
    close,
    titles: show.mock.calls.map(([toast]) => toast.title),
    why: tell.mock.calls.map(
      ([, verdict]) => verdict.trace.find(({ rule }: TraceEntry) => rule === 'notOvertaken').value,
    ),
  };
}
const change = (type: 'Pause' | 'Unpause', seq: number) =>
  ({ name: 'orderNotification', payload: { eventId: `${seq}`, seq, type, id: 9, by: 6 } }) as const;

test('a late pause does not replace its end, and its trace says why', () => {
  expect(told(change('Unpause', 5), change('Pause', 4), change('Pause', 6))).toMatchObject({
    titles: ['Unpause', 'Pause'],
    why: [true, false, true],
  });
});

test('the late end of an earlier pause keeps the toast of the newer pause', () => {
  const { alerts, close, titles } = told(change('Pause', 6), change('Unpause', 5));
  alerts.recordMissed(change('Unpause', 5));
  expect(titles).toEqual(['Pause']);
  expect(close).not.toHaveBeenCalled();
});

test('a late message still shows a toast', () => {
  const written = (seq: number) => ({ ...message, payload: { ...message.payload, seq, eventId: `${seq}` } });
  expect(told(written(5), written(4)).titles).toEqual(['New message', 'New message']);
});

interface Situation {
  readonly who?: SessionClaims | null;
  readonly muted?: readonly number[];
}

function centre(changed: Partial<ReturnType<typeof defaultAlerts>> = {}, { who = claims, muted = [] }: Situation = {}) {
  const store = createStore();
  store.set(mutedOrdersAtom, muted);
  store.set(claimsAtom, who);
  store.set(alertChoiceAtom, { ...defaultAlerts(), ...changed });
  const [show, close, play] = [vi.fn(), vi.fn(), vi.fn()];
  const now = () => new Date('2026-01-01T23:30:00Z');
  const alerts = createAlertDispatcher({
    isPushOn,
    sequenceGuard: createSequenceGuard(),
    store,
    viewing: () => new Set(),
    isOnScreen: () => true,
    show,
    close,
    play,
    now,
  });
  alerts.dispatch(message);
  return { toasts: show.mock.calls.length, sounds: play.mock.calls };
}

const night = { isOn: true, from: 22 * 60, to: 7 * 60, zone: 'UTC' };
const { wishes } = defaultAlerts();

// @spec 9.0-3
test('a message shows a toast and plays at the chosen volume', () => {
  expect(centre({ volume: 40 })).toEqual({ toasts: 1, sounds: [['newmessage', 0.4]] });
});

test.each([
  ['in quiet hours', { quietHours: night }, { toasts: 1, sounds: [] }],
  [
    'with quiet hours switched off',
    { quietHours: { ...night, isOn: false }, volume: 100 },
    { toasts: 1, sounds: [['newmessage', 1]] },
  ],
  [
    'with its sound switched off',
    { wishes: { ...wishes, newMessage: { toast: true, sound: false } } },
    { toasts: 1, sounds: [] },
  ],
  [
    'with only its sound switched on',
    { wishes: { ...wishes, newMessage: { toast: false, sound: true } } },
    { toasts: 0, sounds: [['newmessage', 1]] },
  ],
  ['with alerts switched off', { showNotifications: false }, { toasts: 0, sounds: [] }],
])('a message that arrives %s follows the alert settings', (_, changed, heard) => {
  expect(centre(changed)).toEqual(heard);
});

test.each([
  [[9], { toasts: 0, sounds: [] }],
  [[8], { toasts: 1, sounds: [['newmessage', 1]] }],
])('a message on order 9 while %j are muted', (muted, heard) => {
  expect(centre({}, { muted })).toEqual(heard);
});

test('no event alerts when nobody is signed in', () => {
  expect(centre({}, { who: null })).toEqual({ toasts: 0, sounds: [] });
});

test('verdicts are recorded with their trace, missed events without', () => {
  const store = createStore();
  store.set(claimsAtom, claims);
  const [tell, show, play] = [vi.fn(), vi.fn(), vi.fn()];
  const now = () => new Date('2026-01-01T12:00:00Z');
  const alerts = createAlertDispatcher({
    isPushOn,
    sequenceGuard: createSequenceGuard(),
    store,
    viewing: () => new Set([9]),
    isOnScreen: () => true,
    show,
    close: vi.fn(),
    play,
    now,
    record: tell,
  });
  alerts.dispatch(message);
  alerts.recordMissed(message);
  const [considered, missed] = tell.mock.calls;
  expect(considered?.[1]).toMatchObject({ toast: null, sound: null });
  expect(considered?.[1].trace).toContainEqual({ rule: 'notViewingOrder', value: false, part: 'all' });
  expect(missed).toEqual([message, null]);
  expect(show).not.toHaveBeenCalled();
});

test.each([true, false])('the trace says whether this device receives pushes: %s', (isOn) => {
  const store = createStore();
  store.set(claimsAtom, claims);
  const tell = vi.fn();
  const looks = { viewing: () => new Set<number>(), isOnScreen: () => false };
  const acts = { show: vi.fn(), close: vi.fn(), play: vi.fn(), now: () => new Date('2026-01-01T12:00:00Z') };
  createAlertDispatcher({
    store,
    sequenceGuard: createSequenceGuard(),
    ...looks,
    ...acts,
    isPushOn: () => isOn,
    record: tell,
  }).dispatch(message);
  const verdict = tell.mock.calls[0]?.[1];
  expect(verdict.trace).toContainEqual({ rule: 'pushOn', value: isOn, part: 'push' });
  expect(verdict.push !== null).toBe(isOn);
});
