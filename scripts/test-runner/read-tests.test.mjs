import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { after, test } from 'node:test';
import { root } from '../toolchain.mjs';
import { parseTests, readTests, reasonOf } from './read-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'read-tests-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const BROKEN = "throw new Error('no such module');";
const FILES = {
  hook: "describe('group', () => { beforeAll(() => { throw new Error('no server'); }); test('one', () => {}); });",
  tests: `describe('a <b> & c', () => {
    test('passes', () => {});
    test('fails', () => { throw new Error('1 is\\nnot <2>'); });
    test.skip('is skipped', () => {});
  });`,
};

const RUNNERS = {
  'node:test': {
    args: ['--test', '--test-reporter=junit', '--test-reporter-destination=report.xml'],
    imports: "import { before as beforeAll, describe, test } from 'node:test';",
    files: { ...FILES, broken: BROKEN },
    tests: [
      ['broken.test.mjs', 'broken.test.mjs', 'failed', /^test failed$/],
      ['hook.test.mjs', 'one', 'failed', /^test did not finish before its parent and was cancelled$/],
      ['tests.test.mjs', 'fails', 'failed', /^1 is\nnot <2>$/],
      ['tests.test.mjs', 'is skipped', 'skipped'],
      ['tests.test.mjs', 'passes', 'passed'],
    ],
  },
  vitest: {
    args: [
      join(root, 'packages/auth/node_modules/vitest/vitest.mjs'),
      'run',
      '--globals',
      '--reporter=junit',
      '--outputFile.junit=report.xml',
    ],
    imports: '',
    files: { ...FILES, broken: BROKEN },
    tests: [
      ['broken.test.mjs', 'broken.test.mjs', 'failed', /^Error: no such module\n/],
      ['hook.test.mjs', 'group', 'failed', /^Error: no server\n/],
      ['hook.test.mjs', 'group > one', 'skipped'],
      ['tests.test.mjs', 'a <b> & c > fails', 'failed', /^Error: 1 is\nnot <2>\n/],
      ['tests.test.mjs', 'a <b> & c > is skipped', 'skipped'],
      ['tests.test.mjs', 'a <b> & c > passes', 'passed'],
    ],
  },
  // Playwright runs no test if a file fails to load.
  Playwright: {
    args: [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=junit'],
    imports: "import { test } from '@playwright/test';\nconst { beforeAll, describe } = test;",
    files: FILES,
    tests: [
      ['hook.test.mjs', 'group › one', 'failed', /^hook\.test\.mjs:3:\d+ .*\nError: no server\n/],
      ['tests.test.mjs', 'a <b> & c › fails', 'failed', /^tests\.test\.mjs:5:\d+ .*\nError: 1 is\nnot <2>\n/],
      ['tests.test.mjs', 'a <b> & c › is skipped', 'skipped'],
      ['tests.test.mjs', 'a <b> & c › passes', 'passed'],
    ],
  },
};

for (const [name, { args, imports, files, tests }] of Object.entries(RUNNERS))
  test(`readTests reads file, title, status and reason from a report that ${name} wrote`, () => {
    const cwd = join(folder, basename(name));
    mkdirSync(cwd);
    symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'));
    for (const [file, text] of Object.entries(files))
      writeFileSync(join(cwd, `${file}.test.mjs`), `${imports}\n${text}`);
    const report = join(cwd, 'report.xml');
    // Node runs no nested test runner.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    spawnSync(process.execPath, args, { cwd, env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report } });
    const found = readTests(report).sort((a, b) => (a.file + a.title < b.file + b.title ? -1 : 1));
    assert.deepEqual(
      found.map(({ file, title, status }) => [basename(file), title, status]),
      tests.map(([file, title, status]) => [file, title, status]),
    );
    for (const [index, [, , , reason]] of tests.entries()) if (reason) assert.match(found[index].reason, reason);
    assert.ok(found.at(-1).ms > 0 && found.at(-1).ms < 1000, `${found.at(-1).ms} ms`);
  });

test('parseTests returns the tests before the position at which a report was truncated', () => {
  const xml = '<testsuites><testsuite name="a"><testcase name="adds" classname="a" time="0.002"/><testcase na';
  assert.deepEqual(
    parseTests(xml).map(({ title, ms, status }) => [title, ms, status]),
    [['adds', 2, 'passed']],
  );
});

test('readTests returns no tests when there is no report', () => {
  assert.deepEqual(readTests(join(folder, 'none.xml')), []);
});

test('reasonOf leaves out colours, empty lines and the stack', () => {
  assert.equal(reasonOf('\u001b[31m1 is not 2\u001b[39m\n\n    at a.ts:1:1\n  b'), '1 is not 2\nb');
});
