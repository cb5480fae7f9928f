import type { PushedEvent, push, ResponseOf } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import type { AlertEvent } from '@boostdesk/realtime/alerts';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toAlertEntry } from '../../realtime/alert-entry.ts';
import { type AlertEntry, addAlertEntry } from '../../realtime/alert-log.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { tokenFor } from '../../testing/token.ts';
import { Component as AlertsScreen } from './alerts-screen.tsx';

const MINA = 7;
const read = sessionFromToken(tokenFor({ user: MINA, role: ROLE.customer }), { now: 0 });
if (!read.ok) throw new Error(read.reason);
const claims = read.session;

const common = { eventId: 'e', seq: 1 };
const board = { game: 1, platform: null, server: null, purchase: 'League boosting' };
const notice = { users: [MINA], message: 'You got 5 coins' };
const unnamed: Partial<AlertEntry> = { type: undefined };

type Answer = ResponseOf<typeof push.getOutcomes>;
const nothing: Answer = { devices: 1, waiting: 0, events: [] };

const draw = (getOutcomes: () => Answer | Promise<Answer>) =>
  renderInApp({
    node: (
      <main id="main" tabIndex={-1}>
        <AlertsScreen />
      </main>
    ),
    answers: { push: { getOutcomes } },
    claims,
  });

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

async function namesOf(event: AlertEvent, older: Partial<AlertEntry>): Promise<(string | null)[]> {
  addAlertEntry(MINA, { ...toAlertEntry(event, null, { id: MINA, role: ROLE.customer }), ...older });
  await draw(() => nothing);
  return texts('summary > :first-child');
}

beforeEach(() => localStorage.clear());

test.each<readonly [AlertEvent, string, Partial<AlertEntry>]>([
  [{ name: 'orderNotification', payload: { ...common, id: 9, type: 'Pause' } }, 'Order #9 was paused', {}],
  [{ name: 'orderNotification', payload: { ...common, id: 9, type: 'Unpause' } }, 'Order #9 was unpaused', {}],
  // Stored by a version without this field.
  [
    { name: 'orderNotification', payload: { ...common, id: 9, type: 'Pause' } },
    'Order #9 was paused or unpaused',
    unnamed,
  ],
  [{ name: 'newOrder', payload: { ...common, ...board, id: 9 } }, 'Order #9 was added to the board', {}],
  [{ name: 'newMessage', payload: { ...common, to: MINA, id: 9 } }, 'New message on order #9', {}],
  [{ name: 'newNotification', payload: { ...common, ...notice, order: 9 } }, 'New notification about order #9', {}],
  [{ name: 'newNotification', payload: { ...common, ...notice } }, 'New notification', {}],
])('%j is described as %s', async (event, said, older) => {
  expect(await namesOf(event, older)).toEqual([said]);
});

const message = (id: string): AlertEvent => ({ name: 'newMessage', payload: { eventId: id, seq: 5, to: MINA, id: 9 } });
const keep = (id: string) => addAlertEntry(MINA, toAlertEntry(message(id), null, { id: MINA, role: ROLE.customer }));
const pushed = (outcomes: PushedEvent['outcomes'], id = 'e', seq = 5): PushedEvent => ({
  id,
  seq,
  at: '2026-01-02T10:00:00.000Z',
  name: 'newMessage',
  type: null,
  order: 9,
  outcomes,
});
const against = (rule: string) => [
  { rule: 'notOfTheRules', value: true, part: 'all' as const },
  { rule, value: false, part: 'push' as const },
];

test.each<readonly [PushedEvent['outcomes'][number], string]>([
  [{ outcome: 'sent', devices: 1, trace: [] }, 'Sent to 1 device'],
  [{ outcome: 'sent', devices: 2, trace: [] }, 'Sent to 2 devices'],
  [{ outcome: 'notDue', devices: 1, trace: against('pushOutsideQuietHours') }, 'Not sent: quiet hours'],
  [{ outcome: 'notDue', devices: 1, trace: against('pushWanted') }, 'Not sent: turned off in your settings'],
  [{ outcome: 'notDue', devices: 1, trace: against('showNotifications') }, 'Not sent: turned off in your settings'],
  [{ outcome: 'notDue', devices: 1, trace: against('orderToastsOn') }, 'Not sent: turned off in your settings'],
  [{ outcome: 'notDue', devices: 1, trace: against('notMyAct') }, 'Not sent: triggered by you'],
  [{ outcome: 'notDue', devices: 1, trace: against('addressedToMe') }, 'Not sent: addressed to someone else'],
  [{ outcome: 'notDue', devices: 1, trace: against('aRuleOfTomorrow') }, 'Not sent'],
  [{ outcome: 'late', devices: 1, trace: null }, 'Not sent: too late'],
  [{ outcome: 'gone', devices: 1, trace: null }, 'Not sent: 1 device no longer registered'],
  [{ outcome: 'refused', devices: 1, trace: null }, 'Rejected for 1 device'],
  [{ outcome: 'failed', devices: 3, trace: null }, 'Couldn’t be delivered to 3 devices'],
])('%j is labelled %s', async (outcome, said) => {
  await draw(() => ({ ...nothing, events: [pushed([outcome])] }));
  expect(texts('summary > :nth-child(2) > span')).toEqual([said]);
  expect(texts('details section b')).toEqual([said]);
});

