import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runJobs } from './jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runJobs runs each job at once and at its interval, never twice at a time', async () => {
  const long = Promise.withResolvers<void>();
  const [quick, slow] = [vi.fn(async () => undefined), vi.fn(() => long.promise)];
  const jobs = [
    { name: 'quick', intervalMs: 10, run: quick },
    { name: 'slow', intervalMs: 20, run: slow },
  ];
  const stop = runJobs(jobs, () => undefined);
  await vi.advanceTimersByTimeAsync(65);
  expect([quick.mock.calls.length, slow.mock.calls.length]).toEqual([7, 1]);
  long.resolve();
  await vi.advanceTimersByTimeAsync(20);
  expect(slow).toHaveBeenCalledTimes(2);
  await stop();
});

test('runJobs reports a failed job by name and runs it again', async () => {
  const told: [unknown, string][] = [];
  const failing = vi.fn(async () => Promise.reject('broken'));
  const stop = runJobs([{ name: 'erase', intervalMs: 10, run: failing }], (error, name) => told.push([error, name]));
  await vi.advanceTimersByTimeAsync(25);
  expect(told).toEqual([
    ['broken', 'erase'],
    ['broken', 'erase'],
    ['broken', 'erase'],
  ]);
  await stop();
});

test('the stop function waits for running jobs and starts none', async () => {
  const long = Promise.withResolvers<void>();
  const run = vi.fn(() => long.promise);
  const stop = runJobs([{ name: 'erase', intervalMs: 10, run }], () => undefined);
  await vi.advanceTimersByTimeAsync(10);
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect([run.mock.calls.length, stopped]).toEqual([1, false]);
  long.resolve();
  await stopping;
});
