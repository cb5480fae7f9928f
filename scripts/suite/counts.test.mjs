import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { countNodeTest, countPlaywright, countSizes, countVitest } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function file(content) {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('vitest: failing tests are named with why, a file that does not load counts as one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'adds',
            failureMessages: ['\u001b[31mAssertionError: 1 is not 2\u001b[39m\n\n    at a.ts:1:1'],
          },
          { status: 'passed', fullName: 'b' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', message: 'SyntaxError: x\nat y', assertionResults: [] },
    ],
  };
  const names = ['a.test.ts: adds\n        AssertionError: 1 is not 2', 'broken.test.ts: SyntaxError: x'];
  assert.deepEqual(countVitest(file(report)), { passed: 3, failed: 2, skipped: 1, names });
});

test('playwright: a failing test says why and where, and what its pages did last; what passes only when repeated has failed', () => {
  const error = { message: 'Error: not seen\n\nTimeout: 15000ms', location: { file: '/x/order.spec.ts', line: 7 } };
  const journal = { name: 'what happened last', body: Buffer.from('1.0 s Robin: closed\n').toString('base64') };
  const failed = { errors: [error], attachments: [journal, { name: 'trace', path: '/x' }] };
  const spec = (title, status) => ({
    title,
    ok: status !== 'unexpected',
    tests: [{ status, projectName: 'wide', results: [status === 'unexpected' ? failed : { errors: [] }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        file: 'order.spec.ts',
        specs: [spec('fine', 'expected')],
        suites: [{ file: 'order.spec.ts', specs: [spec('wrong', 'unexpected'), spec('now and then', 'flaky')] }],
      },
    ],
  };
  const why =
    '\n        Error: not seen\n        Timeout: 15000ms\n        at order.spec.ts:7\n          1.0 s Robin: closed';
  const names = [`order.spec.ts: wrong [wide]${why}`, 'order.spec.ts: now and then [wide]'];
  assert.deepEqual(countPlaywright(file(report)), { passed: 1, failed: 2, skipped: 0, names });
});

test('node:test: numbers and names come from the closing lines', () => {
  const output = 'ℹ pass 2\nℹ fail 1\nℹ cancelled 1\nℹ skipped 0\nℹ todo 0\n\n✖ failing tests:\n\n✖ adds (1.5ms)\n';
  assert.deepEqual(countNodeTest(output), { passed: 2, failed: 2, skipped: 0, names: ['adds'] });
});

test('sizes: each budget is a test', () => {
  const output = JSON.stringify([
    { name: 'auth', passed: true, size: 1, sizeLimit: 2 },
    { name: 'search', passed: false, size: 3, sizeLimit: 2 },
  ]);
  assert.deepEqual(countSizes(output), { passed: 1, failed: 1, skipped: 0, names: ['search: 3 bytes, budget 2'] });
});

for (const [name, count] of Object.entries({ countVitest, countPlaywright })) {
  test(`${name}: a report that is missing or cut off counts nothing`, () => {
    assert.equal(count(join(folder, 'none.json')).passed, 0);
    assert.equal(count(file('{"numPassed')).passed, 0);
  });
}
