import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/in-app.tsx';
import { MoneyCards } from './money-card.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often the page checks its clock. */
const CLOCK_MS = 30_000;

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

test('each sum links to the movements of its days, and each table figure to those of its day', async () => {
  const [today, first, before] = [dayBefore(0), dayBefore(29), dayBefore(30)];
  const { page } = await renderInApp({
    node: <MoneyCards />,
    answers: {
      ledger: {
        getDays: () => [
          // Before the thirty days, so no part of the sums.
          { day: before, currency: 'USD', taken: 900, kept: 300 },
          { day: first, currency: 'USD', taken: 1000, kept: 0 },
          { day: today, currency: 'USD', taken: 2000, kept: 500 },
        ],
      },
    },
  });
  const links = () =>
    [...page.querySelectorAll('a')].map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  const hrefOf = (side: string, from: string) => `/admin/movements?side=${side}&currency=USD&day=${from}..${today}`;
  const paid = ['$30.00 paid by customers in the last 30 days, view transactions', hrefOf('taken', first)];
  const kept = ['Platform revenue: $5.00 in the last 30 days, view transactions', hrefOf('kept', first)];
  expect(links()).toEqual([paid, kept]);

  await act(async () => page.querySelector('button')?.click());
  const ofToday = `&currency=USD&day=${today}..${today}`;
  const figures = links().filter(([, href]) => href?.endsWith(ofToday));
  expect(figures).toEqual([
    [expect.stringMatching(/^\$20\.00, Paid, /), `/admin/movements?side=taken${ofToday}`],
    [expect.stringMatching(/^\$5\.00, Platform revenue, /), `/admin/movements?side=kept${ofToday}`],
  ]);
  // Nothing was kept on the first day, so it has no link.
  expect(links()).toHaveLength(5);
});

test('the thirty days of an open page follow the clock', async () => {
  const day = dayBefore(29);
  const { page } = await renderInApp({
    node: <MoneyCards />,
    answers: { ledger: { getDays: () => [{ day, currency: 'USD', taken: 1000, kept: 0 }] } },
  });
  const sum = () => page.querySelector('a')?.textContent;
  expect(sum()).toBe('$10.00');
  vi.setSystemTime(Date.now() + DAY_MS);
  await act(async () => vi.advanceTimersByTimeAsync(CLOCK_MS));
  expect(sum()).toBe('$0.00');
});

test.each([
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T20:00:00.000Z', 'Nov 1'],
  ['America/Los_Angeles', '2026-11-01', '2026-11-02T07:30:00.000Z', 'Nov 1'],
  ['Pacific/Auckland', '2026-09-26', '2026-09-27T14:30:00.000Z', 'Sep 26'],
  ['Pacific/Pago_Pago', '2026-03-29', '2026-03-29T01:30:00.000Z', 'Mar 29'],
  ['America/Santiago', '2026-09-06', '2026-09-06T12:00:00.000Z', 'Sep 6'],
  ['UTC', '2026-12-31', '2027-01-01T00:00:01.000Z', 'Dec 31'],
])('in %s the amounts of %s are at that day, at %s', async (zone, day, now, label) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { page } = await renderInApp({
    node: <MoneyCards />,
    answers: { ledger: { getDays: () => [{ day, currency: 'USD', taken: 5926, kept: 0 }] } },
    now: Date.parse(now),
  });
  await act(async () => page.querySelector('button')?.click());
  const rows = [...page.querySelectorAll('tr')].map(({ textContent }) => textContent);
  expect(rows.filter((text) => text?.includes('$59.26'))).toEqual([`${label}$59.26$0.00`]);
});
