import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { serverNow, setServerLead } from '../../i18n/server-clock.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { orderView } from '../../testing/order-view.ts';
import { tokenFor } from '../../testing/token.ts';
import { LookBanner } from './components/banners.tsx';

const employee = {
  order_notification: true,
  trial: false,
  games: null,
  platforms: ['PC'],
  badge: null,
  share_percent: null,
  valorant_share_percent: null,
  acc_share_percent: null,
};

afterEach(() => setServerLead(0));

test.each([
  ['right', 0],
  ['3 minutes behind', 180],
  ['3 minutes ahead', -180],
  ['2 days ahead', -2 * 24 * 3600],
  ['a day behind', 24 * 3600],
])('a look of a minute counts down from a minute when the local clock is %s', async (_, lead) => {
  const read = sessionFromToken(tokenFor({ role: ROLE.booster, employee }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  setServerLead(lead);
  const until = new Date(serverNow() + 60_000).toISOString();
  const { page } = await renderInApp({
    node: <LookBanner order={orderView(9, { look: { booster: { id: 21, name: 'Kaito' }, until } })} />,
    answers: { order: { look: () => ({ until }), letGo: () => ({ ok: true }) } },
    claims: read.session,
  });
  expect(page.querySelector('time')?.textContent).toMatch(/^(1:00|0:5\d)$/);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(page.textContent).toBe('');
});
