import { expect, onTestFinished, test, vi } from 'vitest';
import { setServerLead } from '../../i18n/server-clock.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { useExpenses } from './expenses-screen.tsx';

const NewDay = () => `${useExpenses().newRow?.fields.day}`;

test.each([
  ['right', '2026-11-01T12:00:00.000Z', 0, 'UTC', '2026-11-01'],
  ['3 minutes behind, over midnight', '2026-10-31T23:58:00.000Z', 180, 'UTC', '2026-11-01'],
  ['3 minutes ahead, over midnight', '2026-11-01T00:02:00.000Z', -180, 'UTC', '2026-10-31'],
  ['2 days behind', '2026-10-30T12:00:00.000Z', 2 * 24 * 3600, 'UTC', '2026-11-01'],
  ['2 days ahead', '2026-11-03T12:00:00.000Z', -2 * 24 * 3600, 'UTC', '2026-11-01'],
  ['right, west of the server', '2026-11-01T05:00:00.000Z', 0, 'America/Los_Angeles', '2026-10-31'],
  ['3 minutes behind, east of the server', '2026-10-31T10:58:00.000Z', 180, 'Pacific/Auckland', '2026-11-01'],
])('a new expense is of the reader’s day by the server’s clock: the own is %s', async (...row) => {
  const [, local, lead, zone, day] = row;
  vi.stubEnv('TZ', zone);
  setServerLead(lead);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    setServerLead(0);
  });
  const { page } = await renderInApp({ node: <NewDay />, answers: {}, now: Date.parse(local) });
  expect(page.textContent).toBe(day);
});
