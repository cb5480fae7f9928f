import { expect, onTestFinished, test, vi } from 'vitest';
import type { ReadWith } from './limited-reads.ts';
import { createSharedReads, READ_MAX_MS } from './shared-reads.ts';

// Where from makes no difference to what is shared.
const readWith: ReadWith = (read) => read(Object.create(null));

/** Reads that end when they are told to. */
function reads() {
  const ends: ((answer: number) => void)[] = [];
  const read = vi.fn(() => new Promise<number>((resolve) => ends.push(resolve)));
  return { ends, read };
}

test('of many who ask at once one reads for the first, and one for all others, after they asked', async () => {
  const together = createSharedReads(readWith);
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

test('what is asked for when nothing is under way is read anew: no answer is kept', async () => {
  const together = createSharedReads(readWith);
  let now = 0;
  const read = async () => {
    now += 1;
    return now;
  };
  expect(await together('all', read)).toBe(1);
  expect(await together('all', read)).toBe(2);
});

test('another question waits for nobody', async () => {
  const together = createSharedReads(readWith);
  const { ends, read } = reads();
  const one = together('one', read);
  const other = together('other', read);
  expect(read).toHaveBeenCalledTimes(2);
  ends[1]?.(2);
  expect(await other).toBe(2);
  ends[0]?.(1);
  expect(await one).toBe(1);
});

test('a read that fails does so for those who asked for it, and for nobody after them', async () => {
  const together = createSharedReads(readWith);
  const gone = () => Promise.reject(new Error('gone'));
  const first = together('all', gone);
  const second = together('all', async () => 2);
  await expect(first).rejects.toThrow('gone');
  expect(await second).toBe(2);
  expect(await together('all', async () => 3)).toBe(3);
});

test('a read that hangs is given up, and none of its kind begins before it has ended', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const together = createSharedReads(readWith);
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

test('who waits behind a read that its database ends gets an answer', async () => {
  const together = createSharedReads(readWith);
  const ended = Promise.withResolvers<number>();
  const first = together('all', () => ended.promise);
  const behind = together('all', async () => 2);
  ended.reject(new Error('canceling statement due to statement timeout'));
  await expect(first).rejects.toThrow('statement timeout');
  expect(await behind).toBe(2);
});
