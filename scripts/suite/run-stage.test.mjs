import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from './run-stage.mjs';

const counted = { id: 'units', report: 'json' };
const ended = (code) => ({ code, output: 'first\nTypeError: x', log: 'a.log' });
const one = (status) => ({ title: 'adds', status });

for (const [what, stage, code, tests, passed, failures] of [
  ['counts tests by status', counted, 1, [one('passed'), one('failed'), one('skipped')], 1, ['adds']],
  [
    'fails when the runner failed without a failing test',
    counted,
    1,
    [one('passed')],
    1,
    ['units ended with exit code 1'],
  ],
  ['fails when no test ran', counted, 0, [], 0, ['units ran no test']],
  ['fails when each test was skipped', counted, 0, [one('skipped')], 0, ['units ran no test']],
  ['counts a stage without report as one test that passes with exit code 0', { id: 'lint' }, 0, [], 1, []],
  [
    'counts a stage without report as failed with another exit code',
    { id: 'lint' },
    2,
    [],
    0,
    ['lint ended with exit code 2'],
  ],
])
  test(`judge ${what}`, () => {
    const outcome = judge(stage, ended(code), tests);
    assert.equal(outcome.passed, passed);
    assert.equal(outcome.failed, failures.length);
    assert.deepEqual(
      outcome.failures.map(({ title }) => title),
      failures,
    );
  });

test('judge gives the last lines of the output as the reason when there is no failing test', () => {
  assert.equal(judge({ id: 'lint' }, ended(1), []).failures[0].reason, 'first\nTypeError: x');
});

for (const report of [undefined, 'json'])
  test(`judge fails a stage ${report ? 'with' : 'without'} report that was ended at its limit with exit code 0`, () => {
    const stage = { id: 'units', report, minutes: 3 };
    const { passed, failures } = judge(stage, { ...ended(0), timedOut: true }, report ? [one('passed')] : []);
    assert.equal(passed, report ? 1 : 0);
    assert.deepEqual(failures, [{ title: 'units', reason: 'ended after 6 minutes\nfirst\nTypeError: x' }]);
  });
