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

test('runStages runs as many stages side by side as there are places for', async () => {
  const stages = [stage('a'), stage('b'), stage('c'), stage('d')];
  assert.deepEqual(await recordOverlaps(stages), ['a b c', 'b c d', 'c d', 'd']);
});

test('runStages starts a stage of two places soon, and one of one place beside it', async () => {
  const stages = [
    stage('a'),
    stage('two', [], { places: 2 }),
    stage('b'),
    stage('more', [], { places: 2 }),
    stage('c'),
  ];
  assert.deepEqual(await recordOverlaps(stages), ['a two', 'two b', 'b more', 'more c', 'c']);
});

test('runStages runs a stage of all places beside no other', async () => {
  const stages = [stage('a'), stage('all', [], { places: 3 }), stage('b'), stage('c')];
  assert.deepEqual(await recordOverlaps(stages), ['a', 'all', 'b c', 'c']);
});

test('runStages runs no two stages of a group side by side', async () => {
  const stages = [stage('a', [], { group: 'ports' }), stage('b', [], { group: 'ports' }), stage('c')];
  assert.deepEqual(await recordOverlaps(stages), ['a c', 'c b', 'b']);
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

test('runStages throws for a stage that can never start', async () => {
  await assert.rejects(
    runStages([stage('a', ['b'])], async () => passed, never),
    /These stages cannot start: a\./,
  );
});

test('runStages waits for running stages, starts no more and fails when its signal aborts', async () => {
  const interruption = new AbortController();
  const run = async ({ id }) => {
    await new Promise(setImmediate);
    if (id === 'stopped') interruption.abort();
    return passed;
  };
  const stages = [stage('stopped'), stage('beside', [], { places: 2 }), stage('next')];
  const outcomes = await runStages(stages, run, interruption.signal);
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

/** Ids of the end-to-end stages whose command runs a test with this tag, except stages of one file. */
const journeyStagesOf = (stages, tag) =>
  stages
    .filter(({ command = '' }) => / run e2e .*--grep/.test(command))
    .filter(({ command }) => {
      const [, invert, pattern] = / --grep(-invert)? (\S+)/.exec(command);
      return new RegExp(pattern).test(`a title ${tag}`) !== (invert !== undefined);
    })
    .map(({ id }) => id);

for (const [tag, inTest, inCi, inNightly] of [
  ['', ['journeys'], ['journeys'], ['nightly:repeat', 'nightly:keyboard']],
  ['@main', ['journeys'], ['journeys', 'ci:journeys'], ['nightly:repeat', 'nightly:processes', 'nightly:keyboard']],
  ['@postgres', [], ['ci:journeys'], ['nightly:repeat', 'nightly:processes', 'nightly:keyboard']],
  ['@ci', [], ['journeys'], ['nightly:repeat', 'nightly:keyboard']],
  ['@nightly', [], [], ['nightly:journeys']],
])
  test(`a journey ${tag ? `tagged ${tag}` : 'without a tag'} runs in the stages of its tag`, () => {
    assert.deepEqual(
      [testStages, ciStages, nightlyStages].map((stages) => journeyStagesOf(stages, tag)),
      [inTest, inCi, inNightly],
    );
  });
