import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';
import { runStages, selectStages } from './schedule.mjs';
import { ciStages, nightlyStages, testStages } from './stages.mjs';

const passed = { passed: 1, failed: 0, skipped: 0, failures: [] };
const failed = { passed: 0, failed: 1, skipped: 0, failures: [{ title: 'adds' }] };
const stage = (id, cores, needs) => ({ id, title: id, cores, needs });
const idsOf = (stages) => stages.map(({ id }) => id);

/** Runs the stages; each ends one turn of the event loop after it started. Resolves to what ran side by side at each end. */
async function recordOverlaps(stages) {
  const running = new Set();
  const overlaps = [];
  await runStages(stages, async ({ id }) => {
    running.add(id);
    await new Promise(setImmediate);
    overlaps.push([...running].join(' '));
    running.delete(id);
    return passed;
  });
  return overlaps;
}

test('runStages starts the first stage of the list that fits into the free cores', async () => {
  const stages = [stage('a', 1), stage('both', 2), stage('b', 1), stage('network', 0)];
  assert.deepEqual(await recordOverlaps(stages), ['a b network', 'b network', 'network both', 'both']);
});

test('runStages starts a stage when the stages that it needs have ended', async () => {
  assert.deepEqual(await recordOverlaps([stage('a', 1), stage('b', 1, ['a']), stage('c', 1, ['b'])]), ['a', 'b', 'c']);
});

test('runStages reports a stage as failed without running it when a stage that it needs failed', async () => {
  const started = [];
  const outcomes = await runStages([stage('a', 1), stage('b', 1, ['a']), stage('c', 1)], async ({ id }) => {
    started.push(id);
    return id === 'a' ? failed : passed;
  });
  assert.deepEqual(started, ['a', 'c']);
  assert.deepEqual(
    outcomes.map(({ id, failed: count }) => [id, count]),
    [
      ['a', 1],
      ['b', 1],
      ['c', 0],
    ],
  );
});

test('runStages reports a stage as failed when its run throws, and runs the others', async () => {
  const outcomes = await runStages([stage('a', 2), stage('b', 2)], async ({ id }) => {
    if (id === 'a') throw new Error('no space left');
    return passed;
  });
  assert.match(outcomes[0].failures[0].reason, /no space left/);
  assert.deepEqual(
    outcomes.map((outcome) => outcome.failed),
    [1, 0],
  );
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  test(`runStages waits for what runs, starts nothing more and fails when ${signal} comes`, async () => {
    const stages = [stage('stopped', 1), stage('beside', 1), stage('next', 1)];
    const outcomes = await runStages(stages, async ({ id }) => {
      await new Promise(setImmediate);
      if (id === 'stopped') process.emit(signal);
      return passed;
    });
    assert.deepEqual(idsOf(outcomes), ['stopped', 'beside', 'rest']);
    assert.equal(outcomes.at(-1).failed, 1);
  });

test('selectStages returns the named stages and groups with everything that they need', () => {
  const all = [stage('tool', 0), stage('build', 1, ['tool']), stage('unit:a', 1), stage('unit:b', 1, ['build'])];
  assert.deepEqual(selectStages(all, []), all);
  assert.deepEqual(idsOf(selectStages(all, ['a'])), ['unit:a']);
  assert.deepEqual(idsOf(selectStages(all, ['unit'])), ['tool', 'build', 'unit:a', 'unit:b']);
});

test('selectStages throws a Problem that lists all names when a name is unknown', () => {
  assert.throws(() => selectStages([stage('lint', 1)], ['lnit']), {
    name: 'Problem',
    message: 'No stage is called lnit. There are: lint',
  });
});

for (const [command, stages] of Object.entries({
  'npm test': testStages(),
  '.ci/run': ciStages(),
  'npm run nightly': nightlyStages(),
}))
  test(`each stage of ${command} has an id of its own and needs only stages before it, and each command has a limit`, () => {
    const seen = new Set();
    for (const { id, needs = [], command: line, minutes } of stages) {
      assert.ok(line === undefined || minutes > 0, `${id} has no minutes`);
      assert.ok(!seen.has(id), `${id} is there twice`);
      assert.deepEqual(
        needs.filter((other) => !seen.has(other)),
        [],
        id,
      );
      seen.add(id);
    }
  });
