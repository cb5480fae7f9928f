import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atOnce } from './stages.mjs';

const part = (outcome, wait = Promise.resolve()) => ({
  run: async () => {
    await wait;
    return { passed: 0, failed: 0, skipped: 0, names: [], output: '', log: '', ...outcome };
  },
});

test('stages at once are summed up as one, and only what a failing one said is shown', async () => {
  const parts = [
    part({ passed: 3, skipped: 1, output: 'fine', log: 'a.log' }),
    part({ passed: 2, failed: 1, names: ['wrong'], output: 'why', log: 'b.log' }),
  ];
  const { id, run } = atOnce({ id: 'both', title: 'both', parts });
  assert.equal(id, 'both');
  assert.deepEqual(await run({}), { passed: 5, failed: 1, skipped: 1, names: ['wrong'], output: 'why', log: 'b.log' });
});

test('none of them waits for another', async () => {
  const { promise, resolve } = Promise.withResolvers();
  const waits = part({ passed: 1 }, promise);
  const frees = {
    run: () => {
      resolve();
      return part({ passed: 1 }).run();
    },
  };
  assert.equal((await atOnce({ id: 'both', title: 'both', parts: [waits, frees] }).run({})).passed, 2);
});
