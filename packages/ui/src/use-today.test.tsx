// @vitest-environment jsdom
import { act, useCallback } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatRelativeDay } from './relative-day.ts';
import { useToday } from './use-today.ts';

const HOUR_MS = 3_600_000;
const labels = { format: { format: () => 'the date' }, today: 'Today', yesterday: 'Yesterday' };

const Day = ({ at }: { readonly at: number }) =>
  formatRelativeDay(at, useToday(useCallback(() => Date.now(), [])), labels);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Renders the day of a message that was sent at this local time. */
function renderDay(zone: string, date: string) {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(new Date(date));
  const page = document.createElement('div');
  const root = createRoot(page);
  act(() => root.render(<Day at={Date.now()} />));
  const before = page.textContent;
  const end = () => act(() => root.unmount());
  return { before, text: () => page.textContent, end };
}

test.each([
  ['Pacific/Auckland', '2026-11-29T22:30:00', [3, 24], ['Yesterday', 'the date']],
  ['America/Los_Angeles', '2026-11-29T22:30:00', [3, 24], ['Yesterday', 'the date']],
  ['UTC', '2026-12-31T23:59:30', [1 / 60, 24], ['Yesterday', 'the date']],
  ['UTC', '2026-11-29T01:00:00', [3, 20], ['Today', 'Yesterday']],
  // Summer time ends: the day has 25 hours.
  ['Europe/Berlin', '2026-10-25T00:30:00', [24, 1], ['Today', 'Yesterday']],
  // Summer time begins: the day has 23 hours.
  ['Europe/Berlin', '2026-03-29T00:30:00', [22, 1], ['Today', 'Yesterday']],
])('the day of a message follows the clock of an open page: %s, %s', (zone, date, hours, expected) => {
  const { before, text, end } = renderDay(zone, date);
  const texts = hours.map((count) => {
    act(() => vi.advanceTimersByTime(count * HOUR_MS));
    return text();
  });
  expect([before, ...texts]).toEqual(['Today', ...expected]);
  end();
});

test('the day is checked when the page is shown again, as timers stop while the computer sleeps', () => {
  const { text, end } = renderDay('UTC', '2026-11-29T22:30:00');
  vi.setSystemTime(new Date('2026-11-30T07:00:00'));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(text()).toBe('Yesterday');
  end();
});
