// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useClock } from './use-clock.ts';

const MINUTE_MS = 60_000;
const startOfMinute = (at: number) => Math.floor(at / MINUTE_MS) * MINUTE_MS;
const now = () => Date.now();
const Minute = () => new Date(useClock(now, startOfMinute)).toISOString().slice(11, 16);

function renderMinutes() {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.setSystemTime(new Date('2026-11-29T10:00:10Z'));
  const page = document.createElement('div');
  const root = createRoot(page);
  const render = (names: readonly string[]) => act(() => root.render(names.map((name) => <Minute key={name} />)));
  onTestFinished(() => {
    act(() => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return { page, render };
}

test('all clocks of a page follow the minute with one timer, which ends with the last of them', () => {
  const { page, render } = renderMinutes();
  render(['a', 'b', 'c']);
  expect(vi.getTimerCount()).toBe(1);
  expect(page.textContent).toBe('10:0010:0010:00');
  act(() => vi.advanceTimersByTime(MINUTE_MS + MINUTE_MS / 2));
  expect(page.textContent).toBe('10:0110:0110:01');
  render([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a clock follows at once when the page is shown again', () => {
  const { page, render } = renderMinutes();
  render(['a']);
  vi.setSystemTime(new Date('2026-11-29T12:34:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(page.textContent).toBe('12:34');
});
