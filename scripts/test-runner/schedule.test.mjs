import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { root } from '../toolchain.mjs';
import { runStages, selectStages } from './schedule.mjs';
import { ciStages, nightlyStages, testStages } from './stages.mjs';

const passed = { passed: 1, failed: 0, skipped: 0, failures: [] };
const failed = { passed: 0, failed: 1, skipped: 0, failures: [{ title: 'adds' }] };
const stage = (id, needs, more = {}) => ({ id, needs, ...more });
const idsOf = (stages) => stages.map(({ id }) => id);
const never = new AbortController().signal;

/** Runs stages that each take one event-loop turn. Resolves to the stages running at each end. */
async function recordOverlaps(stages) {
  const running = new Set();
  const overlaps = [];
  const run = async ({ id }) => {
    running.add(id);
    await new Promise(setImmediate);
    overlaps.push([...running].join(' '));
    running.delete(id);
    return passed;
  };
  await runStages(stages, run, never);
  return overlaps;
}

test('runStages runs two stages side by side, and one that is alone beside no other', async () => {
  const stages = [stage('a'), stage('b'), stage('c'), stage('both', [], { alone: true }), stage('d')];
  assert.deepEqual(await recordOverlaps(stages), ['a b', 'b c', 'c', 'both', 'd']);
});

test('runStages starts the next stage when a preparation has ended', async () => {
  const stages = [stage('a'), stage('tool', [], { prepare: true }), stage('b')];
  assert.deepEqual(await recordOverlaps(stages), ['a tool', 'tool', 'b']);
});

test('runStages starts a stage when the stages that it needs have ended', async () => {
  assert.deepEqual(await recordOverlaps([stage('a'), stage('b', ['a']), stage('c', ['b'])]), ['a', 'b', 'c']);
});

test('runStages reports a stage as failed without running it when a stage that it needs failed', async () => {
  const started = [];
  const run = async ({ id }) => {
    started.push(id);
    return id === 'a' ? failed : passed;
  };
  const outcomes = await runStages([stage('a'), stage('b', ['a']), stage('c')], run, never);
  assert.deepEqual(started, ['a', 'c']);
  assert.deepEqual(
    outcomes.map(({ id, failed: count }) => `${id} ${count}`),
    ['a 1', 'b 1', 'c 0'],
  );
  assert.equal(outcomes[1].failures[0].title, 'not run, because a failed');
});

test('runStages reports a stage as failed when its run throws, and runs the others', async () => {
  const run = async ({ id }) => {
    if (id === 'a') throw new Error('no space left');
    return passed;
  };
  const outcomes = await runStages([stage('a'), stage('b')], run, never);
  assert.match(outcomes[0].failures[0].reason, /no space left/);
  assert.deepEqual(
    outcomes.map((outcome) => outcome.failed),
    [1, 0],
  );
});

test('runStages waits for running stages, starts no more and fails when its signal aborts', async () => {
  const interruption = new AbortController();
  const run = async ({ id }) => {
    await new Promise(setImmediate);
    if (id === 'stopped') interruption.abort();
    return passed;
  };
  const outcomes = await runStages([stage('stopped'), stage('beside'), stage('next')], run, interruption.signal);
  assert.deepEqual(idsOf(outcomes), ['stopped', 'beside', 'stages not run']);
  assert.equal(outcomes.at(-1).failed, 1);
});

test('runStages prints all output of a stage that failed, and none of one that passed', async (context) => {
  const print = context.mock.method(process.stdout, 'write', () => true);
  const run = async ({ id }) => ({ ...(id === 'a' ? failed : passed), output: `output of ${id}\n`, log: `${id}.log` });
  await runStages([stage('a'), stage('b')], run, never);
  print.mock.restore();
  const text = print.mock.calls.map(({ arguments: [part] }) => part).join('');
  assert.match(text, /✗ a \(.*: 0 passed, 1 failed, 0 skipped\n\n┌── a\noutput of a\n└── a; log: a\.log\n/);
  assert.doesNotMatch(text, /output of b/);
});

test('selectStages returns the named stages and groups with everything that they need', () => {
  const all = [stage('tool'), stage('build', ['tool']), stage('unit:a'), stage('unit:b', ['build'])];
  assert.deepEqual(selectStages(all, []), all);
  assert.deepEqual(idsOf(selectStages(all, ['a'])), ['unit:a']);
  assert.deepEqual(idsOf(selectStages(all, ['unit:a'])), ['unit:a']);
  assert.deepEqual(idsOf(selectStages(all, ['unit'])), ['tool', 'build', 'unit:a', 'unit:b']);
});

test('selectStages throws a UserError that lists all names when a name is unknown', () => {
  assert.throws(() => selectStages([stage('lint')], ['lnit']), {
    name: 'UserError',
    message: 'No stage is called lnit. There are: lint',
  });
});

for (const [command, stages] of Object.entries({
  'npm test': testStages,
  '.ci/run': ciStages,
  'npm run nightly': nightlyStages,
}))
  test(`each stage of ${command} has a unique id and needs only earlier stages, and each command has a limit`, () => {
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

test('npm test has a stage for the tests of each package, and .ci/run has each stage of npm test', () => {
  const packages = globSync('{packages,apps}/*/package.json', { cwd: root })
    .map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')))
    .filter(({ scripts }) => scripts?.test)
    .map(({ name }) => name);
  const commands = testStages.map(({ command }) => command).join('\n');
  assert.deepEqual(
    packages.filter((name) => !commands.includes(`--filter ${name} run test `)),
    [],
  );
  assert.deepEqual(
    testStages.map(({ id }) => id).filter((id) => !ciStages.some((stage) => stage.id === id)),
    [],
  );
});
