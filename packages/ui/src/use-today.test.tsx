// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatThread } from './chat-thread/chat-thread.tsx';
import { stubLayout } from './testing/stub-layout.ts';
import { Timeline } from './timeline/timeline.tsx';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  stubLayout();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

type Render = (at: number) => ReactNode;

/** Renders something of this local time, and returns the name of its day. */
function renderDay(render: Render, zone: string, date: string) {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(new Date(date));
  const page = document.createElement('div');
  const root = createRoot(page);
  act(() => root.render(render(Date.now())));
  const text = () => {
    const name = page.querySelector('.bd-chat__line, h3')?.textContent ?? '';
    // Formatters are cached with the zone of an earlier test.
    return /\d/.test(name) ? 'the date' : name;
  };
  const end = () => act(() => root.unmount());
  return { before: text(), text, end };
}

describe.each<[string, Render]>([
  ['a chat', (at) => <ChatThread entries={[{ kind: 'system', id: '1', at, text: 'Paused', icon: null }]} />],
  ['a timeline', (at) => <Timeline events={[{ id: '1', at, text: 'Paused', icon: null }]} />],
])('the day of %s', (_, render) => {
  test.each([
    ['Pacific/Auckland', '2026-11-29T22:30:00', [3, 24], ['Yesterday', 'the date']],
    ['America/Los_Angeles', '2026-11-29T22:30:00', [3, 24], ['Yesterday', 'the date']],
    ['UTC', '2026-12-31T23:59:30', [1 / 60, 24], ['Yesterday', 'the date']],
    ['UTC', '2026-11-29T01:00:00', [3, 20], ['Today', 'Yesterday']],
    // Summer time ends: the day has 25 hours.
    ['Europe/Berlin', '2026-10-25T00:30:00', [24, 1], ['Today', 'Yesterday']],
    // Summer time begins: the day has 23 hours.
    ['Europe/Berlin', '2026-03-29T00:30:00', [22, 1], ['Today', 'Yesterday']],
  ])('follows the clock of an open page: %s, %s', (zone, date, hours, expected) => {
    const { before, text, end } = renderDay(render, zone, date);
    const texts = hours.map((count) => {
      act(() => vi.advanceTimersByTime(count * HOUR_MS));
      return text();
    });
    expect([before, ...texts]).toEqual(['Today', ...expected]);
    end();
  });

  test('is checked when the page is shown again, as timers stop while the computer sleeps', () => {
    const { text, end } = renderDay(render, 'UTC', '2026-11-29T22:30:00');
    vi.setSystemTime(new Date('2026-11-30T07:00:00'));
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(text()).toBe('Yesterday');
    end();
  });
});
