import { expect, it } from 'vitest';
import { createSlicedQueue } from './sliced-queue.ts';
import { createFakeClock, settle } from './testing/fake-clock.ts';
import { recordUncaught } from './testing/uncaught.ts';

it('a step that throws runs once, and later steps follow', async () => {
  const uncaught = recordUncaught();
  const done: number[] = [];
  const queue = createSlicedQueue(createFakeClock(), (task) => setImmediate(task));
  for (const step of [1, 2, 3]) {
    queue.push(() => {
      done.push(step);
      if (step === 2) throw new Error('2');
    });
  }
  await settle();
  expect(done).toEqual([1, 2, 3]);
  expect(uncaught).toEqual([new Error('2')]);
});

it('a step that adds one runs once and first, when schedule is synchronous', () => {
  const done: string[] = [];
  const queue = createSlicedQueue(createFakeClock(), (task) => task());
  queue.push(() => {
    done.push('first');
    queue.push(() => done.push('second'));
    done.push('first ends');
  });
  expect(done).toEqual(['first', 'first ends', 'second']);
});
