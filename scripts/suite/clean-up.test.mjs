import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';
import { withCleanups } from './clean-up.mjs';

test('withCleanups prints a cleanup that rejects, calls the others in reverse order, and returns the result', async (context) => {
  const print = context.mock.method(process.stderr, 'write', () => true);
  const called = [];
  const result = await withCleanups(async (cleanups) => {
    cleanups.push(async () => called.push('first'));
    cleanups.push(async () => Promise.reject(new Error('no connection')));
    cleanups.push(async () => called.push('last'));
    return 'outcomes';
  });
  print.mock.restore();
  assert.equal(result, 'outcomes');
  assert.deepEqual(called, ['last', 'first']);
  assert.match(print.mock.calls[0].arguments[0], /no connection/);
});

test('withCleanups calls the cleanups when the run rejects', async () => {
  const called = [];
  const run = withCleanups(async (cleanups) => {
    cleanups.push(async () => called.push('cleanup'));
    throw new Error('no space left');
  });
  await assert.rejects(run, /no space left/);
  assert.deepEqual(called, ['cleanup']);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  test(`withCleanups handles ${signal} until the last cleanup has ended`, async () => {
    const before = process.listenerCount(signal);
    const during = [];
    const count = async () => during.push(process.listenerCount(signal) - before);
    await withCleanups(async (cleanups) => cleanups.push(count, count));
    assert.deepEqual(during, [1, 1]);
    assert.equal(process.listenerCount(signal), before);
  });
