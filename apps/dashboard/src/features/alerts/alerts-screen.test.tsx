import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import type { AlertEvent } from '@boostdesk/realtime/alerts';
import { beforeEach, expect, test } from 'vitest';
import { entryOf } from '../../app/alert-entry.ts';
import { type AlertEntry, keepAlert } from '../../app/alert-log.ts';
import { drawInApp } from '../../testing/in-app.tsx';
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

async function namesOf(event: AlertEvent, older: Partial<AlertEntry>): Promise<(string | null)[]> {
  keepAlert(MINA, { ...entryOf(event, null, { id: MINA, role: ROLE.customer }), ...older });
  await drawInApp({ node: <AlertsScreen />, answers: {}, claims });
  return [...document.querySelectorAll('summary > :first-child')].map(({ textContent }) => textContent);
}

beforeEach(() => localStorage.clear());

test.each<readonly [AlertEvent, string, Partial<AlertEntry>]>([
  [{ name: 'orderNotification', payload: { ...common, id: 9, type: 'Pause' } }, 'Order #9 was paused', {}],
  [{ name: 'orderNotification', payload: { ...common, id: 9, type: 'Unpause' } }, 'Order #9 was unpaused', {}],
  // Kept by a version that did not keep which of the two it was.
  [
    { name: 'orderNotification', payload: { ...common, id: 9, type: 'Pause' } },
    'Order #9 was paused or unpaused',
    unnamed,
  ],
  [{ name: 'newOrder', payload: { ...common, ...board, id: 9 } }, 'Order #9 came onto the board', {}],
  [{ name: 'newMessage', payload: { ...common, to: MINA, id: 9 } }, 'New message on order #9', {}],
  [{ name: 'newNotification', payload: { ...common, ...notice, order: 9 } }, 'New notification about order #9', {}],
  [{ name: 'newNotification', payload: { ...common, ...notice } }, 'New notification', {}],
])('%j says what happened: %s', async (event, said, older) => {
  expect(await namesOf(event, older)).toEqual([said]);
});
