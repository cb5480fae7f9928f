import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';
import { grouped, runStages } from './run-stages.mjs';
import { testStages } from './test-stages.mjs';

const fine = { passed: 1, failed: 0, skipped: 0, names: [], output: '', log: '' };
const stage = (id, run = async () => fine, more = {}) => ({ id, title: `stage ${id}`, run, ...more });
const paired = { paired: true };
const ids = (stages) => stages.map(({ id }) => id);

test('only neighbours that may have others beside them are of one group', () => {
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id) => stage(id, undefined, id === 'c' ? {} : paired));
  assert.deepEqual(grouped([a, b, c, d, e]).map(ids), [['a', 'b'], ['c'], ['d', 'e']]);
});

test('two run at once, no third beside them, and none beside one that runs alone', async () => {
  const running = new Set();
  const seen = [];
  const run = (id) => async () => {
    running.add(id);
    await new Promise(setImmediate);
    seen.push([...running].toSorted().join(''));
    running.delete(id);
    return fine;
  };
  const stages = ['a', 'b', 'c'].map((id) => stage(id, run(id), paired));
  await runStages([...stages, stage('d', run('d'))], {});
  assert.deepEqual(seen, ['ab', 'bc', 'c', 'd']);
});

test('outcomes come in the order of the stages, whichever ended first; what needs one that failed is not run', {
  timeout: 5_000,
}, async () => {
  const first = Promise.withResolvers();
  const slow = stage('slow', () => first.promise, paired);
  const broken = async () => {
    first.resolve(fine);
    return { ...fine, passed: 0, failed: 1, names: ['wrong'] };
  };
  let wasRun = false;
  const after = async () => {
    wasRun = true;
    return fine;
  };
  const outcomes = await runStages(
    [slow, stage('quick', broken, paired), stage('after', after, { needs: ['quick'] })],
    {},
  );
  assert.deepEqual(
    outcomes.map(({ id, failed }) => [id, failed]),
    [
      ['slow', 0],
      ['quick', 1],
      ['after', 1],
    ],
  );
  assert.equal(wasRun, false);
});

test('where one cannot run at all, nothing more is begun', { timeout: 5_000 }, async () => {
  const begun = [];
  const broken = async () => {
    throw new Error('no such program');
  };
  const late = Promise.withResolvers();
  const beside = async () => {
    setImmediate(() => late.resolve(fine));
    return late.promise;
  };
  const third = async () => void begun.push('third');
  const stages = [stage('broken', broken, paired), stage('beside', beside, paired), stage('third', third, paired)];
  await assert.rejects(runStages(stages, {}), /no such program/);
  assert.deepEqual(begun, []);
});

test('none of those that run at once needs another of them', () => {
  for (const group of grouped(testStages()))
    for (const { needs = [] } of group) assert.ok(!group.some(({ id }) => needs.includes(id)));
});

for (const [which, more, ran] of [
  ['alone', {}, ['stopping']],
  ['beside another, which ends', paired, ['stopping', 'beside']],
]) {
  test(`who is told to stop ${which} begins nothing more, and says that the rest was not run`, async () => {
    const stopped = Promise.withResolvers();
    const stopping = async () => {
      await new Promise(setImmediate);
      process.emit('SIGTERM');
      stopped.resolve(fine);
      return fine;
    };
    const others = ['beside', 'next'].map((id) => stage(id, () => stopped.promise, more));
    assert.deepEqual(ids(await runStages([stage('stopping', stopping, more), ...others], {})), [...ran, 'rest']);
  });
}
