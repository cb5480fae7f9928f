import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';
import { grouped, runStages } from './run-stages.mjs';

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
  assert.equal(seen[0], 'ab');
  assert.ok(seen.every((names) => names.length <= 2));
  assert.equal(seen.at(-1), 'd');
});

test('outcomes come in the order of the stages, whichever ended first; what needs one that failed is not run', async () => {
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

test('who is told to stop begins nothing more, and says that the rest was not run', async () => {
  const stopping = stage('stopping', async () => {
    process.emit('SIGTERM');
    return fine;
  });
  const outcomes = await runStages([stopping, stage('next')], {});
  assert.deepEqual(ids(outcomes), ['stopping', 'rest']);
});
