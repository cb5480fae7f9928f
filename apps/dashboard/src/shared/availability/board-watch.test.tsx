import type { Availability } from '@boostdesk/api-client/contract';
import { QueryObserver } from '@tanstack/query-core';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { keys } from '../../data/query-client.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { BoardWatch } from './board-watch.tsx';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Shows a board beside the watch, one minute before the end of a day. */
async function render(vacationOf: (today: number) => Availability['vacation']) {
  const midnight = Math.ceil(Date.now() / DAY) * DAY;
  vi.setSystemTime(midnight - MINUTE);
  const availability = { zone: 'UTC', hours: [], vacation: vacationOf(midnight - DAY), awayUntil: null };
  const rendered = await renderInApp({
    node: <BoardWatch />,
    answers: { availability: { get: () => ({ availability }) } },
  });
  const fetchBoard = vi.fn(async () => []);
  const stop = new QueryObserver(rendered.queries, {
    queryKey: keys.orderList({ scope: 'board' }),
    queryFn: fetchBoard,
  }).subscribe(() => undefined);
  await rendered.settle();
  const wait = async (ms: number) => {
    await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    await rendered.settle();
  };
  return { count: () => fetchBoard.mock.calls.length, wait, stop };
}

test.each([
  ['begins', (today: number) => ({ from: day(today + DAY), to: day(today + 2 * DAY) })],
  ['ends', (today: number) => ({ from: day(today - DAY), to: day(today) })],
])('a filled board is refetched when a vacation %s, without an event', async (_, vacationOf) => {
  const { count, wait, stop } = await render(vacationOf);
  expect(count()).toBe(1);
  await wait(MINUTE + 30_000);
  expect(count()).toBe(2);
  await wait(5 * MINUTE);
  expect(count()).toBe(2);
  stop();
});

test('without a vacation nothing is refetched', async () => {
  const { count, wait, stop } = await render(() => null);
  await wait(MINUTE + 30_000);
  expect(count()).toBe(1);
  stop();
});
