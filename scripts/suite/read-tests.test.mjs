import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, test } from 'node:test';
import { readTests, testsIn } from './read-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'read-tests-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const read = (report) => testsIn(JSON.stringify(report));

test('testsIn reads status and reason of each vitest test, and counts a file that does not load as failed', () => {
  const assertionResults = [
    {
      status: 'failed',
      fullName: 'adds',
      duration: 2,
      failureMessages: ['\u001b[31m1 is not 2\u001b[39m\n\n    at a.ts:1:1'],
    },
    { status: 'passed', fullName: 'b' },
    { status: 'todo', fullName: 'c' },
  ];
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults },
      { name: 'broken.test.ts', status: 'failed', message: 'SyntaxError: x', assertionResults: [] },
    ],
  };
  assert.deepEqual(
    read(report).map(({ title, status, reason }) => [title, status, reason]),
    [
      ['adds', 'failed', '1 is not 2'],
      ['b', 'passed', ''],
      ['c', 'skipped', ''],
      ['the file', 'failed', 'SyntaxError: x'],
    ],
  );
});

test('testsIn reads each Playwright test with error, line and journal, and counts one that passed on a retry as failed', () => {
  const error = { message: 'Error: not seen\n\nTimeout: 15000ms', location: { file: '/x/order.spec.ts', line: 7 } };
  const journal = { name: 'what happened last', body: Buffer.from('1.0 s Robin: closed\n').toString('base64') };
  const results = [{ duration: 5, errors: [error], attachments: [journal, { name: 'trace', path: '/x' }] }];
  const spec = (title, ...tests) => ({ title, tests });
  const report = {
    suites: [
      {
        file: 'order.spec.ts',
        specs: [spec('fine', { status: 'expected' }, { status: 'expected', projectName: 'wide' })],
        suites: [
          {
            file: 'order.spec.ts',
            specs: [spec('wrong', { status: 'unexpected', results }), spec('retried', { status: 'flaky' })],
          },
        ],
      },
    ],
    errors: [{ message: 'no server' }],
  };
  const tests = read(report);
  assert.deepEqual(
    tests.map(({ title, status }) => [title, status]),
    [
      ['fine', 'passed'],
      ['fine [wide]', 'passed'],
      ['wrong', 'failed'],
      ['retried', 'failed'],
      ['outside any test', 'failed'],
    ],
  );
  assert.equal(tests[2].reason, 'Error: not seen\nTimeout: 15000ms\nat order.spec.ts:7');
  assert.equal(tests[2].journal, '1.0 s Robin: closed');
});

test('testsIn reads each size budget as a test', () => {
  const report = [
    { name: 'auth', passed: true, size: 1, sizeLimit: 2 },
    { name: 'search', passed: false, size: 3, sizeLimit: 2 },
  ];
  assert.deepEqual(
    read(report).map(({ title, status, reason }) => [title, status, reason]),
    [
      ['auth', 'passed', ''],
      ['search', 'failed', '3 bytes, budget 2'],
    ],
  );
});

/** What the reporter writes about a file of node:test with this text, and the exit code of its run. */
function runNodeTest(text) {
  const file = join(folder, 'example.test.mjs');
  writeFileSync(file, `import { after, before, describe, test } from 'node:test';\n${text}`);
  const reporter = join(import.meta.dirname, 'node-reporter.mjs');
  // Node runs no test run inside another.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['--test', `--test-reporter=${reporter}`, file], {
    encoding: 'utf8',
    env,
  });
  return { status, tests: testsIn(stdout).map((one) => [one.title, one.status, one.reason.split('\n')[0]]) };
}

test('node-reporter writes passed, failed, skipped and nested tests once each', () => {
  const { status, tests } = runNodeTest(`
    describe('group', () => {
      test('passes', () => {});
      test('fails', () => { throw new Error('1 is not 2'); });
      test.skip('is skipped', () => {});
    });
    test('parent', async (t) => { await t.test('child', () => { throw new Error('wrong'); }); });`);
  assert.equal(status, 1);
  assert.deepEqual(tests, [
    ['passes', 'passed', ''],
    ['fails', 'failed', '1 is not 2'],
    ['is skipped', 'skipped', ''],
    ['child', 'failed', 'wrong'],
  ]);
});

for (const [what, text] of [
  ['a file that does not load', "throw new Error('no such module');"],
  ['a test that is cancelled', "test('hangs', { timeout: 20 }, () => new Promise(() => {}));"],
  [
    'a before hook',
    "describe('group', () => { before(() => { throw new Error('no server'); }); test('a', () => {}); });",
  ],
  [
    'an after hook',
    "describe('group', () => { after(() => { throw new Error('left over'); }); test('a', () => {}); });",
  ],
])
  test(`node-reporter writes a failure of ${what}`, () => {
    const { status, tests } = runNodeTest(text);
    assert.equal(status, 1);
    assert.ok(
      tests.some(([, own]) => own === 'failed'),
      JSON.stringify(tests),
    );
  });

test('readTests returns no tests when the report is missing or cut off', () => {
  assert.deepEqual(readTests(join(folder, 'none.json')), []);
  assert.deepEqual(testsIn('{"testResults":[{"na'), []);
});