test('an event shows the result in this browser and of its pushes, and its rules when expanded', async () => {
  keep('e');
  const outcomes: PushedEvent['outcomes'] = [
    { outcome: 'sent', devices: 1, trace: [{ rule: 'addressedToMe', value: true, part: 'all' }] },
    { outcome: 'gone', devices: 1, trace: null },
  ];
  await draw(() => ({ ...nothing, events: [pushed(outcomes), pushed(outcomes, 'other', 4)] }));
  expect(texts('summary > :nth-child(2)')).toEqual([
    'No alert in this browserSent to 1 deviceNot sent: 1 device no longer registered',
    'Sent to 1 deviceNot sent: 1 device no longer registered',
  ]);
  expect(texts('details section li')).toEqual(['The alert is addressed to you', 'The alert is addressed to you']);
  expect(texts('details:not(:has(summary > :nth-child(2) > :nth-child(3))) > p')).toEqual([
    'Boostdesk wasn’t open in this browser, or the record is no longer stored.',
  ]);
  expect(texts('details a')).toEqual(['Open order #9', 'Open order #9']);
});

test.each([
  [0, true],
  [1, false],
  // The server sends no pushes.
  [null, false],
])('with %j devices, a note says that no device gets pushes: %j', async (devices, isSaid) => {
  const { page } = await draw(() => ({ ...nothing, devices }));
  expect(page.textContent?.includes('None of your devices receive push notifications.')).toBe(isSaid);
  expect(page.textContent).toContain('No alerts yet');
});

test('shows that pushes are pending and polls for their outcome', async () => {
  let waiting = 2;
  const { page, settle } = await draw(() => ({ ...nothing, waiting, events: waiting > 0 ? [] : [pushed([])] }));
  expect(page.textContent).toContain('Sending 2 push notifications');
  expect(page.textContent).toContain('No alerts yet');
  waiting = 0;
  await act(async () => void (await vi.advanceTimersByTimeAsync(5000)));
  await settle();
  expect(page.textContent).not.toContain('on their way');
  expect(texts('summary > :first-child')).toEqual(['New message on order #9']);
});

test('shows local results with a note if push outcomes fail to load, and the rest after a retry', async () => {
  keep('here');
  let isBroken = true;
  const answered = Promise.withResolvers<Answer>();
  const { page, settle } = await draw(() => {
    if (isBroken) throw new Error('broken');
    return answered.promise;
  });
  const said = 'Couldn’t load the push notifications sent to your devices.';
  expect(page.textContent).toContain(said);
  expect(texts('summary > :nth-child(2)')).toEqual(['No alert in this browser']);
  isBroken = false;
  const button = page.querySelector('button');
  await act(async () => {
    button?.focus();
    button?.click();
  });
  await settle();
  expect(page.textContent).toContain(said);
  expect([button?.dataset.pending, document.activeElement === button]).toEqual(['true', true]);
  const outcomes: PushedEvent['outcomes'] = [{ outcome: 'sent', devices: 1, trace: [] }];
  await act(async () => answered.resolve({ ...nothing, events: [pushed(outcomes, 'here')] }));
  await settle();
  expect(page.textContent).not.toContain(said);
  expect(texts('summary > :nth-child(2)')).toEqual(['No alert in this browserSent to 1 device']);
  expect(document.activeElement?.tagName).toBe('SECTION');
});

test('shows the error if neither local results nor push outcomes are available', async () => {
  const { page } = await draw(() => {
    throw new Error('broken');
  });
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Try again');
  expect(page.textContent).not.toContain('No alerts yet');
});

test('waits up to two seconds for the server, to avoid a layout shift', async () => {
  keep('here');
  const { page, settle } = await draw(() => new Promise(() => undefined));
  expect(page.querySelector('[role=status][aria-label=Loading]')).not.toBeNull();
  expect(texts('summary')).toEqual([]);
  await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
  await settle();
  expect(texts('summary > :nth-child(2)')).toEqual(['No alert in this browser']);
  expect(page.textContent).toContain('Push notifications sent to your devices are still loading.');
});
