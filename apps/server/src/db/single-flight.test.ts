import { expect, onTestFinished, test, vi } from 'vitest';
import { runCall, timeLeft } from './call-time.ts';
import { createSingleFlight, READ_MAX_MS } from './single-flight.ts';
import type { RunRead } from './timed-reads.ts';

const readWith: RunRead = (read) => read(Object.create(null));

function reads() {
  const ends: ((answer: number) => void)[] = [];
  const read = vi.fn(() => new Promise<number>((resolve) => ends.push(resolve)));
  return { ends, read };
}

test('concurrent callers share one read that starts after their calls', async () => {
  const together = createSingleFlight(readWith);
  const { ends, read } = reads();
  const first = together('all', read);
  const others = [together('all', read), together('all', read), together('all', read)];
  expect(read).toHaveBeenCalledTimes(1);
  ends[0]?.(1);
  expect(await first).toBe(1);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  ends[1]?.(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
});

test('a shared read does not end with the call that started it', async () => {
  const together = createSingleFlight(readWith);
  const left = await runCall(() => together('all', async () => timeLeft(1_000)));
  expect(left).toBeUndefined();
});

test('a call without a running read starts a new one', async () => {
  const together = createSingleFlight(readWith);
  let now = 0;
  const read = async () => {
    now += 1;
    return now;
  };
  expect(await together('all', read)).toBe(1);
  expect(await together('all', read)).toBe(2);
});

test('reads with different keys run in parallel', async () => {
  const together = createSingleFlight(readWith);
  const { ends, read } = reads();
  const one = together('one', read);
  const other = together('other', read);
  expect(read).toHaveBeenCalledTimes(2);
  ends[1]?.(2);
  expect(await other).toBe(2);
  ends[0]?.(1);
  expect(await one).toBe(1);
});

test('a failed read rejects its own callers only', async () => {
  const together = createSingleFlight(readWith);
  const gone = () => Promise.reject(new Error('gone'));
  const first = together('all', gone);
  const second = together('all', async () => 2);
  await expect(first).rejects.toThrow('gone');
  expect(await second).toBe(2);
  expect(await together('all', async () => 3)).toBe(3);
});

test('a hanging read times out, and no other with its key starts before it ends', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const together = createSingleFlight(readWith);
  const { ends, read } = reads();
  const waits = [together('all', read), together('all', read), together('all', read)];
  const refused = waits.map((wait) => expect(wait).rejects.toThrow('The read of all has taken'));
  await vi.advanceTimersByTimeAsync(READ_MAX_MS);
  await Promise.all(refused);
  await expect(together('all', read)).rejects.toThrow('The read of all has taken');
  expect(read).toHaveBeenCalledTimes(1);
  expect(await together('other', async () => 2)).toBe(2);
  ends[0]?.(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(await together('all', async () => 3)).toBe(3);
});

test('a caller waiting for a read that the database cancels gets the next result', async () => {
  const together = createSingleFlight(readWith);
  const ended = Promise.withResolvers<number>();
  const first = together('all', () => ended.promise);
  const behind = together('all', async () => 2);
  ended.reject(new Error('canceling statement due to statement timeout'));
  await expect(first).rejects.toThrow('statement timeout');
  expect(await behind).toBe(2);
});
