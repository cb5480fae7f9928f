import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';
import { runStage, toOutcome } from './run-stage.mjs';

const stage = { id: 'units', minutes: 3 };
const ended = (code) => ({ code, output: 'first\nTypeError: x', log: 'a.log' });
const one = (status) => ({ title: 'adds', status });

for (const [what, code, tests, passed, failures] of [
  ['counts tests by status', 1, [one('passed'), one('failed'), one('skipped')], 1, ['adds']],
  ['fails when the runner failed without a failing test', 1, [one('passed')], 1, ['ended with exit code 1']],
  ['fails when no test ran', 0, [], 0, ['ran no test']],
  ['fails when each test was skipped', 0, [one('skipped')], 0, ['ran no test']],
])
  test(`toOutcome ${what}`, () => {
    const outcome = toOutcome(stage, ended(code), tests);
    assert.equal(outcome.passed, passed);
    assert.equal(outcome.failed, failures.length);
    assert.deepEqual(
      outcome.failures.map(({ title }) => title),
      failures,
    );
  });

test('toOutcome uses the last lines of the output as the reason without a failing test', () => {
  assert.equal(toOutcome(stage, ended(1), []).failures[0].reason, 'first\nTypeError: x');
});

test('toOutcome fails a stage that timed out with exit code 0', () => {
  const { failures } = toOutcome(stage, { ...ended(0), timedOut: true }, [one('passed')]);
  assert.deepEqual(failures, [{ title: 'ended after 6 minutes', reason: 'first\nTypeError: x' }]);
});

const context = { env: process.env };
const run = (id, command, more) => runStage({ id: `test:${id}`, minutes: 1, command, ...more }, context);

test('runStage counts a command without a report as one test that passes with exit code 0', async () => {
  assert.equal((await run('passes', 'true')).passed, 1);
  const { passed, failures } = await run('fails', 'false');
  assert.deepEqual([passed, failures[0].title], [0, 'ended with exit code 1']);
});

test('runStage fails when a command with a report wrote none', async () => {
  assert.equal((await run('junit', 'echo junit {report}')).failures[0].title, 'ran no test');
});

test('runStage gives the addresses of the services only to a stage that needs them', async () => {
  const prepare = async (own) => {
    own.services = { DATABASE_URL: 'postgresql://ours' };
  };
  assert.equal((await runStage({ id: 'services', prepare }, context)).passed, 1);
  const print = 'printenv DATABASE_URL';
  assert.equal((await run('with', print, { needs: ['services'] })).output, 'postgresql://ours\n');
  assert.equal((await run('without', print)).output, '\n');
});
